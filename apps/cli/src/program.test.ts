/** The built program, as a person or a script calls it. `npm test` has built it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@parlor/games';
import { describe, expect, test, vi } from 'vitest';
import { switchFrom } from './input.ts';
import { program } from './program.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parlor-cli-'));

function parlor(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['parlor', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Refused: one line on standard error, no stack trace, code 2. */
function expectRefused(args: readonly string[], sentence: string) {
  const { code, err } = parlor(args);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain(sentence);
  expect(code).toBe(2);
}

describe('the settings of a server', () => {
  test('are in docs/operate.md, each with its flag, its environment variable and its default', () => {
    const rows = readFileSync(join(ROOT, 'docs/operate.md'), 'utf8').matchAll(/^\| `(--[\w-]+)` \| `(\w+)` \| (.*?) \|/gm);
    const serve = program().commands.find(command => command.name() === 'serve')!;
    const shown = (value: unknown) => (value === '' ? 'none' : `\`${value}\``);
    expect([...rows].map(([, ...row]) => row)).toEqual(
      serve.options.map(({ long, envVar, defaultValue }) => [long, envVar, shown(defaultValue)]),
    );
  });
});

describe('a switch', () => {
  const environment = [
    ...['1', 'true', 'yes', 'on', 'ON'].map(word => ({ flags: [], variable: word, on: true })),
    ...['0', 'false', 'no', 'off', ''].map(word => ({ flags: [], variable: word, on: false })),
  ];

  test.each([
    { flags: [], variable: undefined, on: false },
    { flags: ['--trust-proxy'], variable: undefined, on: true },
    { flags: ['--trust-proxy'], variable: '0', on: true },
    { flags: ['--trust-proxy', 'off'], variable: '1', on: false },
    ...environment,
  ])('is read from its flag, else from the environment: %j', ({ flags, variable, on }) => {
    vi.stubEnv('PARLOR_TRUST_PROXY', variable);
    let given = '';
    const serve = program().commands.find(command => command.name() === 'serve')!;
    serve.action(({ trustProxy }) => {
      given = trustProxy;
    });
    serve.parse(flags, { from: 'user' });
    vi.unstubAllEnvs();
    expect(switchFrom('--trust-proxy', given)).toBe(on);
  });

  test('that is neither on nor off is refused', () => {
    expect(() => switchFrom('--trust-proxy', 'maybe')).toThrow('--trust-proxy is on (1, true, yes) or off (0, false, no)');
  });
});

describe('help', () => {
  test('of every command is there', () => {
    const help = parlor(['--help']);
    expect(help.code).toBe(0);
    for (const command of program().commands) expect(help.out).toContain(`  ${command.name()} `);
  });

  test.each(games.map(game => [game.id, game] as const))('of play %s names every option of the game', (id, game) => {
    const { code, out } = parlor(['play', id, '--help']);
    expect(code).toBe(0);
    for (const [name, field] of Object.entries(game.options.fields)) {
      if (field.kind !== 'data') expect(out).toContain(`--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)} `);
    }
  });
});

describe('wrong input', () => {
  test.each([
    [['--wrong'], "unknown option '--wrong'"],
    [['dance'], "unknown command 'dance'"],
    [['serve', '--port', 'x'], '--port'],
    [['serve', '--prefix', 'parlor'], '--prefix'],
    [['serve', '--close-days', '0'], '--close-days'],
    [['serve', '--trust-proxy', 'maybe'], '--trust-proxy is on (1, true, yes) or off (0, false, no); "maybe" is neither.'],
    [['bot', '--game', 'hanto', '--name', 'nobody', '--join', '1', 'x'], 'no bot "nobody"'],
    [['join', 'x', 'y'], 'The Game ID'],
    [['play', 'chess'], 'chess'],
    [['play', 'hanto', '--wrong'], "unknown option '--wrong'"],
    [['play', 'hanto', '--variant', 'zeta'], 'zeta'],
    [['play', 'hanto', '--limit', '-3'], 'limit'],
    [['play', 'hanto', '--seats', '7'], '--seats'],
    [['play', 'hanto', '--seed', 'xyz'], '32 lower-case hex digits'],
    [['play', 'hanto', '--vs', 'nobody'], 'no bot "nobody"'],
    [['play', 'hanto', '--vs', 'random', 'random'], '--vs names 2 bots'],
    [['play', 'hanto', '--budget', 'long'], '--budget'],
    [['play', 'hanto', '--server', 'localhost', '--limit-seconds', 'abc'], '--limit-seconds takes a whole number from 1 to 120'],
    [['play', 'hanabi', '--server', 'localhost', '--seats', 'abc'], '--seats takes a whole number from 2 to 5'],
    [['replay'], "missing required argument 'file'"],
    [['replay', 'nowhere.jsonl'], 'cannot be read'],
    [['replay', 'package.json'], 'not JSON'],
    [['convert', '--from', 'punch-cards', 'package.json'], 'no format "punch-cards"'],
    [['bench', 'nothing'], 'no bench "nothing"'],
  ])('parlor %j', (args, sentence) => expectRefused(args, sentence));
});

