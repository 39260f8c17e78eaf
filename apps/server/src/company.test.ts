import { readRecord, replay } from '@parlor/kernel';
import { variant } from '@parlor/match/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type Person, playOut, sitDown, type TestHouse, until } from './testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const heard = (person: Person) => person.picture.chat.map(({ from, to, text }) => [from, to, text]);

describe('7 chat', () => {
  test('to the table and to one person; returned on rejoin to those who were part of it', async () => {
    const [nora, ben, cleo] = (await sitDown(house, 'race', 60, 'nora', 'ben', 'cleo')) as [Person, Person, Person];
    const { table } = nora;
    await nora.get('say', { table, text: ' hello ' });
    await ben.get('say', { table, text: 'psst', to: 'NORA' });
    await until(() => nora.picture.chat.length === 2 && cleo.picture.chat.length === 1);
    const all = ['nora', null, 'hello'];
    expect(heard(nora)).toEqual([all, ['ben', 'nora', 'psst']]);
    expect(heard(cleo)).toEqual([all]);
    for (const [person, lines] of [
      [nora, 2],
      [ben, 2],
      [cleo, 1],
    ] as const) {
      const device = await house.person(person.name);
      await device.get('rejoin', { table, seatKey: person.seatKey });
      expect(device.picture.chat).toHaveLength(lines);
    }
    const watcher = await house.person('wanda');
    await watcher.get('watch', { table, token: nora.picture.token ?? '' });
    expect(heard(watcher)).toEqual([all]);
    expect(await watcher.refusal('say', { table, text: 'psst' })).toBe('not-seated');
  });

  test('a private line is not for a stranger who takes the name later; at the same seat it comes back', async () => {
    const [nora, ben, cleo] = (await sitInLobby('nora', 'ben', 'cleo')) as [Person, Person, Person];
    const { table } = nora;
    await ben.get('say', { table, text: 'for you alone', to: 'cleo' });
    await cleo.get('say', { table, text: 'and back', to: 'ben' });
    await nora.get('remove', { table, seat: 2 });
    const stranger = await house.person('Cleo');
    expect((await stranger.join(nora)).chat).toEqual([]);
    await ben.get('say', { table, text: 'who are you?', to: 'cleo' });
    await until(() => stranger.picture.chat.length === 1);
    const device = await house.person('Cleo');
    await device.get('rejoin', { table, seatKey: stranger.seatKey });
    expect(heard(device)).toEqual([['ben', 'Cleo', 'who are you?']]);
    expect(stranger.frames.concat(device.frames).filter(frame => /for you alone|and back/.test(frame))).toEqual([]);
    const again = await house.person('ben');
    await again.get('rejoin', { table, seatKey: ben.seatKey });
    expect(again.picture.chat).toHaveLength(3);
  });

  test('a private line comes back wherever the draw of seats puts its people', async () => {
    const people = await sitInLobby('nora', 'ben', 'cleo');
    const [nora, ben] = people as [Person, Person];
    const { table } = nora;
    await ben.get('say', { table, text: 'psst', to: 'cleo' });
    await (await house.person('dora')).join(nora);
    await until(() => people.every(({ picture }) => picture.view));
    for (const { name, seatKey } of people) {
      const device = await house.person(name);
      await device.get('rejoin', { table, seatKey });
      expect(heard(device)).toEqual(name === 'nora' ? [] : [['ben', 'cleo', 'psst']]);
    }
  });

  test('a private line of a rematch comes back to those who came late to the first game', async () => {
    const nora = await house.person('nora');
    await nora.create({ game: 'race' });
    await nora.get('say', { table: nora.table, text: 'anybody there?' });
    const cleo = await house.person('cleo');
    await cleo.join(nora);
    await until(() => nora.isOnTurn() || cleo.isOnTurn());
    await playOut(nora, cleo);
    const { table } = await nora.get('rematch', { table: nora.table });
    for (const person of [nora, cleo]) await person.get('rejoin', { table, seatKey: person.seatKey });
    await nora.get('say', { table, text: 'once more', to: 'cleo' });
    const device = await house.person('cleo');
    await device.get('rejoin', { table, seatKey: cleo.seatKey });
    expect(heard(device)).toEqual([['nora', 'cleo', 'once more']]);
  });

  test('is refused with a reason', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben', 'cleo')) as [Person, Person];
    const { table } = nora;
    expect(await nora.refusal('say', { table, text: '  ' })).toBe('chat-empty');
    for (const length of [501, 5000, 20_000]) {
      expect(await nora.refusal('say', { table, text: 'x'.repeat(length) })).toBe('chat-long');
    }
    expect(await nora.refusal('say', { table, text: 'hi', to: 'dora' })).toBe('chat-unknown');
    ben.client.close();
    await until(() => nora.news().includes('lost'));
    expect(await nora.refusal('say', { table, text: 'hi', to: 'ben' })).toBe('chat-absent');
  });

  test.each([
    ['none', 'Hello!', 'chat-off'],
    ['phrases', 'hm', 'chat-phrases'],
    ['phrases', 'Hello!', 'ok'],
  ] as const)('a table that allows %s: %j is %s', async (chat, text, code) => {
    const nora = await house.person('nora');
    await nora.create({ chat, force: true });
    expect(await nora.refusal('say', { table: nora.table, text })).toBe(code);
    expect(nora.client.welcome?.phrases).toContain('Hello!');
  });

  test('a muted person is not heard, now and after coming back, until unmuted', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    const { table } = nora;
    expect(await nora.refusal('mute', { table, name: 'dora', on: true })).toBe('unknown-person');
    expect((await nora.get('mute', { table, name: 'Ben', on: true })).muted).toEqual(['ben']);
    await ben.get('say', { table, text: 'noise' });
    const device = await house.person('nora');
    await device.get('rejoin', { table, seatKey: nora.seatKey });
    expect(device.picture).toMatchObject({ chat: [], muted: ['ben'] });
    expect(nora.picture.chat).toEqual([]);
    await device.get('mute', { table, name: 'ben', on: false });
    await ben.get('say', { table, text: 'again' });
    await until(() => device.picture.chat.length === 1);
  });

  test('nobody mutes themselves', async () => {
    const [nora] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person];
    const { table } = nora;
    expect(await nora.refusal('mute', { table, name: 'NORA', on: true })).toBe('mute-self');
    await nora.get('say', { table, text: 'still here' });
    await until(() => nora.picture.chat.length === 1);
    expect(nora.picture.muted).toEqual([]);
  });

  test('a repeated private line is answered again, though its reader has gone since', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben', 'cleo')) as [Person, Person];
    const request = { ask: 'say', tag: 'again', table: nora.table, text: 'psst', to: 'ben' };
    const answers = () => nora.frames.filter(frame => frame.includes('"re":"again"'));
    nora.socket?.send(JSON.stringify(request));
    await until(() => answers().length === 1);
    ben.client.close();
    await until(() => nora.news().includes('lost'));
    nora.socket?.send(JSON.stringify(request));
    await until(() => answers().length === 2);
    expect(answers()[1]).toBe(answers()[0]);
    expect(nora.picture.chat).toHaveLength(1);
  });

  test('whoever takes the name later is heard, though the tag is one that was used under that name', async () => {
    const [nora, ben] = (await sitInLobby('nora', 'ben')) as [Person, Person];
    const request = { ask: 'say', tag: '1', table: nora.table };
    ben.socket?.send(JSON.stringify({ ...request, text: 'goodbye' }));
    await until(() => nora.picture.chat.length === 1);
    await ben.get('leave', { table: nora.table });
    const stranger = await house.person('ben');
    await stranger.join(nora);
    stranger.socket?.send(JSON.stringify({ ...request, text: 'hello' }));
    await until(() => nora.picture.chat.length === 2);
    expect(heard(nora)).toContainEqual(['ben', null, 'hello']);
  });

  test('a repeated line is kept once', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    const request = JSON.stringify({ ask: 'say', tag: 'same', table: nora.table, text: 'once' });
    nora.socket?.send(request);
    nora.socket?.send(request);
    await nora.get('say', { table: nora.table, text: 'twice' });
    await until(() => ben.picture.chat.length === 2);
    expect(ben.picture.chat.map(({ text }) => text)).toEqual(['once', 'twice']);
  });
});

