/** Points for placing, objectives at the end, and who has won (C13, C19-C23). */
import type { Outcome, Seat } from '@parlor/kernel';
import { CARDS, IDS, objectiveFacts } from './cards.ts';
import { timesMet } from './objectives.ts';
import { type Card, type Gain, type Goal, type State, SYMBOLS } from './types.ts';

export function turn(state: State): Seat | null {
  return state.phase === 'ENDING' ? null : state.turn;
}

// C13: counted after the card was laid
export function gainOf(counts: readonly number[], card: Card, corners: number): Gain {
  const gain = GAINS[card]!;
  if (gain.per === 'card') return gain;
  const times = gain.per === 'corner' ? corners : counts[SYMBOLS.indexOf(gain.per)]!;
  return { points: gain.points * times, per: gain.per, times };
}

export const NO_GAIN: Gain = Object.freeze({ points: 0, per: 'card', times: 1 });

/** What each card gives once, by card number. */
const GAINS: readonly Gain[] = CARDS.map(facts => readGain(facts.points));

function readGain(text: string): Gain {
  const [points, per] = text.split('/');
  return Object.freeze({ points: Number(points), per: per === 'c' ? 'corner' : ((per ?? 'card') as Gain['per']), times: 1 });
}

// C22
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'ENDING') return null;
  const completed = state.boards.map((_, seat) => completedGoals(goalsOf(state, seat)));
  const places = placesOf(state.scores, completed);
  return {
    ...standing(state),
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    places,
    reason: state.trigger ?? 'decks', // C18
  };
}

/**
 * `cards` is what placing gave, `objectives` what the objectives gave, `completed` how many of the three were met. Before the
 * end objectives count nothing: they are secret, and a game that is broken off has no final scoring (C27).
 */
export function standing(state: State): Pick<Outcome, 'scores' | 'extra'> {
  const goals = state.boards.map((_, seat) => (state.phase === 'ENDING' ? goalsOf(state, seat) : []));
  const objectives = goals.map(goalPoints);
  return {
    scores: [...state.scores],
    extra: {
      cards: state.scores.map((score, seat) => score - objectives[seat]!),
      objectives,
      completed: goals.map(completedGoals),
    },
  };
}

// C23: at equal points more objective cards met
function placesOf(scores: readonly number[], completed: readonly number[]): number[] {
  const beats = (one: Seat, other: Seat) =>
    scores[one]! > scores[other]! || (scores[one] === scores[other] && completed[one]! > completed[other]!);
  return scores.map((_, seat) => 1 + scores.filter((_, other) => beats(other, seat)).length);
}

// C19: the common objectives, then the own one
export function goalsOf(state: State, seat: Seat): Goal[] {
  const own = state.own[seat];
  const cards = own === null || own === undefined ? state.common : [...state.common, own];
  return cards.map(card => {
    const times = timesMet(state.boards[seat]!, card);
    return { card: IDS[card]!, times, points: times * objectiveFacts(card).points };
  });
}

export function goalPoints(goals: readonly Goal[]): number {
  return goals.reduce((sum, goal) => sum + goal.points, 0);
}

/** A card met twice is one card. */
function completedGoals(goals: readonly Goal[]): number {
  return goals.filter(goal => goal.times > 0).length;
}
