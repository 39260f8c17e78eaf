import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './testing/house.ts';

let house: TestHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

test('1 a created table answers with its Game ID, Token, seat key, turn limit and policies', async () => {
  const nora = await house.person('nora');
  const made = await nora.create({ limit: 30 });
  expect(made.facts).toMatchObject({
    table: expect.any(Number),
    limit: 30,
    phase: 'lobby',
    policy: { absent: 'wait', left: 'ends', alone: 'plays-on' },
    promise: expect.stringMatching(/^[0-9a-f]{64}$/),
    seed: null,
  });
  expect(made.token).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(made.seatKey?.length).toBeGreaterThan(20);
});
