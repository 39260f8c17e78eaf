/** What a person chose for this browser: kept locally, read by every screen. */
import type { KnowledgeLevel } from '@parlor/ui';
import { create } from 'zustand';
import { isRecord, readStored, storedName, writeStored } from './storage.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type MotionChoice = 'system' | 'full' | 'reduced';
export type SoundName = 'turn' | 'moves' | 'chat' | 'clock';

export interface Settings {
  readonly name: string;
  readonly theme: ThemeChoice;
  readonly motion: MotionChoice;
  readonly sounds: Readonly<Record<SoundName, boolean>>;
  /** 0 to 1. */
  readonly volume: number;
  readonly knowledge: KnowledgeLevel;
  readonly showLegal: boolean;
  readonly coordinates: boolean;
  readonly letterKeys: boolean;
}

export const defaultSettings: Settings = {
  name: '',
  theme: 'system',
  motion: 'system',
  sounds: { turn: true, moves: true, chat: true, clock: true },
  volume: 0.5,
  knowledge: 'hints',
  showLegal: true,
  coordinates: false,
  letterKeys: true,
};

interface SettingsStore extends Settings {
  change(change: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...readStored('settings', readSettings),
  change: change => {
    // Another tab may have changed something else meanwhile.
    set({ ...readKept(), ...change });
    const { change: _, ...settings } = get();
    writeStored('settings', settings);
  },
}));

addEventListener('storage', event => {
  if (event.key === storedName('settings')) useSettings.setState({ ...readKept() });
});

/** null: this browser keeps nothing. */
function readKept(): Settings | null {
  return readStored('settings', value => (value === null ? null : readSettings(value)));
}

/** Stored by an older version, or by hand: whatever does not fit is replaced by the default. */
export function readSettings(value: unknown): Settings {
  if (!isRecord(value)) return defaultSettings;
  const sounds = isRecord(value['sounds']) ? value['sounds'] : {};
  const flag = (from: Record<string, unknown>, key: string, otherwise: boolean) =>
    typeof from[key] === 'boolean' ? from[key] : otherwise;
  const oneOf = <T extends string>(key: string, values: readonly T[], otherwise: T) =>
    values.find(candidate => candidate === value[key]) ?? otherwise;
  return {
    name: typeof value['name'] === 'string' ? value['name'].slice(0, 24) : '',
    theme: oneOf('theme', ['system', 'light', 'dark'], 'system'),
    motion: oneOf('motion', ['system', 'full', 'reduced'], 'system'),
    sounds: {
      turn: flag(sounds, 'turn', true),
      moves: flag(sounds, 'moves', true),
      chat: flag(sounds, 'chat', true),
      clock: flag(sounds, 'clock', true),
    },
    volume: typeof value['volume'] === 'number' ? Math.min(1, Math.max(0, value['volume'])) : defaultSettings.volume,
    knowledge: oneOf('knowledge', ['hints', 'full', 'table'], 'hints'),
    showLegal: flag(value, 'showLegal', true),
    coordinates: flag(value, 'coordinates', false),
    letterKeys: flag(value, 'letterKeys', true),
  };
}
