import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Keys, readIdentity } from './keys.ts';

const SERVER = 'http://localhost:8710/';
const fresh = () => join(mkdtempSync(join(tmpdir(), 'parlor-keys-')), 'deep', 'keys.json');

describe('the file of keys', () => {
  test('is made on first use, for its owner alone, and remembered', () => {
    const path = fresh();
    const { key } = new Keys(SERVER, path).identity();
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(new Keys(SERVER, path).identity().key).toBe(key);
  });

  test('keeps servers and seats apart', () => {
    const path = fresh();
    const here = new Keys(SERVER, path);
    const there = new Keys('http://other/', path);
    here.keepSeat(7, 'secret');
    expect(here.seatKey(7)).toBe('secret');
    expect(there.seatKey(7)).toBeNull();
    expect(there.identity().key).not.toBe(here.identity().key);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('that is damaged is named and left alone', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'parlor-keys-')), 'keys.json');
    writeFileSync(path, 'not json');
    expect(() => new Keys(SERVER, path).identity()).toThrow(path);
    expect(readFileSync(path, 'utf8')).toBe('not json');
  });

  test('an identity from another device is read, anything else is not', () => {
    expect(readIdentity('{"key":"k","name":"nora","seats":{"7":"s"}}')).toEqual({ key: 'k', name: 'nora', seats: { 7: 's' } });
    expect(readIdentity('{"key":7}')).toBeNull();
    expect(readIdentity('gibberish')).toBeNull();
  });
});
