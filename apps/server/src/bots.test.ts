import { isMove } from '@parlor/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, playOut, type TestHouse, until } from './testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('bots play their seats, marked, until the game is over', async () => {
  const nora = await house.person('nora');
  await nora.create({ seats: 4, game: 'race', bots: ['first', 'random', 'search'], limit: null });
  await playOut(nora);
  const entries = (await house.store.read(nora.table))?.entries ?? [];
  expect(new Set(entries.filter(isMove).map(({ seat, by }) => `${seat} ${by}`))).toEqual(
    new Set(['0 player', '1 bot', '2 bot', '3 bot']),
  );
});

test.each(['thrower', 'sleeper'])(
  'a bot that fails (%s) is played over, and after three times exchanged for random',
  async bot => {
    const nora = await house.person('nora');
    await nora.create({ game: 'race', bots: [bot], limit: null, options: { ranks: 6 } });
    for (let turn = 1; turn <= 3; turn++) {
      await nora.move();
      await until(() => nora.isOnTurn());
      expect(nora.told.findLast(({ tell }) => tell === 'step')).toMatchObject({ seat: 1, by: 'timeout' });
    }
    await until(() => nora.news().includes('bot-exchanged'));
    expect(nora.picture.facts.people[1]?.bot?.name).toBe('random');
    await nora.move();
    await until(() => nora.isOnTurn());
    expect(nora.told.findLast(({ tell }) => tell === 'step')).toMatchObject({ seat: 1, by: 'bot' });
  },
);

test('a bot at work does not hold up another table', async () => {
  const nora = await house.person('nora');
  await nora.create({ game: 'race', bots: ['sleeper'], limit: null });
  await nora.move();
  const ben = await house.person('ben');
  await ben.create({ game: 'race', seats: 2 });
  expect((await ben.get('say', { table: ben.table, text: 'still here' })).ok).toBe(true);
  expect(nora.isOnTurn()).toBe(false);
});
