import { expect, test } from 'vitest';
import { hottest } from './profile.ts';
import { movedSignatures, randomBench } from './random.ts';
import { settingsOf } from './subject.ts';
import { toySubject } from './toy.ts';
import { signatureOf } from './walk.ts';

test('a signature is the same every time and moves with the rules', () => {
  const subject = toySubject();
  const settings = settingsOf(subject);
  const signature = signatureOf(subject.game, settings);
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(signatureOf(subject.game, settings)).toBe(signature);
  const lastFirst = {
    ...subject.game,
    moves: (state: Parameters<typeof subject.game.moves>[0]) => subject.game.moves(state).reverse(),
  };
  expect(signatureOf(lastFirst, settings)).not.toBe(signature);
});

test('a moved signature is told, one that stands or is new is not', () => {
  const line = (id: string, digit: string) => `Signature of ${id}, rules 1: \`${digit.repeat(64)}\``;
  const committed = [line('chess', 'a'), line('go', 'b')].join('\n');
  const measured = [line('chess', 'a'), line('go', 'c'), line('shogi', 'd')].join('\n');
  expect(movedSignatures(committed, measured)).toEqual([
    'The signature of go has moved: bbbbbbbbbbbb was committed. The commit that moves it says why.',
  ]);
});

test('every number of seats is timed, with the signature and the hottest functions', async () => {
  const lines: string[] = [];
  await randomBench([toySubject()]).run(line => lines.push(line), ['--seconds', '0.1']);
  const report = lines.join('\n');
  expect(report).toMatch(/^Signature of pairs, rules 1: `[0-9a-f]{64}`$/m);
  expect(report).toMatch(/^\| 2 \| [\d,]{5,} \| [\d,]+ \| \d+\.\d\d \|$/m);
  expect(report).toMatch(/^\| 3 \| /m);
  expect(report).toMatch(/^Top five: (\S.* \d+ %, ){4}\S.* \d+ %$/m);
});

test('the hottest function is the one that does the work', () => {
  expect(hottest(burn, 1)[0]?.name).toBe('burn');
});

test('figures of one game are not written over those of all, and a wrong flag or game is refused', () => {
  const run =
    (...args: string[]) =>
    () =>
      randomBench([toySubject()]).run(() => {}, args);
  expect(run('pairs', '--write')).toThrow('--write keeps the figures of all games: name none.');
  expect(run('whist')).toThrow('There is no game "whist". Known: pairs.');
  expect(run('--seconds', 'x')).toThrow('--seconds is a number above 0; "x" is not.');
  expect(run('--speed')).toThrow("Unknown option '--speed'.");
  expect(run('pairs', 'again')).toThrow('"again" is one word too many.');
});

function burn(): void {
  let sum = 0;
  for (let n = 0; n < 3e7; n++) sum += Math.sqrt(n % 7);
  expect(sum).toBeGreaterThan(0);
}