describe('8 the end, and after it', () => {
  test('everybody sees scores, places, winners, reason and seed; the record verifies', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    await playOut(nora, ben);
    await until(() => ben.picture.facts.phase === 'over');
    const { facts } = ben.picture;
    expect(facts.outcome).toMatchObject({ reason: 'played-out', scores: expect.any(Array), places: expect.any(Array) });
    expect(facts.seed).toMatch(/^[0-9a-f]{32}$/);
    const verdict = await verified(nora, 'race');
    expect(verdict.outcome).toEqual(facts.outcome);
  });

  test.each(['team', 'duel'])('the record of a game of %s that ended by leaving verifies too', async game => {
    const [nora, ben] = (await sitDown(house, game, 60, 'nora', 'ben')) as [Person, Person];
    await nora.move();
    await ben.get('leave', { table: ben.table });
    await until(() => nora.picture.facts.phase === 'over');
    expect((await verified(nora, game)).outcome).toEqual(nora.picture.facts.outcome);
  });

  test('a record is for those who were there: Token or seat key, or a public table; and not before the end', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    expect((await record(nora.table, nora.seatKey)).status).toBe(409);
    await playOut(nora, ben);
    expect((await record(nora.table, '')).status).toBe(404);
    expect((await record(nora.table, 'AAAA-AAAA')).status).toBe(404);
    expect((await record(nora.table, nora.picture.token ?? '')).status).toBe(200);
    expect((await record(nora.table, ben.seatKey)).status).toBe(200);
  });

  test('rematch: the same seats and bots again, with the same seat keys, and watchers are told', async () => {
    const nora = await house.person('nora');
    await nora.create({ game: 'race', seats: 3 });
    const ben = await house.person('ben');
    await ben.join(nora);
    await nora.get('add-bot', { table: nora.table, bot: 'first' });
    const watcher = await house.person('wanda');
    const token = nora.picture.token ?? '';
    await watcher.get('watch', { table: nora.table, token });
    expect(await nora.refusal('rematch', { table: nora.table })).toBe('not-over');
    await playOut(nora, ben);
    const { table } = await nora.get('rematch', { table: nora.table });
    expect((await ben.get('rematch', { table: ben.table })).table).toBe(table);
    await until(() => watcher.picture.facts.rematch === table);
    await nora.get('rejoin', { table, seatKey: nora.seatKey });
    expect(nora.picture.facts).toMatchObject({
      phase: 'lobby',
      people: [{ here: true }, { name: 'ben', here: false }, { name: 'first' }],
    });
    await watcher.get('watch', { table, token });
    await ben.get('rejoin', { table, seatKey: ben.seatKey });
    await until(() => nora.picture.facts.phase === 'playing' && watcher.picture.view !== null);
  });
});

