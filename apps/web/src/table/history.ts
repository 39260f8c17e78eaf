/** Every turn this seat has seen, with its sentences: the log, and the past views behind it. */
import type { AnyGame, Json, SeenView } from '@parlor/kernel';
import { type Facts, patch, type Step } from '@parlor/protocol';
import { words } from '../strings/index.ts';
import { nameOfStandIn, textNames } from './people.ts';

export interface Turn {
  /** Moves made; 0: the deal. */
  readonly n: number;
  readonly view: SeenView;
  readonly sentences: readonly string[];
  /** The seat that moved; null for the deal. */
  readonly seat: number | null;
  readonly move: string | null;
  readonly by: 'player' | 'bot' | 'timeout' | 'absent';
  readonly at: number;
}

export function firstTurn(game: AnyGame, view: SeenView, facts: Facts): Turn {
  return { n: 0, view, sentences: game.narrate(view, textNames(facts)), seat: null, move: null, by: 'player', at: 0 };
}

/** The turns with those that follow them. A step that does not follow the last turn is left out. */
export function withTurns(turns: readonly Turn[], steps: readonly Step[], game: AnyGame, facts: Facts): readonly Turn[] {
  let last = turns.at(-1);
  if (!last) return turns;
  const names = textNames(facts);
  const more: Turn[] = [];
  for (const step of steps) {
    if (step.n !== last.n + 1) continue;
    const view: SeenView = step.patch === null ? last.view : (patch(last.view as Json, step.patch) as SeenView);
    const { n, seat, move, at, by = 'player' } = step;
    const sentences = [...game.narrate(view, names), ...standInNote(step, facts)];
    last = { n, view, sentences, seat, move, by, at };
    more.push(last);
  }
  return more.length === 0 ? turns : [...turns, ...more];
}

/** A bot that played in a person's place is named with its move; after their return its name is no longer known. */
function standInNote({ seat, by }: Step, facts: Facts): readonly string[] {
  const person = facts.people[seat];
  return by === 'bot' && person && !person.bot ? [words.states.news.movedBy(nameOfStandIn(person))] : [];
}
