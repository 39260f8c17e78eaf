/** The page wears the chosen theme; without a choice it follows the system. */
import { useSyncExternalStore } from 'react';
import { type MotionChoice, type ThemeChoice, useSettings } from '../stores/settings.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const systemStill = matchMedia('(prefers-reduced-motion: reduce)');

export function followTheme(): void {
  const wear = () => {
    const { theme, motion } = useSettings.getState();
    document.documentElement.dataset['theme'] = shownTheme(theme);
    document.documentElement.dataset['motion'] = moves(motion) ? 'on' : 'off';
  };
  wear();
  useSettings.subscribe(wear);
  systemDark.addEventListener('change', wear);
  systemStill.addEventListener('change', wear);
}

export function useShownTheme(): 'light' | 'dark' {
  const theme = useSettings(settings => settings.theme);
  useSyncExternalStore(listenTo(systemDark), () => systemDark.matches);
  return shownTheme(theme);
}

/** Whether cards travel. */
export function useMotion(): boolean {
  const motion = useSettings(settings => settings.motion);
  useSyncExternalStore(listenTo(systemStill), () => systemStill.matches);
  return moves(motion);
}

function shownTheme(theme: ThemeChoice): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return systemDark.matches ? 'dark' : 'light';
}

function moves(motion: MotionChoice): boolean {
  return motion === 'system' ? !systemStill.matches : motion === 'full';
}

const listeners = new WeakMap<MediaQueryList, (listener: () => void) => () => void>();

function listenTo(query: MediaQueryList): (listener: () => void) => () => void {
  let listen = listeners.get(query);
  if (!listen) {
    listen = listener => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    };
    listeners.set(query, listen);
  }
  return listen;
}
