/** Everything a person can do at tables of a server, typed, over real sockets. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@parlor/games';
import { shelves } from '@parlor/games/bots';
import { readRecord, replay } from '@parlor/kernel';
import { openHouse, type Person, type TestHouse, until } from '@parlor/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameNamed } from '../input.ts';
import { Typist } from '../testing/typist.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlor-typing-'));
const typists: Typist[] = [];
let house: TestHouse;
let files = 0;

beforeAll(async () => {
  house = await openHouse({ games, shelves, botThread: new URL('../../../server/src/bot-thread.ts', import.meta.url) });
});
afterAll(async () => {
  for (const typist of typists) typist.connection.close();
  await house.close();
});

async function typist(name: string, keys = join(folder, `${name}-${files++}.json`)): Promise<Typist> {
  const made = await Typist.sitDown({ server: house.server.address, name, keys });
  typists.push(made);
  return made;
}

/** Creates a table and returns what others need to join it. */
async function creates(person: Typist, words: string): Promise<{ readonly table: number; readonly token: string }> {
  const [, table, token] = /j\/(\d+)#(\S+)/.exec(await person.types(`create ${words}`, /j\/\d+#\S+/))!;
  return { table: Number(table), token: token! };
}

/** Somebody at another client joins that table. */
async function joined(name: string, { table, token }: { table: number; token: string }): Promise<Person> {
  const person = await house.person(name);
  const { seatKey } = await person.get('join', { table, token, player: name });
  person.seatKey = seatKey ?? '';
  return person;
}

/** A game of two moves: nora has begun, ben is on turn. */
async function begun(words = 'limit 60'): Promise<{ nora: Typist; ben: Person; table: number; token: string }> {
  const nora = await typist('nora');
  const invitation = await creates(nora, `hanto variant=alpha ${words}`);
  const ben = await joined('ben', invitation);
  await nora.reads('hanto alpha');
  await nora.types('place butterfly 0,0', 'You placed a butterfly');
  return { nora, ben, ...invitation };
}

/** The same, finished. */
async function finished(words?: string) {
  const seated = await begun(words);
  await until(() => seated.ben.picture.n === 1);
  await seated.ben.get('move', { table: seated.table, seen: 1, move: 'B@0,1' });
  await seated.nora.reads('The game is over (limit)');
  return seated;
}

describe('1 creating a table', () => {
  test('with every setting; the lobby shows them and what to send to others', async () => {
    const nora = await typist('nora');
    const words = 'seats 3 limit 45 colours=six chat phrases public sit-in random';
    const text = await nora.types(`create hanabi ${words}`, 'or:     parlor join');
    expect(text).toContain('lobby, 1 of 3 seats taken');
    expect(text).toContain(
      '45 s a turn; options colours=six; quick phrases only; watchers may sit in; seats are drawn at the start; in the public list',
    );
    expect(text).toContain('if someone leaves, the game ends for all');
  });

  test.each([
    ['limit 0', '(bad-limit)'],
    ['limit 121', '(bad-limit)'],
    ['seats 9', '(bad-seats)'],
    ['limit abc', '"abc" is no turn limit'],
    ['seats two', '"two" is no number of seats'],
    ['colours=nine', '(bad-option)'],
    ['constructor=1', '(bad-option)'],
    ['__proto__=1', '"__proto__=1" is not a setting of create'],
    ['bots nobody', '(unknown-bot)'],
    ['fast', '"fast" is not a setting of create'],
  ])('is refused with a reason: %s', async (words, reason) => {
    await (await typist('nora')).types(`create hanabi ${words}`, reason);
  });

  test('a second table is refused unless by force, which closes the first', async () => {
    const nora = await typist('nora');
    const first = await creates(nora, 'hanabi seats 3');
    const ben = await joined('ben', first);
    await nora.types('create hanto', '(own-table)');
    await nora.types('create hanto force', 'hanto #');
    await until(() => ben.tells().includes('aside'));
  });

  test('with a chosen seed and bots it begins at once', async () => {
    const nora = await typist('nora');
    await nora.types(`create hanto variant=alpha bots random seed ${'ab'.repeat(16)}`, 'hanto alpha');
    await nora.types('games', '"games" is not a move');
    await nora.types('menu', 'You are in the menu.');
    await nora.types('games', 'hanabi  Hanabi, 2 to 5 seats.');
  });
});

