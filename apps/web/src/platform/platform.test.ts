// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { defaultSettings, readSettings } from '../stores/settings.ts';
import { readInvite } from './address.ts';
import { clockText, isSpoken, secondsLeft } from './clock.ts';
import { gameIdFault, guestName, nameFault, tokenFault, turnTimeFault } from './judge-fields.ts';

describe('fields', () => {
  test('turn time is a whole number from 1 to 120', () => {
    expect(['1', '60', '120', ' 45 '].map(turnTimeFault)).toEqual([null, null, null, null]);
    for (const text of ['0', '121', '1.5', '-3', '', 'soon', '1e2']) expect(turnTimeFault(text)).toMatch(/1 to 120/);
  });

  test('a Player ID has 1 to 24 characters and is not blank', () => {
    expect(nameFault('nora')).toBeNull();
    expect(nameFault('🦀'.repeat(24))).toBeNull();
    expect(nameFault('x'.repeat(25))).not.toBeNull();
    expect(nameFault('   ')).not.toBeNull();
    expect(nameFault(guestName())).toBeNull();
  });

  test('a Game ID is a number, with or without #; a Token is not blank', () => {
    expect(gameIdFault('4812')).toBeNull();
    expect(gameIdFault(' #4812 ')).toBeNull();
    expect(gameIdFault('four')).not.toBeNull();
    expect(tokenFault('K7QX-2M9P')).toBeNull();
    expect(tokenFault(' ')).not.toBeNull();
  });
});

describe('invites', () => {
  test('a full invite is found in any pasted text, behind any path prefix', () => {
    expect(readInvite('Join us: https://host/parlor/j/4812#K7QX-2M9P !')).toEqual({ id: '4812', token: 'K7QX-2M9P' });
  });

  test('anything else is no invite', () => {
    expect(readInvite('K7QX-2M9P')).toBeNull();
    expect(readInvite('https://host/j/4812')).toBeNull();
  });
});

describe('clock', () => {
  test('seconds are whole, rounded up, never below 0', () => {
    expect(secondsLeft(10_000, 9_001)).toBe(1);
    expect(secondsLeft(10_000, 9_000)).toBe(1);
    expect(secondsLeft(10_000, 8_999)).toBe(2);
    expect(secondsLeft(10_000, 20_000)).toBe(0);
  });

  test('the number reads as minutes and seconds', () => {
    expect([0, 5, 48, 60, 91].map(clockText)).toEqual(['0:00', '0:05', '0:48', '1:00', '1:31']);
  });

  test('it is spoken at half, at 10 s and at 5 s only', () => {
    const spoken = Array.from({ length: 61 }, (_, at) => at).filter(seconds => isSpoken(seconds, 60));
    expect(spoken).toEqual([5, 10, 30]);
  });
});

describe('settings', () => {
  test('what was stored comes back', () => {
    const kept = { ...defaultSettings, name: 'nora', theme: 'dark', volume: 0.2, letterKeys: false };
    expect(readSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('what does not fit is replaced by the default', () => {
    expect(readSettings(null)).toEqual(defaultSettings);
    expect(readSettings({ theme: 'plaid', volume: 7, sounds: { turn: 'loud' }, knowledge: 3, name: 'x'.repeat(99) })).toEqual({
      ...defaultSettings,
      volume: 1,
      name: 'x'.repeat(24),
    });
  });
});
