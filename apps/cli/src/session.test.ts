import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { accept, botNamed, gameNamed, newSeed } from './input.ts';
import { LocalTable } from './local-table.ts';
import { Session } from './session.ts';
import { Terminal } from './terminal.ts';

/** A game of Phase 10 against a bot, typed into a screen of that many columns; everything written to it. */
async function played(lines: readonly string[], columns: number): Promise<string> {
  const game = gameNamed('phase10');
  const table = new LocalTable({
    game,
    options: accept(game.options.read({ firstDealer: 'p2' }, 2)),
    seed: 'ab'.repeat(16),
    bots: [null, botNamed(game, 'dumb')],
    names: ['you', 'dumb'],
    budget: { iterations: 1 },
    newSeed,
    now: () => 0,
  });
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { isTTY: true, columns });
  let text = '';
  output.on('data', chunk => {
    text += chunk;
  });
  const terminal = new Terminal({ input, output, plain: false });
  input.end([...lines, 'quit', ''].join('\n'));
  await new Session(table, terminal).run();
  terminal.close();
  return text;
}

test('the bell rings once a turn, however many moves it takes', async () => {
  const text = await played(['draw deck', 'why discard 1', 'discard 1', 'draw deck'], 80);
  expect(text.split('\u0007')).toHaveLength(3);
});

test('bots are marked wherever they are named: above the table, in it and in the sentences', async () => {
  const text = await played(['draw deck', 'discard 1', 'log'], 80);
  const named = text.split('\n').filter(line => line.includes('dumb'));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(line => /dumb/.test(line.replaceAll('BOT dumb 1', '')))).toEqual([]);
});

test('no line is wider than the screen', async () => {
  const text = await played(['draw deck', 'discard 1', 'log', 'help'], 60);
  const lines = stripVTControlCharacters(text.replaceAll('\u0007', '').replaceAll('\r', ''))
    .split('\n')
    .map(line => line.replace(/^(> )+/, ''));
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(60);
});
