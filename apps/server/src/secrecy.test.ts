/** What leaves the server towards a seat: that seat's own view, the table's facts, and nothing else. */
import { games as registered } from '@parlor/games';
import { type AnyGame, dice, type Json, numberedSeed, type SealedState } from '@parlor/kernel';
import { diff, tells } from '@parlor/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games as examples } from './testing/games.ts';
import { openHouse, type Person, sitDown, type TestHouse, until } from './testing/house.ts';

const games = [...registered, ...examples];
const MOVES = 40;
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ games });
});
afterAll(() => house.close());

test.each(games.map(({ id }) => id))('every frame of a random game of %s is exactly what its receiver may see', async id => {
  const game = games.find(one => one.id === id) as AnyGame;
  const people = await sitDown(house, id, null, ...['nora', 'ben', 'cleo'].slice(0, game.seats[1]));
  const stored = await house.store.read((people[0] as Person).table);
  const { options, seats, seed } = stored?.terms ?? { options: {}, seats: 0, seed: '' };
  let state = game.setup(options, seats, seed);
  const watcher = await house.person('wanda');
  await watcher.get('watch', { table: stored?.terms.table ?? 0, token: stored?.terms.token ?? '' });
  const everybody = [...people, watcher];
  const chance = dice(numberedSeed(7));
  for (let n = 1; n <= MOVES && game.turn(state) !== null; n++) {
    const mover = people[game.turn(state) as number] as Person;
    const move = game.format(chance.pick(game.moves(state)));
    await mover.get('move', { table: mover.table, seen: n - 1, move });
    const before = state;
    state = after(game, state, move);
    await until(() => everybody.every(({ picture }) => picture.n === n));
    for (const person of everybody) expectOwnStep(game, before, state, person);
  }
  for (const person of everybody) expectNoSecrets(person, people, seed, game.turn(state) === null);
});

/** The last step told is the difference of two of the receiver's own views, and has no field beside the known ones. */
function expectOwnStep(game: AnyGame, before: SealedState, state: SealedState, { frames, picture }: Person): void {
  const frame = JSON.parse(frames.findLast(text => text.startsWith('{"tell":"step"')) ?? '{}');
  const [from, to] = [before, state].map(one => game.view(one, picture.seat) as Json) as [Json, Json];
  expect(frame.patch).toEqual(diff(from, to));
  expect(Object.keys(frame).filter(name => !Object.hasOwn(tells.step.def.shape, name))).toEqual([]);
  expect(JSON.stringify(picture.view)).toBe(JSON.stringify(to));
}

function expectNoSecrets(reader: Person, people: readonly Person[], seed: string, over: boolean): void {
  const heard = reader.frames.join('\n');
  for (const other of people) if (other !== reader) expect(heard).not.toContain(other.seatKey);
  if (!over) expect(heard).not.toContain(seed);
  if (reader.picture.seat === null) expect(heard).not.toContain((people[0] as Person).picture.token);
}

function after(game: AnyGame, state: SealedState, text: string): SealedState {
  const next = game.clone(state);
  const move = game.parse(text);
  if (move === null) throw new Error(`${text} is no move.`);
  game.apply(next, move);
  return next;
}
