import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type Person, type TestHouse, until } from './testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function lobby(seats: number, ...names: string[]): Promise<Person[]> {
  const [first, ...others] = await Promise.all(names.map(name => house.person(name)));
  const nora = first as Person;
  await nora.create({ seats });
  for (const other of others) await other.join(nora);
  return [nora, ...others];
}

const names = (person: Person) => person.picture.facts.people.map(one => one?.name ?? null);

describe('3 the lobby', () => {
  test('everybody hears who joins, is lost, comes back and leaves', async () => {
    const [nora, ben] = (await lobby(3, 'nora', 'ben')) as [Person, Person];
    await until(() => nora.news().includes('joined'));
    ben.drop();
    await until(() => nora.news().includes('lost'));
    expect(nora.picture.facts.people[1]?.here).toBe(false);
    ben.client.retryNow();
    await until(() => nora.news().includes('back'));
    expect(nora.picture.facts.people[1]?.here).toBe(true);
    await ben.get('leave', { table: ben.table });
    await until(() => nora.news().includes('left'));
    expect(names(nora)).toEqual(['nora', null, null]);
    expect(nora.picture.facts).toMatchObject({ seats: 3, phase: 'lobby' });
  });

  test('a lost person keeps the seat for 5 minutes', async () => {
    const [nora, ben] = (await lobby(3, 'nora', 'ben')) as [Person, Person];
    ben.client.close();
    await until(() => nora.news().includes('lost'));
    await house.time.pass(299_000);
    expect(names(nora)[1]).toBe('ben');
    await house.time.pass(1000);
    await until(() => names(nora)[1] === null);
  });

  test('bots are added by name and removed, and everybody hears it', async () => {
    const [nora, ben] = (await lobby(4, 'nora', 'ben')) as [Person, Person];
    expect(nora.client.welcome?.games[0]?.bots.map(({ name }) => name)).toEqual([
      'first',
      'thrower',
      'sleeper',
      'search',
      'random',
    ]);
    const { seat } = await nora.get('add-bot', { table: nora.table, bot: 'first' });
    await until(() => ben.news().includes('bot-added'));
    expect(ben.picture.facts.people[seat]).toMatchObject({ name: 'first', bot: { name: 'first', version: '1' }, here: true });
    expect(await nora.refusal('add-bot', { table: nora.table, bot: 'nobody' })).toBe('unknown-bot');
    await nora.get('remove', { table: nora.table, seat });
    await until(() => ben.news().includes('bot-removed'));
    expect(names(ben)).toEqual(['nora', 'ben', null, null]);
  });

  test('a program that joins says what it is, is marked as a bot, and is there and gone like a person', async () => {
    const [nora, friday] = (await Promise.all([house.person('nora'), house.person('friday')])) as [Person, Person];
    await nora.create({ seats: 3 });
    const bot = { name: 'ladder', version: '0.3' };
    const seat = { table: nora.table, token: nora.picture.token!, player: 'friday' };
    expect(await friday.refusal('join', { ...seat, bot: { ...bot, version: ' ' } })).toBe('bad-version');
    expect(await friday.refusal('join', { ...seat, bot, game: 'chess' })).toBe('other-game');
    expect(names(nora)).toEqual(['nora', null, null]);
    await friday.get('join', { ...seat, bot });
    await until(() => nora.news().includes('joined'));
    expect(nora.picture.facts.people[1]).toMatchObject({ name: 'friday', bot, here: true });
    expect(nora.told.at(-1)).toMatchObject({ news: [{ kind: 'joined', seat: 1, name: 'friday', bot }] });
    expect((await nora.get('mine', {})).tables[0]?.bots).toEqual([null, bot, null]);
    friday.drop();
    await until(() => nora.news().includes('lost'));
    expect(nora.picture.facts.people[1]).toMatchObject({ bot, here: false });
  });

  test('the creator may remove a person, nobody else may', async () => {
    const [nora, ben, cleo] = (await lobby(4, 'nora', 'ben', 'cleo')) as [Person, Person, Person];
    expect(await ben.refusal('remove', { table: ben.table, seat: 2 })).toBe('not-owner');
    expect(await nora.refusal('remove', { table: nora.table, seat: 3 })).toBe('seat-empty');
    await nora.get('remove', { table: nora.table, seat: 2 });
    await until(() => cleo.tells().includes('aside'));
    expect(cleo.told.at(-1)).toMatchObject({ tell: 'aside', code: 'removed' });
    await until(() => ben.news().includes('removed'));
  });

  test('the table passes on when its creator leaves, and closes when the last person does', async () => {
    const [nora, ben] = (await lobby(3, 'nora', 'ben')) as [Person, Person];
    const { table } = nora;
    await nora.get('leave', { table });
    await until(() => ben.picture.facts.owner === 1);
    await ben.get('leave', { table });
    expect((await house.store.read(table))?.status).toMatchObject({ phase: 'over', closed: 'empty' });
  });

  test('a full table starts by itself, but not before its people are there', async () => {
    const [nora, ben] = (await lobby(3, 'nora', 'ben')) as [Person, Person];
    ben.drop();
    await until(() => nora.news().includes('lost'));
    await nora.get('add-bot', { table: nora.table, bot: 'first' });
    expect(nora.picture.facts.phase).toBe('lobby');
    ben.client.retryNow();
    await until(() => nora.picture.facts.phase === 'playing');
    expect(nora.picture.view).toMatchObject({ seat: 0, handSizes: [2, 2, 2] });
    await until(() => ben.picture.view !== null);
  });

  test('watchers see the lobby and the game, and sit in where the creator allows it', async () => {
    const nora = await house.person('nora');
    await nora.create({ sitIn: true });
    const ben = await house.person('ben');
    await ben.get('watch', { table: nora.table, token: nora.picture.token ?? '', player: 'ben' });
    await until(() => nora.picture.facts.watching.includes('ben'));
    const sat = await ben.get('sit', { table: nora.table, player: 'ben' });
    expect(sat.seat).toBe(1);
    await until(() => nora.picture.facts.phase === 'playing');
    expect(nora.picture.facts.watching).toEqual([]);
  });

  test('watchers do not sit in where it is not allowed, nor watch where watching is not', async () => {
    const nora = await house.person('nora');
    await nora.create({ watchers: false });
    const ben = await house.person('ben');
    const asked = { table: nora.table, token: nora.picture.token ?? '' };
    expect(await ben.refusal('watch', asked)).toBe('no-watchers');
    await nora.create({ force: true });
    await ben.get('watch', { table: nora.table, token: nora.picture.token ?? '' });
    expect(await ben.refusal('sit', { table: nora.table, player: 'ben' })).toBe('no-sitting-in');
  });

  test('random seating draws the seats at the start and keeps everybody’s key', async () => {
    const seats = new Set<number>();
    for (let tries = 0; tries < 40 && seats.size < 2; tries++) {
      const nora = await house.person(`nora ${tries}`);
      await nora.create({ random: true, bots: ['first'] });
      await until(() => nora.picture.facts.phase === 'playing' && nora.picture.view !== null);
      expect(nora.picture.view?.['seat']).toBe(nora.picture.seat);
      seats.add(nora.picture.seat ?? -1);
      expect(await nora.refusal('rejoin', { table: nora.table, seatKey: nora.seatKey })).toBe('ok');
    }
    expect([...seats].sort()).toEqual([0, 1]);
  });
});
