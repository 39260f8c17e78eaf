import { afterEach, expect, test } from 'vitest';
import { lawsBench } from './laws.ts';
import { toySubject } from './toy.ts';

afterEach(() => {
  process.exitCode = undefined;
});

test('every law is tried and told', async () => {
  const lines = await run(toySubject());
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.every(line => line.startsWith('ok      pairs: '))).toBe(true);
});

test('a broken law is told with its case, the others go on, and the exit code says so', async () => {
  const toy = toySubject();
  const lines = await run({ ...toy, game: { ...toy.game, parse: () => null } });
  expect(lines.some(line => line.startsWith('BROKEN  pairs: '))).toBe(true);
  expect(lines.some(line => line.startsWith('ok      pairs: '))).toBe(true);
  expect(process.exitCode).toBe(1);
});

async function run(subject: ReturnType<typeof toySubject>): Promise<string[]> {
  const lines: string[] = [];
  await lawsBench([subject]).run(line => lines.push(line), ['--positions', '50']);
  return lines;
}
