// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Notes that sounded, in Hertz. */
const heard: number[] = [];
const opened = vi.fn();

class Speaker {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  constructor() {
    opened();
  }
}

class Tone {
  readonly #hertz: number;
  constructor(_: Speaker, { frequency }: { frequency: number }) {
    this.#hertz = frequency;
  }
  connect<T>(next: T): T {
    return next;
  }
  start(): void {
    heard.push(this.#hertz);
  }
  stop(): void {}
}

class Gain {
  readonly gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect<T>(next: T): T {
    return next;
  }
}

beforeEach(() => {
  heard.length = 0;
  opened.mockClear();
  vi.resetModules();
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('GainNode', Gain);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A page that was just opened. */
async function openPage() {
  const { sound, waitForInteraction } = await import('./sound.ts');
  waitForInteraction();
  return sound;
}

test('nothing sounds, nor is a speaker opened, before the first interaction', async () => {
  const sound = await openPage();
  sound('turn');
  expect(opened).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
  await userEvent.keyboard('a');
  sound('turn');
  expect(opened).toHaveBeenCalledOnce();
  expect(heard.length).toBeGreaterThan(0);
});

describe('Settings', () => {
  test.each([
    ['Your turn', 'turn'],
    ['Moves', 'moves'],
    ['Chat', 'chat'],
    ['Clock', 'clock'],
  ] as const)('%s has a switch of its own', async (label, name) => {
    const sound = await openPage();
    const { SettingsSheet } = await import('../parts/settings-sheet.tsx');
    render(<SettingsSheet onClose={() => {}} />);
    const box = screen.getByRole('checkbox', { name: label });
    await userEvent.click(box);
    heard.length = 0;
    sound(name);
    expect(heard).toEqual([]);
    for (const other of (['turn', 'moves', 'chat', 'clock'] as const).filter(each => each !== name)) {
      heard.length = 0;
      sound(other);
      expect(heard.length).toBeGreaterThan(0);
    }
    heard.length = 0;
    await userEvent.click(box);
    expect(heard.length).toBeGreaterThan(0);
  });

  test('with the volume at 0 nothing sounds', async () => {
    const sound = await openPage();
    await userEvent.keyboard('a');
    const { useSettings } = await import('../stores/settings.ts');
    useSettings.getState().change({ volume: 0 });
    sound('turn');
    expect(heard).toEqual([]);
  });
});