describe('a game of Hanto in the terminal', () => {
  const file = join(folder, 'game.jsonl');

  test('is played, asked about, saved and verified', () => {
    const lines = ['legal', 'why B@3,3', 'place butterfly 9,9', 'dance', 'place butterfly 0,0', `save ${file}`, 'quit', ''];
    const { code, out } = parlor(['play', 'hanto', '--variant', 'alpha', '--vs', 'random', '--plain'], lines.join('\n'));
    expect(code).toBe(0);
    expect(out).toContain('place butterfly 0,0');
    expect(out.match(/\(first-not-origin\)/g)).toHaveLength(2);
    expect(out).toContain('(bad-move)');
    expect(out).toContain('You placed a butterfly on 0,0');
    expect(out).toContain('The game is over (limit). Nobody wins.');
    expect(parlor(['replay', '--verify', file])).toMatchObject({
      code: 0,
      out: expect.stringContaining('ok: Hanto, 2 moves, ended by limit'),
    });
  });

  test('is stepped through forwards and back, or printed whole', () => {
    const stepped = parlor(['replay', file], '\nb\n2\nq\n');
    expect(stepped.out.match(/-- (\d) of 2 --/g)).toEqual(['-- 0 of 2 --', '-- 1 of 2 --', '-- 0 of 2 --', '-- 2 of 2 --']);
    expect(parlor(['replay', '--all', file]).out).toContain('-- 2 of 2 --');
  });

  test('is refused by its entry when somebody has changed it', () => {
    const changed = join(folder, 'changed.jsonl');
    writeFileSync(changed, readFileSync(file, 'utf8').replace('B@0,0', 'B@0,1'));
    expectRefused(['replay', '--verify', changed], 'Entry 1: B@0,1: ');
    writeFileSync(changed, readFileSync(file, 'utf8').replace('"hanto"', '"chess"'));
    expectRefused(['replay', changed], 'no game "chess"');
  });

  test('with the same seed and counted thinking is the same game again', () => {
    const play = (to: string) => {
      parlor(
        ['play', 'hanto', '--variant', 'gamma', '--vs', 'random', '--seed', 'ab'.repeat(16), '--plain'],
        `B@0,0\nsave ${to}\nquit\n`,
      );
      return readFileSync(to, 'utf8')
        .split('\n')[0]!
        .replace(/"created":\d+/, '');
    };
    expect(play(join(folder, 'one.jsonl'))).toBe(play(join(folder, 'two.jsonl')));
  });
});

describe('looking at a local table', () => {
  const ask = (game: string, ...lines: string[]) =>
    parlor(['play', game, '--vs', 'random', '--seed', 'ab'.repeat(16), '--plain'], [...lines, 'quit', ''].join('\n')).out;

  test('the rules of the game are shown, and what its table can show', () => {
    for (const { id, name } of games) {
      const out = ask(id, 'rules');
      expect(out).toContain(readFileSync(join(ROOT, 'games', id, 'RULES.md'), 'utf8').split('\n')[0]!);
      expect(out).toContain(`${name}: `);
    }
  });

  test('a hand of Phase 10 is sorted, and stays so; its places are those on the screen', () => {
    const out = ask('phase10', 'sort phase', 'sort colour', 'draw deck', 'why discard 2', 'discards', 'chat hello');
    const hands = [...out.matchAll(/^hand {3}(.*)$/gm)].map(([, hand]) => hand!.split(' ').map(card => card.split(':')[1]!));
    expect(new Set(hands.slice(0, 3).map(hand => [...hand].sort().join(' '))).size).toBe(1);
    const colours = hands.at(-1)!.map(card => 'RYGBWS'.indexOf(card[0]!));
    expect(colours).toHaveLength(11);
    expect(colours).toEqual([...colours].sort((a, b) => a - b));
    expect(out).toContain(`discard ${hands.at(-1)![1]} is allowed.`);
    expect(out).toContain('discard pile, top first (1): ');
    expect(out).toContain('parlor play --server URL');
  });

  test('the board of another seat is asked for by name', () => {
    expect(ask('codex', 'board random')).toContain('board of BOT random 1: ');
  });

  test('what was discarded in Hanabi is listed', () => {
    expect(ask('hanabi', 'play 1', 'discards')).toMatch(/discards \d\nred {6}/);
  });
});

describe('the referee', () => {
  test('answers line by line and goes on after nonsense', () => {
    const { code, out } = parlor(['referee'], '{"new":{"game":"hanto","seats":2}}\nnonsense\n\n{"moves":true}\n');
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map(line => JSON.parse(line).ok),
    ).toEqual([true, false, true]);
  });
});
