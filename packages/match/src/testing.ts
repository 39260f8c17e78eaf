/** For the tests: the example game under any table policy, at several paces. */
import { pairs } from '@parlor/examples/pairs';
import { type AnyGame, numberedSeed, type SomeOptions, seal, type TablePolicy } from '@parlor/kernel';
import { startMatch } from './fold.ts';
import { type Change, type Decision, type Match, PATIENCE } from './types.ts';

export const policies: Readonly<Record<string, TablePolicy>> = {
  team: { absent: 'wait', left: 'ends', alone: 'plays-on' },
  duel: { absent: 'wait', left: 'loses', alone: 'plays-on' },
  race: { absent: 'wait', left: 'passes', alone: 'plays-on' },
  salon: { absent: 'pass', left: 'passes', alone: 'suspends' },
};

export const options: SomeOptions = { ranks: 4, bonus: true };
export const seed = numberedSeed(7);

/** How often a seat moves before the next: once, twice in one turn, or in two turns. */
export type Pace = 'once' | 'two moves' | 'two turns';

/** The example game as another: under that policy, at that pace. */
export function variant(policy: string, pace: Pace = 'once'): AnyGame {
  const game = { ...pairs, id: policy, name: policy, seats: [2, 4] as const, table: policies[policy] as TablePolicy };
  if (pace === 'once') return seal(game);
  return seal({
    ...game,
    turnNumber: state => (pace === 'two turns' ? state.pile.length : (state.turn ?? 0)),
    apply: (state, move) => {
      const seat = state.turn;
      pairs.apply(state, move);
      if (state.pile.length % 2 === 0) state.turn = seat;
    },
  });
}

export interface Sitting {
  readonly policy?: string;
  readonly pace?: Pace;
  readonly bots?: readonly boolean[];
  readonly limit?: number | null;
}

/** A match begun at time 0; a person at every seat unless said otherwise. */
export function begin({ policy = 'team', pace = 'once', bots = [false, false, false], limit = 60_000 }: Sitting = {}): Match {
  const game = variant(policy, pace);
  const state = game.setup(options, bots.length, seed);
  return startMatch({ game, state, bots, limit, at: 0, patience: PATIENCE });
}

export function changed(decision: Decision | null): Change {
  if (decision === null) throw new Error('Nothing changed.');
  if ('refusal' in decision) throw new Error(`${decision.refusal.code}: ${decision.refusal.message}`);
  return decision;
}

/** The first legal move, as its text. */
export function anyMove(match: Match): string {
  const [move] = match.game.moves(match.state);
  if (move === undefined) throw new Error('There is no legal move.');
  return match.game.format(move);
}
