import { randomUUID } from 'node:crypto';
import { games as registered } from '@parlor/games';
import { shelves } from '@parlor/games/bots';
import { type AnyGame, type Json, numberedSeed } from '@parlor/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, playOut, type TestHouse, until } from './testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('1 creating a table', () => {
  test('answers with Game ID, Token, seat key, turn limit and policies', async () => {
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

  test.each([
    ['bad-limit', { limit: 0 }],
    ['bad-limit', { limit: 121 }],
    ['bad-seats', { seats: 1 }],
    ['bad-seats', { seats: 5 }],
    ['name-blank', { player: '  ' }],
    ['name-long', { player: 'x'.repeat(25) }],
    ['bad-option', { options: { ranks: 99 } }],
    ['unknown-game', { game: 'chess' }],
    ['unknown-bot', { bots: ['nobody'] }],
    ['table-full', { bots: ['random', 'random'] }],
    ['bad-seed', { seed: 'xyz' }],
  ])('is refused as %s: %j', async (code, fault) => {
    const nora = await house.person('nora');
    expect(await nora.refusal('create', { player: 'nora', game: 'team', seats: 2, limit: 60, ...fault })).toBe(code);
  });

  test('a limit of none, watchers, chat and seating are as chosen', async () => {
    const nora = await house.person('nora');
    const chosen = { limit: null, public: true, watchers: false, sitIn: true, chat: 'phrases', random: true } as const;
    expect((await nora.create(chosen)).facts).toMatchObject(chosen);
  });

  test('owning an open table refuses a second one; the same name with another key is another person', async () => {
    const nora = await house.person('nora');
    await nora.create();
    expect(await nora.refusal('create', { player: 'nora', game: 'duel', seats: 2, limit: 60 })).toBe('own-table');
    const other = await house.person('nora');
    await other.create();
    expect(other.table).not.toBe(nora.table);
  });

  test('force closes the old table and tells its people why', async () => {
    const nora = await house.person('nora');
    await nora.create({ seats: 3 });
    const ben = await house.person('ben');
    await ben.join(nora);
    const old = nora.table;
    await nora.create({ force: true });
    await until(() => ben.tells().includes('aside'));
    expect(ben.told.find(({ tell }) => tell === 'aside')).toMatchObject({ table: old, code: 'closed' });
    expect(ben.news()).toContain('closed');
    expect((await house.store.read(old))?.status).toMatchObject({ phase: 'over', closed: 'owner' });
  });

  test('force ends a running game too, without a winner', async () => {
    const nora = await house.person('nora');
    await nora.create();
    const ben = await house.person('ben');
    await ben.join(nora);
    const old = nora.table;
    await until(() => nora.picture.facts.phase === 'playing');
    await nora.create({ force: true });
    const stored = await house.store.read(old);
    expect(stored?.status.outcome).toMatchObject({ reason: 'closed', winners: [] });
    expect(stored?.entries.at(-1)).toMatchObject({ event: 'closed', why: 'owner' });
  });

  test('a table closed by force before it began has no rematch', async () => {
    const nora = await house.person('nora');
    await nora.create({ seats: 3 });
    const { table, seatKey } = nora;
    await nora.create({ force: true });
    const device = await house.person('nora');
    await device.get('rejoin', { table, seatKey });
    expect(await device.refusal('rematch', { table })).toBe('never-began');
  });

  test('a rematch belongs to whoever asks for it, not to somebody who has opened another table since', async () => {
    const { nora, ben } = await finished();
    await nora.create();
    const { table } = await ben.get('rematch', { table: ben.table });
    expect((await house.store.read(table))?.status.owner).toBe('ben');
    expect(await ben.refusal('create', { player: 'ben', game: 'duel', seats: 2, limit: 60 })).toBe('own-table');
  });

  test('whoever owns an open table cannot ask for a rematch, but comes to the one that somebody else asked for', async () => {
    const { nora, ben, window } = await finished();
    await window.create();
    expect(await nora.refusal('rematch', { table: nora.table })).toBe('own-table');
    const { table } = await ben.get('rematch', { table: ben.table });
    expect((await nora.get('rematch', { table: nora.table })).table).toBe(table);
  });

  test('a rematch that was stored only by half is found when it is asked for again', async () => {
    const { ben } = await finished();
    const { store } = house;
    const { commit } = store;
    store.commit = batch =>
      batch.some(({ kind }) => kind === 'seat') ? Promise.reject(new Error('full')) : commit.call(store, batch);
    expect(await ben.refusal('rematch', { table: ben.table })).toBe('not-stored');
    store.commit = commit;
    expect(await ben.refusal('rematch', { table: ben.table })).toBe('ok');
  });

  test('a rematch of one person and bots stands beside an open table', async () => {
    const nora = await house.person('nora', 'a client key of nora');
    await nora.create({ bots: ['first'] });
    await playOut(nora);
    const window = await house.person('nora', 'a client key of nora');
    await window.create();
    expect(await nora.refusal('rematch', { table: nora.table })).toBe('ok');
  });

  test('tables of one person and bots do not count', async () => {
    const nora = await house.person('nora');
    await nora.create({ bots: ['first'] });
    expect((await nora.create({ bots: ['first'] })).ok).toBe(true);
  });

  test('with bots at every other seat it starts at once', async () => {
    const nora = await house.person('nora');
    const made = await nora.create({ bots: ['first'], limit: null, seed: numberedSeed(3) });
    expect(made.facts).toMatchObject({ phase: 'playing', people: [{ bot: null }, { bot: { name: 'first', version: '1' } }] });
    await playOut(nora);
    expect(nora.picture.facts.seed).toBe(numberedSeed(3));
  });

  test('the same request again is answered with the same table', async () => {
    const nora = await house.person('nora');
    const made = await nora.create();
    const request = { ask: 'create', tag: 'twice', player: 'nora', game: 'race', seats: 2, limit: 60, force: true };
    const answers: { facts: { table: number }; seatKey: string }[] = [];
    nora.socket?.on('message', data => {
      const input = JSON.parse(String(data));
      if (input.re === 'twice') answers.push(input);
    });
    nora.socket?.send(JSON.stringify(request));
    nora.socket?.send(JSON.stringify(request));
    await until(() => answers.length === 2);
    expect(answers[0]?.facts.table).toBe(answers[1]?.facts.table);
    expect(answers[0]?.facts.table).not.toBe(made.facts.table);
    const device = await house.person('nora');
    const table = answers[1]?.facts.table ?? 0;
    expect(await device.refusal('rejoin', { table, seatKey: answers[1]?.seatKey ?? '' })).toBe('ok');
  });
});

describe('2 joining a table', () => {
  test('the joiner learns the turn limit, options, policies and who is there', async () => {
    const nora = await house.person('nora');
    await nora.create({ seats: 3, limit: 45, options: { ranks: 5 } });
    const ben = await house.person('ben');
    const { facts, seat } = await ben.join(nora);
    expect(seat).toBe(1);
    expect(facts).toMatchObject({ limit: 45, options: { ranks: 5 }, policy: { left: 'ends' } });
    expect(facts.people.map(person => person?.name)).toEqual(['nora', 'ben', undefined]);
  });

  test('the Token is read without regard to case, blanks and dashes', async () => {
    const nora = await house.person('nora');
    await nora.create({ seats: 3 });
    const ben = await house.person('ben');
    const token = ` ${nora.picture.token?.toLowerCase().replace('-', ' ')} `;
    expect(await ben.refusal('join', { table: nora.table, token, player: 'ben' })).toBe('ok');
  });

  test('is refused: name taken, blank, full, started', async () => {
    const nora = await house.person('nora');
    await nora.create();
    const asked = { table: nora.table, token: nora.picture.token ?? '' };
    const ben = await house.person('ben');
    expect(await ben.refusal('join', { ...asked, player: 'Nora' })).toBe('name-taken');
    expect(await ben.refusal('join', { ...asked, player: '' })).toBe('name-blank');
    nora.client.close();
    await house.time.pass(0);
    await ben.join(nora);
    const cleo = await house.person('cleo');
    expect(await cleo.refusal('join', { ...asked, player: 'cleo' })).toBe('table-full');
    const device = await house.person('nora');
    await device.get('rejoin', { table: asked.table, seatKey: nora.seatKey });
    await until(() => ben.picture.facts.phase === 'playing');
    expect(await cleo.refusal('join', { ...asked, player: 'cleo' })).toBe('watch-only');
  });

  test('a game that has begun says whether it may be watched, to whoever has the Token alone', async () => {
    const nora = await house.person('nora');
    await nora.create({ watchers: false });
    const ben = await house.person('ben');
    await ben.join(nora);
    const cleo = await house.person('cleo');
    const asked = { table: nora.table, token: nora.picture.token ?? '', player: 'cleo' };
    expect(await cleo.refusal('join', asked)).toBe('table-started');
    expect(await cleo.refusal('join', { ...asked, token: 'AAAA-AAAA' })).toBe('unknown-table');
  });

  test('is refused at a table with a chosen seed', async () => {
    const nora = await house.person('nora');
    await nora.create({ seed: numberedSeed(1) });
    const ben = await house.person('ben');
    const asked = { table: nora.table, token: nora.picture.token ?? '', player: 'ben' };
    expect(await ben.refusal('join', asked)).toBe('fixed-deal');
  });

  test('is refused at a table with a fixed deal, to watchers who would sit in too; bots may play it', async () => {
    const real = await openHouse({ games: registered, shelves, botThread: new URL('./bot-thread.ts', import.meta.url) });
    const dealt = registered.flatMap(game => fixedDeals(game).map(deal => ({ game: game.id, seats: 2, options: { deal } })));
    expect(new Set(dealt.map(({ game }) => game)).size).toBe(3);
    for (const choice of dealt) {
      const nora = await real.person('nora');
      await nora.create({ ...choice, sitIn: true });
      expect(nora.picture.facts.options).not.toHaveProperty('deal');
      const ben = await real.person('ben');
      const asked = { table: nora.table, token: nora.picture.token ?? '' };
      expect(await ben.refusal('join', { ...asked, player: 'ben' })).toBe('fixed-deal');
      await ben.get('watch', asked);
      expect(await ben.refusal('sit', { table: nora.table, player: 'ben' })).toBe('fixed-deal');
      await nora.get('add-bot', { table: nora.table, bot: 'random' });
      await until(() => nora.picture.facts.phase === 'playing');
    }
    await real.close();
  });

  test('an unknown table and a wrong Token get the same answer, and after five failures every try waits', async () => {
    const slow = await openHouse();
    const nora = await slow.person('nora');
    await nora.create();
    const ben = await slow.person('ben');
    const right = { table: nora.table, token: nora.picture.token ?? '', player: 'ben' };
    const wrong = await ben.ask('join', { ...right, token: 'AAAA-AAAA' });
    const unknown = await ben.ask('join', { ...right, table: 99_999 });
    const unnamed = (answer: object) => JSON.stringify({ ...answer, re: '' }).replace(/game \d+/, 'game');
    expect(unnamed(wrong)).toBe(unnamed(unknown));
    for (let tries = 0; tries < 3; tries++) await ben.ask('join', { ...right, token: 'BBBB-BBBB' });
    expect(await ben.refusal('join', right)).toBe('slow-down');
    await slow.time.pass(10_000);
    expect(await ben.refusal('join', right)).toBe('ok');
    await slow.close();
  });
});

/** nora and ben have played; nora has a second window open. */
async function finished() {
  const key = randomUUID();
  const [nora, window, ben] = await Promise.all([house.person('nora', key), house.person('nora', key), house.person('ben')]);
  await nora.create();
  await ben.join(nora);
  await until(() => nora.picture.view !== null && ben.picture.view !== null);
  await playOut(nora, ben);
  return { nora, window, ben };
}

/** The fixed deals by which the laws try a game. */
function fixedDeals({ options }: AnyGame): Json[] {
  const field = options.fields['deal'];
  const samples = field?.kind === 'data' ? (field.samples as readonly Json[]) : [];
  return samples.filter(deal => deal !== null && 'value' in options.read({ deal }, 2));
}
