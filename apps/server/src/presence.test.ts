import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type Person, playOut, sitDown, type TestHouse, until } from './testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const phase = (person: Person) => person.picture.facts.phase;

describe('6 losing the connection and coming back', () => {
  test('the client comes back by itself with the whole picture, and everybody hears absent and back', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    await nora.get('say', { table: nora.table, text: 'hello' });
    ben.drop();
    await until(() => nora.news().includes('lost'));
    expect(nora.picture.facts.people[1]?.here).toBe(false);
    await nora.move();
    await until(() => nora.news().includes('back'));
    await until(() => ben.picture.n === 1);
    const fresh = await house.person('ben');
    await fresh.get('rejoin', { table: nora.table, seatKey: ben.seatKey });
    expect(JSON.stringify(ben.picture.view)).toBe(JSON.stringify(fresh.picture.view));
    expect(fresh.picture.chat.map(({ text }) => text)).toEqual(['hello']);
    expect(fresh.picture.facts.clock).toEqual({ seat: 1, left: 60_000, running: true });
  });

  test('with the seat key the seat moves to another device; the older one is told and put aside', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    const device = await house.person('ben');
    await device.get('rejoin', { table: ben.table, seatKey: ben.seatKey });
    await until(() => ben.tells().includes('aside'));
    expect(ben.told.at(-1)).toMatchObject({ code: 'elsewhere', table: nora.table });
    expect(nora.news()).not.toContain('lost');
    expect(await ben.refusal('move', { table: nora.table, seen: 0, move: 'play 1' })).toBe('unknown-table');
    await nora.move();
    await until(() => device.isOnTurn());
    await device.move();
  });

  test('without the seat key nobody gets the seat', async () => {
    const [nora] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    const thief = await house.person('ben');
    expect(await thief.refusal('rejoin', { table: nora.table, seatKey: 'guess' })).toBe('rejoin-unknown');
    expect(await thief.refusal('rejoin', { table: 9, seatKey: 'guess' })).toBe('rejoin-unknown');
  });

  test('a connection that does not answer pings for 5 s is lost', async () => {
    const quiet = await openHouse({ pingEvery: 2000 });
    const [nora, ben] = (await sitDown(quiet, 'race', null, 'nora', 'ben')) as [Person, Person];
    // No bytes are read any more, as when a cable is pulled.
    (ben.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    for (let seconds = 0; seconds < 5; seconds++) {
      await nora.get('ping', {});
      await quiet.time.pass(1000);
    }
    await nora.get('ping', {});
    await quiet.time.pass(1000);
    await until(() => nora.news().includes('lost'));
    expect(nora.client.status.is).toBe('open');
    await quiet.close();
  });

  test('clocks stand still while no person is present, and go on with what was left', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    await house.time.pass(20_000);
    const { table } = nora;
    nora.client.close();
    ben.client.close();
    await house.time.pass(300_000);
    const device = await house.person('ben');
    await device.get('rejoin', { table, seatKey: ben.seatKey });
    expect(device.picture).toMatchObject({ n: 0, facts: { clock: { seat: 0, left: 40_000, running: true } } });
  });

  test('nobody present: closed without a winner after 10 minutes, and the match has left memory before', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    const { table } = nora;
    nora.client.close();
    ben.client.close();
    await house.time.pass(1000);
    await house.time.pass(660_000);
    expect((await house.store.read(table))?.status.outcome).toMatchObject({ reason: 'closed', winners: [] });
  });

  test('without a turn limit an empty table is kept for 7 days', async () => {
    const week = await openHouse();
    const [nora, ben] = (await sitDown(week, 'race', null, 'nora', 'ben')) as [Person, Person];
    const { table } = nora;
    nora.client.close();
    ben.client.close();
    await week.time.pass(1000);
    const day = 24 * 3_600_000;
    await week.time.skip(6.9 * day);
    expect((await week.store.read(table))?.status.outcome).toBeNull();
    await week.time.skip(0.2 * day);
    expect((await week.store.read(table))?.status.outcome).toMatchObject({ reason: 'closed' });
    await week.close();
  });
});

describe('6 policies', () => {
  test('wait: the clock runs on and the table moves for an absent seat', async () => {
    const [nora, ben] = (await sitDown(house, 'team', 60, 'nora', 'ben')) as [Person, Person];
    nora.client.close();
    await until(() => ben.news().includes('lost'));
    expect(ben.picture.n).toBe(0);
    await house.time.pass(61_000);
    await until(() => ben.picture.n === 1);
    expect(ben.told.findLast(({ tell }) => tell === 'step')).toMatchObject({ seat: 0, by: 'absent' });
  });

  test('pass: an absent seat is passed over at once', async () => {
    const [nora, ben, cleo] = (await sitDown(house, 'salon', null, 'nora', 'ben', 'cleo')) as [Person, Person, Person];
    nora.client.close();
    await until(() => ben.isOnTurn());
    await ben.move();
    await until(() => cleo.isOnTurn());
    await cleo.move();
    await until(() => ben.picture.n === 4);
    expect(ben.picture.facts.phase).toBe('playing');
  });

  test('suspends: the last one waits 60 s, visibly, moves are refused, and then that person wins', async () => {
    const [nora, ben] = (await sitDown(house, 'salon', null, 'nora', 'ben')) as [Person, Person];
    ben.client.close();
    await until(() => phase(nora) === 'suspended');
    expect(nora.picture.facts.suspendedFor).toBe(60_000);
    expect(await nora.refusal('move', { table: nora.table, seen: 0, move: nora.legal() })).toBe('suspended');
    await house.time.pass(60_000);
    await until(() => phase(nora) === 'over');
    expect(nora.picture.facts.outcome).toMatchObject({ reason: 'alone', winners: [0] });
  });

  test('suspends: play resumes when somebody comes back in time', async () => {
    const [nora, ben] = (await sitDown(house, 'salon', null, 'nora', 'ben')) as [Person, Person];
    ben.drop();
    await until(() => nora.news().includes('suspended'));
    await until(() => nora.news().includes('resumed'));
    await playOut(nora, ben);
    expect(nora.picture.facts.outcome?.reason).toBe('played-out');
  });

  test('plays-on: one person left goes on', async () => {
    const [nora, ben] = (await sitDown(house, 'duel', 60, 'nora', 'ben')) as [Person, Person];
    ben.client.close();
    await until(() => nora.news().includes('lost'));
    await nora.move();
    expect(phase(nora)).toBe('playing');
  });

  test.each([
    ['team', 3, [], 'over'],
    ['duel', 2, [0], 'over'],
    ['race', 2, [0], 'over'],
    ['salon', 2, [0], 'over'],
    ['race', 3, null, 'playing'],
    ['salon', 3, null, 'playing'],
  ])('leaving a game of %s with %i seats', async (game, seats, winners, end) => {
    const people = await sitDown(house, game, null, ...['nora', 'ben', 'cleo'].slice(0, seats));
    const [nora, leaver] = people as [Person, Person];
    await leaver.get('leave', { table: leaver.table });
    await until(() => nora.news().includes('left'));
    await until(() => phase(nora) === end);
    if (winners) expect(nora.picture.facts.outcome).toMatchObject({ reason: 'left', winners });
    expect(await leaver.refusal('rejoin', { table: nora.table, seatKey: leaver.seatKey })).toBe('seat-left');
    if (winners) return;
    await nora.move();
    await until(() => nora.picture.n === 2, 'the table plays the seat that was left');
    expect(nora.told.findLast(({ tell }) => tell === 'step')).toMatchObject({ seat: 1, by: 'absent' });
  });
});
