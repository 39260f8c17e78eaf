/** Results of matchups as they are played, one line each: a bench that was stopped goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pairing, Result } from './matchup.ts';
import { projectRoot } from './place.ts';

export interface Cache {
  /** By the number of the game, those of this very pairing alone. */
  read(pairing: Pairing): Map<number, Result>;
  add(pairing: Pairing, result: Result): void;
  forget(pairing: Pairing): void;
}

export function strengthCache(folder = join(projectRoot(), '.cache', 'strength')): Cache {
  const fileOf = ({ subject, matchup }: Pairing) => join(folder, `${subject.game.id}--${slug(matchup.title)}.jsonl`);
  return {
    read: pairing => {
      const file = fileOf(pairing);
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      const kept = lines.map(readLine).filter(line => line?.key === pairing.key);
      return new Map(kept.map(line => [line!.result.game, line!.result]));
    },
    add: (pairing, result) => {
      const file = fileOf(pairing);
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify({ key: pairing.key, result } satisfies Line)}\n`);
    },
    forget: pairing => rmSync(fileOf(pairing), { force: true }),
  };
}

interface Line {
  readonly key: string;
  readonly result: Result;
}

/** Null for a line that was cut short when the bench was stopped. */
function readLine(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}

function slug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
