/** The box and the first deal (P2, P9 to P13). */
import { below, type Rng, rngFrom, type Seat, type Seed } from '@parlor/kernel';
import { parseCard } from './notation.ts';
import { dealRound } from './rounds.ts';
import { type Card, type Options, phaseNumbers, type Rules, type State } from './types.ts';

export function setup(options: Options, seats: number, seed: Seed): State {
  const rules = rulesOf(options);
  const rng = rngFrom(seed);
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const state: State = {
    rules,
    rng,
    round: 1,
    playing: everyone,
    replay: false,
    dealer: firstDealer(rules, seats, rng),
    turn: null,
    drawn: false,
    laidNow: false,
    slot: 0,
    guards: [],
    skipped: [],
    hands: [],
    known: [],
    deck: [],
    discard: [],
    table: [],
    phases: everyone.map(() => phaseNumbers(rules)[0] as number),
    done: everyone.map(() => []),
    scores: everyone.map(() => 0),
    finish: null,
    blanked: false,
    happened: [],
  };
  dealRound(state, options.deal?.map(text => parseCard(text) as Card) ?? null);
  return state;
}

/** What a table plays by, frozen so that copies may share it. */
export function rulesOf(options: Rules & { readonly deal?: Options['deal'] }): Rules {
  const { deal: _, ...rules } = options;
  if (typeof rules.phases !== 'string') for (const phase of rules.phases) Object.freeze(phase).forEach(Object.freeze);
  Object.freeze(rules.phases);
  return Object.freeze(rules);
}

function firstDealer(rules: Rules, seats: number, rng: Rng): Seat {
  return rules.firstDealer === 'random' ? below(rng, seats) : Number(rules.firstDealer.slice(1)) - 1;
}