describe('2 joining', () => {
  test('by Game ID and Token: the joiner learns limit, options, policies and who is there', async () => {
    const cleo = await house.person('cleo');
    const { facts, token } = await cleo.create({ game: 'hanabi', seats: 3, limit: 30, options: { colours: 'six' } });
    const nora = await typist('nora');
    const text = await nora.types(`join ${facts.table} ${token}`, 'Invite');
    expect(text).toMatch(/1 {2}cleo \(creator\)\n {2}2 {2}nora\n {2}3 {2}waiting/);
    expect(text).toContain('30 s a turn; options colours=six');
  });

  test('is refused with a reason', async () => {
    const nora = await typist('nora');
    await nora.types('join 99999 AAAA-AAAA', '(unknown-table)');
    await nora.types('join here', 'Say which table');
    await nora.types('join 1e3 AAAA-AAAA', 'Say which table');
  });
});

describe('3 the lobby', () => {
  test('bots are listed, added and removed; people come, go and are removed', async () => {
    const nora = await typist('nora');
    const invitation = await creates(nora, 'hanabi seats 4');
    await nora.types('bots', /pipeline +\*/);
    await nora.types('bots add random', 'BOT random 1 sat down.');
    await nora.types('bots add nobody', '(unknown-bot)');
    await nora.types('remove random', 'BOT random 1 was removed.');
    const ben = await joined('ben', invitation);
    await nora.reads('ben sat down.');
    ben.drop();
    await nora.reads('ben lost the connection.');
    ben.client.retryNow();
    await nora.reads('ben is back.');
    await nora.types('remove ben', 'ben was removed.');
    await nora.types('people', /2 {2}waiting/);
    await nora.types('invite', 'parlor join');
  });

  test('a watcher sits in where the creator allows it', async () => {
    const cleo = await house.person('cleo');
    const { facts, token } = await cleo.create({ game: 'hanto', sitIn: true });
    const nora = await typist('nora');
    await nora.types(`watch ${facts.table} ${token}`, '| watching');
    await nora.types('chat hello', '(not-seated)');
    await nora.types('sit', 'move 1');
    expect(cleo.picture.facts.people[1]?.name).toBe('nora');
  });
});

describe('4 playing', () => {
  test('a move in either grammar; what is refused is told with its code', async () => {
    const nora = await typist('nora');
    await joined('ben', await creates(nora, 'hanto variant=alpha'));
    await nora.reads('your turn');
    await nora.types('legal', 'place butterfly 0,0');
    await nora.types('why place butterfly 1,1', '(first-not-origin)');
    await nora.types('place butterfly 1,1', '(first-not-origin)');
    await nora.types('dance', '(bad-move)');
    await nora.types('place butterfly 0,0', 'You placed a butterfly on 0,0');
    await nora.types('place butterfly 0,1', 'It is not your turn');
    await nora.types('log', 'You placed a butterfly on 0,0');
    await nora.types('sort number', 'There is nothing to sort in Hanto.');
    expect(await nora.types('help', 'unvote NAME')).toContain('why MOVE');
  });

  test('a hand stays sorted from turn to turn, places are those on the screen, and the bell rings once a turn', async () => {
    const nora = await typist('nora');
    await nora.types('create phase10 firstDealer=p2 bots random seed '.concat('0'.repeat(32)), 'draw');
    const numbers = (text: string) =>
      [...text.slice(text.lastIndexOf('hand ')).matchAll(/\d+:([RYGB])(\d+)/g)].map(([, , n]) => Number(n));
    expect(nora.bells()).toBe(1);
    const sorted = numbers(await nora.types('sort number', /hand {3}.*\n/));
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
    const drawn = await nora.types('draw deck', /You drew .* from the deck/);
    const after = numbers(await nora.reads(/hand {3}.*\n/));
    expect(after).toEqual([...after].sort((a, b) => a - b));
    expect(drawn).toContain('hand ');
    const first = /hand {3}1:(\S+)/.exec(await nora.types('table', /hand {3}.*\n/))?.[1];
    await nora.types('why discard 1', `discard ${first} is allowed.`);
    await nora.types('discards', 'discard pile, top first (1)');
    expect(nora.bells()).toBe(1);
    await nora.types('discard 1', /your turn: draw/);
    expect(nora.bells()).toBe(2);
    await nora.types('sort size', 'Say how: sort phase|number|colour|none.');
  });

  test('another board is asked for by name', async () => {
    const nora = await typist('nora');
    await joined('Ben', await creates(nora, 'codex'));
    await nora.reads('your board');
    await nora.types('board ben', 'board of Ben: ');
    await nora.types('board', 'your board: ');
    await nora.types('board dora', 'Say whose: board nora|Ben.');
    await nora.types('rules', 'RULES.md');
  });
});