describe('9 lists and identities', () => {
  test('the list shows tables marked public, until they are over', async () => {
    const nora = await house.person('nora');
    await nora.create({ public: true, game: 'duel', force: true });
    const hidden = await house.person('ben');
    await hidden.create();
    const { table: open } = nora;
    const { tables } = await hidden.get('tables', {});
    expect(tables.map(({ table }) => table)).toContain(open);
    expect(tables.map(({ table }) => table)).not.toContain(hidden.table);
    expect(tables.find(({ table }) => table === open)).toMatchObject({
      game: 'duel',
      names: ['nora', null],
      phase: 'lobby',
    });
    await hidden.get('watch', { table: nora.table });
    await nora.get('leave', { table: nora.table });
    expect((await hidden.get('tables', {})).tables.map(({ table }) => table)).not.toContain(open);
  });

  test('my tables: running with whose turn it is, and finished with their outcome', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    const { table } = nora;
    expect((await nora.get('mine', {})).tables).toMatchObject([{ table, phase: 'playing', seat: 0, yourTurn: true }]);
    expect((await ben.get('mine', {})).tables).toMatchObject([{ table, seat: 1, yourTurn: false }]);
    await playOut(nora, ben);
    expect((await nora.get('mine', {})).tables).toMatchObject([{ table, phase: 'over', outcome: { reason: 'played-out' } }]);
    const alone = await house.person('nora');
    await alone.create({ bots: ['first'] });
    expect((await alone.get('mine', {})).tables).toMatchObject([
      { names: ['nora', 'first'], bots: [null, { name: 'first', version: '1' }] },
    ]);
    expect((await (await house.person('nora')).get('mine', {})).tables).toEqual([]);
  });

  test('a Player ID that is far too long is refused as too long', async () => {
    const nora = await house.person('nora');
    const asked = { player: 'x'.repeat(201), game: 'race', seats: 2, limit: 60 };
    expect(await nora.refusal('create', asked)).toBe('name-long');
    expect(await nora.refusal('create', { ...asked, player: 'x'.repeat(2000) })).toBe('name-long');
  });

  test('an identity moves to another device with a code that works once', async () => {
    const old = await house.person('nora');
    const { code, seconds } = await old.get('move-out', { bundle: 'keys and names' });
    expect(seconds).toBe(600);
    const device = await house.person('nora');
    expect((await device.get('move-in', { code: code.toLowerCase() })).bundle).toBe('keys and names');
    expect(await device.refusal('move-in', { code })).toBe('unknown-code');
    const late = await old.get('move-out', { bundle: 'x' });
    await house.time.pass(600_000);
    expect(await device.refusal('move-in', { code: late.code })).toBe('unknown-code');
  });
});

/** The first people at a table of four with drawn seats, before the game. */
async function sitInLobby(...names: string[]): Promise<Person[]> {
  const people = await Promise.all(names.map(name => house.person(name)));
  const [first, ...others] = people as [Person, ...Person[]];
  await first.create({ game: 'race', seats: 4, random: true });
  for (const other of others) await other.join(first);
  return people;
}

function record(table: number, secret: string): Promise<Response> {
  return fetch(`${house.server.address}api/tables/${table}/record`, { headers: { authorization: `Bearer ${secret}` } });
}

async function verified({ table, seatKey }: Person, game: string) {
  const read = readRecord(await (await record(table, seatKey)).text());
  if ('refusal' in read) throw new Error(read.refusal.message);
  const replayed = replay(variant(game), read.value);
  if ('refusal' in replayed) throw new Error(replayed.refusal.message);
  return replayed.value;
}
