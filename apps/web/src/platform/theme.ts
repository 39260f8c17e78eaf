/** The page wears the chosen theme; without a choice it follows the system. */
import { useSyncExternalStore } from 'react';
import { type MotionChoice, type ThemeChoice, useSettings } from '../stores/settings.ts';

const systemDark = systemWish('(prefers-color-scheme: dark)');
const systemStill = systemWish('(prefers-reduced-motion: reduce)');

export function followTheme(): void {
  const wear = () => {
    const { theme, motion } = useSettings.getState();
    document.documentElement.dataset['theme'] = shownTheme(theme);
    document.documentElement.dataset['motion'] = moves(motion) ? 'on' : 'off';
  };
  wear();
  useSettings.subscribe(wear);
  systemDark.listen(wear);
  systemStill.listen(wear);
}

export function useShownTheme(): 'light' | 'dark' {
  const theme = useSettings(settings => settings.theme);
  useSyncExternalStore(systemDark.listen, systemDark.holds);
  return shownTheme(theme);
}

/** Whether cards travel. */
export function useMotion(): boolean {
  const motion = useSettings(settings => settings.motion);
  useSyncExternalStore(systemStill.listen, systemStill.holds);
  return moves(motion);
}

function shownTheme(theme: ThemeChoice): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return systemDark.holds() ? 'dark' : 'light';
}

function moves(motion: MotionChoice): boolean {
  return motion === 'system' ? !systemStill.holds() : motion === 'full';
}

interface Wish {
  holds(): boolean;
  /** Returns how to stop listening. */
  listen(listener: () => void): () => void;
}

/** What the system wants. The query that is listened to is never read: in Chromium a reading just before the event swallows it. */
function systemWish(query: string): Wish {
  const heard = matchMedia(query);
  return {
    holds: () => matchMedia(query).matches,
    listen: listener => {
      heard.addEventListener('change', listener);
      return () => heard.removeEventListener('change', listener);
    },
  };
}
