/** A bot from the command line, over real sockets, at a table where not everything goes well. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyBot } from '@parlor/bots';
import type { AnyBot, SeenView } from '@parlor/kernel';
import { variant } from '@parlor/match/testing';
import { openHouse, type Person, type TestHouse, until } from '@parlor/server/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { playHeadless } from './headless.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlor-headless-'));
let house: TestHouse;
let robots: Robot[];
beforeEach(async () => {
  house = await openHouse();
  robots = [];
});
afterEach(async () => {
  for (const { connection } of robots) connection.close();
  await house.close();
});

/** A bot at a table, what it printed, and what its agents saw. It makes no move until it is let go. */
class Robot {
  readonly connection = new Connection({ server: house.server.address, keys: join(folder, `${robots.length}.json`) });
  readonly lines: string[] = [];
  /** What each of its agents was shown. */
  readonly agents: SeenView[][] = [];
  ended = false;
  letGo = () => {};

  get n(): number {
    return this.connection.client.picture?.n ?? -1;
  }

  get phase(): string | undefined {
    return this.connection.client.picture?.facts.phase;
  }

  async play(nora: Person, policy: string): Promise<void> {
    await this.connection.greeted();
    await this.connection.ask('join', { table: nora.table, token: nora.picture.token ?? '', player: 'robo' });
    const free = new Promise<void>(resolve => {
      this.letGo = resolve;
    });
    const ask = this.connection.ask.bind(this.connection);
    this.connection.ask = (name, asked) => (name === 'move' ? free : Promise.resolve()).then(() => ask(name, asked));
    const game = variant(policy);
    const bot = this.#watched(everyBot(game, undefined)[0]!);
    const print = (line: string) => this.lines.push(line);
    void playHeadless({ connection: this.connection, game, bot, budget: { iterations: 1 }, print }).then(() => {
      this.ended = true;
    });
  }

  #watched(bot: AnyBot): AnyBot {
    const make = () => {
      const seen: SeenView[] = [];
      this.agents.push(seen);
      return Object.assign(bot.make(), { see: (view: SeenView) => seen.push(view) });
    };
    return { ...bot, make };
  }
}

/** nora has moved, and the bot is on turn. */
async function onTurn(policy: string): Promise<{ nora: Person; robo: Robot }> {
  const nora = await house.person('nora');
  await nora.create({ game: policy, limit: null });
  const robo = new Robot();
  robots.push(robo);
  await robo.play(nora, policy);
  await until(() => nora.client.picture?.view != null);
  await nora.move();
  await until(() => robo.n === 1);
  return { nora, robo };
}

test('a bot whose move came while the table waited for somebody moves when they are back', async () => {
  const { nora, robo } = await onTurn('salon');
  nora.client.close();
  await until(() => robo.phase === 'suspended');
  robo.letGo();
  await until(() => robo.lines.length > 0);
  expect(robo.lines).toEqual([expect.stringContaining('(suspended)')]);
  const back = await house.person('nora');
  await back.get('rejoin', { table: nora.table, seatKey: nora.seatKey });
  await until(() => back.picture.n === 2);
  await back.move();
  await until(() => back.picture.n === 4);
});

test('a bot whose move could not be stored makes it again', async () => {
  const { nora, robo } = await onTurn('race');
  const { commit } = house.store;
  house.store.commit = () => Promise.reject(new Error('The disk is full.'));
  robo.letGo();
  await until(() => robo.lines.length > 0);
  expect(robo.lines).toEqual([expect.stringContaining('(not-stored)')]);
  house.store.commit = commit;
  await until(() => nora.picture.n === 2);
});

test('a bot whose connection is cut off comes back and goes on', async () => {
  const { nora, robo } = await onTurn('race');
  robo.connection.socket?.terminate();
  await until(() => nora.news().includes('lost'));
  robo.letGo();
  await until(() => nora.picture.n === 2);
});

test('a bot says once how the game ended when the other person leaves', async () => {
  const { nora, robo } = await onTurn('team');
  await nora.get('leave', { table: nora.table });
  await until(() => robo.ended);
  await house.time.pass(10_000);
  expect(robo.lines).toEqual([expect.stringContaining('The game is over')]);
});

test('a bot is shown the first view and each that follows, once; one that missed some sees all of them anew', async () => {
  const [nora, cleo] = (await Promise.all([house.person('nora'), house.person('cleo')])) as [Person, Person];
  await nora.create({ game: 'race', seats: 3, limit: null });
  const robo = new Robot();
  robots.push(robo);
  await robo.play(nora, 'race');
  await cleo.join(nora);
  await until(() => nora.client.picture?.view != null);
  await nora.move();
  await until(() => robo.n === 1);
  await nora.get('say', { table: nora.table, text: 'Your turn.' });
  await until(() => robo.connection.client.picture?.chat.length === 1);
  expect(robo.agents.map(seen => seen.map(({ turn }) => turn))).toEqual([[0, 1]]);
  robo.letGo();
  await until(() => cleo.picture.n === 2);
  robo.connection.socket?.terminate();
  await cleo.move();
  await until(() => nora.picture.n === 3);
  await nora.move();
  await until(() => nora.picture.n === 5);
  expect(
    robo.agents
      .at(-1)
      ?.slice(0, 5)
      .map(({ turn }) => turn),
  ).toEqual([0, 1, 2, 0, 1]);
});