describe('5 the turn limit', () => {
  test('hurries, then the table moves, marked', async () => {
    const nora = await typist('nora');
    await joined('ben', await creates(nora, 'hanto limit 10'));
    await nora.reads('your turn | 0:10');
    await house.time.pass(10_000);
    await nora.reads('Your time is over');
    await house.time.pass(1000);
    await nora.reads('(the table moved for nora)');
  });

  test('the others vote to let a bot play for somebody absent', async () => {
    const nora = await typist('nora');
    const invitation = await creates(nora, 'hanabi seats 3');
    const ben = await joined('ben', invitation);
    const cleo = await joined('cleo', invitation);
    await nora.reads('your turn');
    await nora.types('vote ben', '(no-vote)');
    await nora.types('vote dora', 'Nobody called "dora" sits here.');
    ben.client.close();
    await nora.reads('ben lost the connection.');
    await house.time.pass(60_000);
    await nora.types('vote ben', 'For a bot in the place of ben: nora.');
    await nora.types('unvote ben', 'For a bot in the place of ben: nobody.');
    await nora.types('vote ben', 'For a bot in the place of ben: nora.');
    await cleo.get('vote', { table: cleo.table, seat: 1, on: true });
    await nora.reads('BOT ladder 1 plays for ben until they return.');
  });
});

describe('6 coming back', () => {
  test('by itself after the connection broke: the loss is told once, and what was missed', async () => {
    const { nora, ben, table } = await begun();
    await until(() => ben.picture.n === 1);
    nora.cutOff();
    await until(() => ben.news().includes('lost'));
    await ben.get('say', { table, text: 'Where are you?' });
    await ben.get('move', { table, seen: 1, move: 'B@0,1' });
    const text = await nora.reads('Back. While you were away: 1 move.');
    expect(text.match(/Connection lost/g)).toHaveLength(1);
    expect(await nora.types('log', 'Where are you?')).toContain('ben placed a butterfly on 0,1');
  });

  test('from the menu and on another device, with log and chat; the older one is told', async () => {
    const { nora, ben, table } = await begun();
    await ben.get('say', { table, text: 'Good luck!' });
    await nora.reads('ben: Good luck!');
    await nora.types('menu', 'You are in the menu.');
    await until(() => ben.news().includes('lost'));
    await nora.types(`return ${table}`, 'ben to move');
    await until(() => ben.news().includes('back'));
    await nora.types('log', /You placed a butterfly on 0,0[\s\S]*ben: Good luck!/);
    const code = /move-in (\S+)/.exec(await (await secondWindow(nora)).types('move-out', 'works once'))![1]!;
    const device = await typist('somebody');
    await device.types(`move-in ${code}`, 'This device is now nora.');
    await device.types('mine', `#${table}  hanto  playing`);
    await device.types(`return ${table}`, 'ben to move');
    await nora.reads('Press Enter for the menu.');
    await nora.types('', 'You are in the menu.');
    await device.types('return 99999', 'No key of a seat at table 99999');
  });

  async function secondWindow({ connection }: Typist): Promise<Typist> {
    const second = await typist('nora');
    await second.connection.become(connection.keys.identity());
    return second;
  }
});

