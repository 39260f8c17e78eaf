/** The terminal client in real terminals: two people and a bot finish a short game of each registered kind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { games } from '@parlor/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePanes, Pane, ROOT, SMALLEST } from '../testing/pane.ts';
import { type Served, serveBuilt } from '../testing/served.ts';

/** Options and habits that make a game short. Games not named here are played with their defaults, first move listed. */
const SHORT: Readonly<Record<string, { readonly flags: readonly string[]; choose?(legal: readonly string[]): string }>> = {
  hanabi: {
    flags: [],
    choose: legal => legal.find(move => move.startsWith('play'))!,
  },
  phase10: { flags: ['--max-hands', '1', '--max-turns', '4'] },
  hanto: { flags: ['--variant', 'beta'] },
};

let served: Served;
const bots: ChildProcess[] = [];

beforeAll(async () => {
  served = await serveBuilt();
});
afterAll(async () => {
  // Bots of a game that did not end would wait for their server for ever.
  for (const bot of bots) bot.kill();
  closePanes();
  await served.close();
});

const home = (name: string) => ({ XDG_CONFIG_HOME: join(served.folder, name) });

function open(name: string, ...args: string[]): Pane {
  return new Pane(name, ['parlor', ...args, '--server', served.url, '--name', name.split('-')[0]!, '--plain'], home(name));
}

/** Whenever it is this person's turn, looks at the legal moves and makes one, until the game is over. */
async function playToEnd(pane: Pane, choose: (legal: readonly string[]) => string): Promise<void> {
  let answered = 0;
  for (;;) {
    // The status line, once a page: some drawings say whose turn it is as well.
    const turns = (text: string) => text.match(/#\d+ \| your turn/g)?.length ?? 0;
    const text = await pane.until(now => now.includes('The game is over') || turns(now) > answered, 120);
    if (text.includes('The game is over')) return;
    answered = turns(text);
    pane.type('legal');
    const answer = (now: string) => /legal\n(\S.*)\n/.exec(now.slice(now.lastIndexOf(' | your turn')))?.[1];
    const legal = answer(await pane.until(now => answer(now) !== undefined))!
      .trim()
      .split(/ {2,}/);
    if (legal[0]!.startsWith('It is not your turn')) continue;
    pane.type(choose(legal));
  }
}

function headlessBot(game: string, id: string, token: string): Promise<{ code: number | null; out: string }> {
  const args = ['parlor', 'bot', '--game', game, '--name', 'random', '--join', id, token, '--server', served.url, '--as', 'robo'];
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...home(`robo-${game}`) } });
  bots.push(child);
  let out = '';
  child.stdout.on('data', chunk => {
    out += chunk;
  });
  return new Promise(resolve => child.once('exit', code => resolve({ code, out })));
}

describe('the smallest screen', () => {
  test('holds a whole turn; Tab completes a move; NO_COLOR leaves it without colours', async () => {
    const pane = new Pane(
      'small',
      ['parlor', 'play', 'hanto', '--variant', 'alpha', '--vs', 'random'],
      { NO_COLOR: '1' },
      SMALLEST,
    );
    await pane.until('your turn');
    expect(pane.screen()).toContain('hanto alpha');
    pane.type('dance');
    await pane.until('(bad-move)');
    pane.type('legal');
    await pane.until('place butterfly 0,0');
    for (const key of ['p', 'l', 'Tab']) pane.press(key);
    await pane.until('> place butterfly 0,0');
    expect(pane.screen()).not.toContain('\u001b[');
    pane.press('Enter');
    await pane.until('The game is over');
  });
});

describe('two terminals and a bot from the command line', () => {
  test.each(games.map(game => [game.id, game] as const))('finish a game of %s', { timeout: 240_000 }, async (id, game) => {
    const { flags, choose = (legal: readonly string[]) => legal[0]! } = SHORT[id] ?? { flags: [] };
    const three = game.seats[1] >= 3;
    const nora = open(`nora-${id}`, 'play', id, '--seats', three ? '3' : '2', ...flags);
    const [, table, token] = /j\/(\d+)#(\S+)/.exec(await nora.until(/j\/\d+#\S+/))!;
    // A game for two has no third seat: the second person watches.
    const ben = three ? open(`ben-${id}`, 'join', table!, token!) : open(`ben-${id}`, 'play');
    if (!three) {
      await ben.until('menu>');
      ben.type(`watch ${table} ${token}`);
    }
    await ben.until(`#${table}`);
    const bot = headlessBot(id, table!, token!);
    await Promise.all([playToEnd(nora, choose), three ? playToEnd(ben, choose) : ben.until('The game is over', 200)]);
    expect(await bot).toMatchObject({ code: 0, out: expect.stringContaining('The game is over') });
    expect(nora.screen()).toMatch(/Scores: .*BOT random 1 \(robo\)/);

    const file = join(served.folder, `${id}.jsonl`);
    nora.type(`save ${file}`);
    await nora.until(`Saved as ${file}`);
    nora.type('quit');
    const check = new Pane(`check-${id}`, ['parlor', 'replay', '--verify', file]);
    await check.until(`ok: ${game.name}`);
  });
});
