/** The start: an empty board and two full hands. */
import { rngFrom, type Seed } from '@parlor/kernel';
import { rulesOf } from './rules.ts';
import { COLOURS, type Hand, type Options, type State } from './types.ts';

export function setup(options: Options, _seats: number, seed: Seed): State {
  const rules = rulesOf(options);
  return {
    rng: rngFrom(seed),
    options,
    made: 0,
    turn: rules.opener === 'blue' ? 0 : COLOURS.indexOf(options.first), // T4
    pieces: [],
    hands: [cloneHand(rules.hand), cloneHand(rules.hand)],
    last: null,
    end: null,
  };
}

/** Pieces, moves and options are never changed in place, so copies share them. */
export function clone(state: State): State {
  return {
    rng: { key: state.rng.key, at: state.rng.at },
    options: state.options,
    made: state.made,
    turn: state.turn,
    pieces: state.pieces.slice(),
    hands: [cloneHand(state.hands[0]), cloneHand(state.hands[1])],
    last: state.last,
    end: state.end,
  };
}

function cloneHand(hand: Readonly<Hand>): Hand {
  return { B: hand.B, S: hand.S, C: hand.C, H: hand.H };
}