describe('7 chat', () => {
  test('to the table and to one person; muted people are not heard', async () => {
    const { nora, ben, table } = await begun();
    await nora.types('chat hello there', 'nora: hello there');
    await nora.types('msg ben psst, you', 'nora to ben, in private: psst, you');
    expect(ben.picture.chat.at(-1)).toMatchObject({ to: 'ben', text: 'psst, you' });
    await nora.types('chat', '(chat-empty)');
    await nora.types('msg dora hello', '(chat-unknown)');
    await nora.types('phrases', 'chat Well played!');
    await nora.types('mute ben', 'Muted: ben.');
    await ben.get('say', { table, text: 'noise' });
    await nora.types('unmute ben', 'Muted: nobody.');
    await ben.get('say', { table, text: 'again' });
    expect(await nora.reads('ben: again')).not.toContain('noise');
  });
});

describe('8 the end, and after it', () => {
  test('scores, winners, reason and seed are shown; the record is saved and verifies', async () => {
    const { nora, table } = await finished();
    const text = await nora.reads('rematch plays again');
    expect(text).toMatch(/Scores: .*\nSeed [0-9a-f]{32}/);
    const file = join(folder, 'end.jsonl');
    await nora.types(`save ${file}`, `Saved as ${file}`);
    const read = readRecord(readFileSync(file, 'utf8'));
    const verdict = 'value' in read ? replay(gameNamed('hanto'), read.value) : read;
    expect(verdict).toMatchObject({ value: { outcome: { reason: 'limit' } } });
    await nora.types('menu', 'You are in the menu.');
    await nora.types(`save ${table} ${file}`, `Saved as ${file}`);
    await nora.types('mine', /hanto {2}over, limit, place 1/);
  });

  test('a rematch has the same seats and watchers', async () => {
    const { nora, ben, table, token } = await begun();
    await nora.types('chat good luck', 'nora: good luck');
    const wanda = await typist('wanda');
    await wanda.types(`watch ${table} ${token}`, '| watching');
    await wanda.types('rematch', 'Nobody has asked for a rematch yet.');
    await until(() => ben.picture.n === 1);
    await ben.get('move', { table, seen: 1, move: 'B@0,1' });
    await nora.reads('The game is over');
    await nora.types('rematch', /lobby, 2 of 2 seats taken/);
    await wanda.reads('Type rematch');
    await wanda.types('rematch', /lobby[\s\S]*watching: wanda/);
    const { rematch } = ben.picture.facts;
    await ben.get('rejoin', { table: rematch ?? 0, seatKey: ben.seatKey });
    await nora.reads('move 1');
    await nora.types('chat once more', 'nora: once more');
  });

  test('leaving gives up the seat: free again in the lobby, by the policy of the game in play', async () => {
    const nora = await typist('nora');
    const { table, token } = await creates(nora, 'hanto public');
    const ben = await typist('ben');
    await ben.types('tables', `#${table}  hanto  lobby`);
    await nora.types('leave', 'You are in the menu.');
    await ben.types(`join ${table} ${token}`, '(table-over)');
    const game = await begun();
    await game.nora.types('leave', 'You are in the menu.');
    await until(() => game.ben.picture.facts.phase === 'over');
    expect(game.ben.picture.facts.outcome).toMatchObject({ reason: 'left', winners: [1] });
  });
});

describe('9 lists and identities', () => {
  test('public tables, my tables, and a name that is remembered', async () => {
    const keys = join(folder, 'named.json');
    const nora = await typist('somebody', keys);
    await nora.types('mine', 'None.');
    await nora.types('name nora', 'You are nora.');
    const { table } = await creates(nora, 'hanto public limit 20');
    const ben = await typist('ben');
    await ben.types('tables', `#${table}  hanto  lobby  20 s  nora, (free)`);
    await ben.types(`watch ${table}`, '| watching');
    await nora.types('menu', 'You are in the menu.');
    await nora.types('mine', `#${table}  hanto  lobby`);
    await nora.types('move-in AAAAA-AAAAA', '(unknown-code)');
    expect(JSON.parse(readFileSync(keys, 'utf8'))).toMatchObject({ [house.server.address]: { name: 'nora' } });
  });
});
