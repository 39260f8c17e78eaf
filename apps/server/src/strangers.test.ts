/** What a stranger may send: it is answered, and it harms nobody. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openHouse, type Person, sitDown, type TestHouse, until } from './testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ requestRate: 100 });
});
afterAll(() => house.close());

/** Sends bytes to the port and returns what comes back until it hangs up. */
function raw(text: string): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(Number(new URL(house.server.address).port), '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.on('data', chunk => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', () => resolve(heard));
  });
}

/** A connection that says whatever it likes, and the answers. */
async function open(): Promise<{ say(text: string): void; answers: { code?: string; re: string }[]; close(): void }> {
  const socket = new WebSocket(`${house.server.address.replace('http', 'ws')}socket`);
  const answers: { code?: string; re: string }[] = [];
  socket.on('message', data => answers.push(JSON.parse(String(data))));
  await new Promise(resolve => socket.once('open', resolve));
  return { say: text => socket.send(text), answers, close: () => socket.terminate() };
}

describe('what cannot be read', () => {
  test.each(['//', '//[', '/\\', 'http://', '*', '/%'])('an address such as %j is hung up on or refused', async path => {
    const hello = 'Host: x\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
    expect(await raw(`GET ${path} HTTP/1.1\r\n${hello}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)).not.toContain('101');
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
    expect((await fetch(new URL('healthz', house.server.address))).status).toBe(200);
  });

  test.each([
    ['nested five thousand deep', `{"ask":"create","tag":"t","options":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`, 't'],
    ['nested as deep as fits', '['.repeat(60_000), ''],
    ['with a key that changes what an object is', '{"ask":"create","tag":"t","options":{"__proto__":{"ranks":3}}}', 't'],
    ['of nothing', '', ''],
    ['that is half of one', '{"ask":"ping"', ''],
  ])('a message %s is answered as one that cannot be read', async (_, text, re) => {
    const { say, answers, close } = await open();
    say(text);
    await until(() => answers.length > 0);
    expect(answers[0]).toMatchObject({ re, ok: false, code: 'bad-message' });
    close();
  });

  test('counts against the requests a connection may send', async () => {
    const { say, answers, close } = await open();
    for (let sent = 0; sent < 400; sent++) say('{');
    await until(() => answers.length === 400);
    expect(answers.filter(({ code }) => code === 'too-fast').length).toBeGreaterThan(0);
    close();
  });
});

describe('one connection, several places', () => {
  test('whoever watches the own table has left the seat: it is lost like any other', async () => {
    const [nora, ben] = (await sitDown(house, 'salon', null, 'nora', 'ben')) as [Person, Person];
    await ben.get('watch', { table: ben.table, token: nora.picture.token ?? '', player: 'ben' });
    await until(() => nora.news().includes('lost'));
    expect(nora.picture.facts).toMatchObject({ phase: 'suspended', people: [{ here: true }, { here: false }] });
  });

  test('a second seat under another name leaves the first one lost: no game starts with half its people', async () => {
    const [nora, ben] = (await Promise.all([house.person('nora'), house.person('ben')])) as [Person, Person];
    await nora.create({ seats: 3 });
    const first = await ben.join(nora);
    await ben.join(nora, 'benny');
    await until(() => nora.news().includes('lost'));
    expect(nora.picture.facts).toMatchObject({ phase: 'lobby', people: [{ here: true }, { here: false }, { here: true }] });
    await ben.get('rejoin', { table: nora.table, seatKey: first.seatKey ?? '' });
    expect(ben.picture.seat).toBe(1);
  });

  test('whoever has a seat takes no other by sitting in', async () => {
    const nora = await house.person('nora');
    await nora.create({ seats: 3, sitIn: true });
    expect(await nora.refusal('sit', { table: nora.table, player: 'nora 2' })).toBe('already-seated');
    expect(nora.picture.facts.people.filter(Boolean)).toHaveLength(1);
  });
});

test('people who join in the same moment get their own seats and views, also where seats are drawn', async () => {
  for (let round = 0; round < 12; round++) {
    const [nora, ben, cleo] = (await Promise.all(['nora', 'ben', 'cleo'].map(name => house.person(name)))) as [
      Person,
      Person,
      Person,
    ];
    await nora.create({ seats: 3, random: true, force: true });
    await Promise.all([ben.join(nora), cleo.join(nora)]);
    const people = [nora, ben, cleo];
    await until(() => people.every(({ client }) => client.picture?.view));
    for (const { name, picture } of people) expect(picture.facts.people[picture.seat ?? -1]?.name).toBe(name);
    expect(new Set(people.map(({ picture }) => picture.seat)).size).toBe(3);
    expect(people.flatMap(person => person.tells()).includes('aside')).toBe(false);
    for (const person of people) person.client.close();
  }
});

test('wrong Tokens of a neighbour keep nobody from the own seat', async () => {
  const [nora, stranger] = (await Promise.all([house.person('nora'), house.person('stranger')])) as [Person, Person];
  await nora.create();
  for (let tries = 0; tries < 6; tries++) await stranger.ask('join', { table: nora.table, token: 'AAAA-AAAA', player: 'x' });
  expect(await stranger.refusal('join', { table: nora.table, token: 'AAAA-AAAA', player: 'x' })).toBe('slow-down');
  expect(await stranger.refusal('rejoin', { table: nora.table, seatKey: 'guessed' })).toBe('slow-down');
  await nora.get('rejoin', { table: nora.table, seatKey: nora.seatKey });
});

test('a newer code to another device takes the place of the older', async () => {
  const nora = await house.person('nora');
  await house.time.pass(3_600_000);
  const [older, newer] = [await nora.get('move-out', { bundle: 'a' }), await nora.get('move-out', { bundle: 'b' })];
  expect(await nora.refusal('move-in', { code: older.code })).toBe('unknown-code');
  expect(await nora.get('move-in', { code: newer.code })).toMatchObject({ bundle: 'b' });
});
