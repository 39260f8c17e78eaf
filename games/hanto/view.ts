/** What a seat sees. Nothing on the table is hidden; only the chance of `idle` stays in the State. */
import type { Seat, Seed } from '@parlor/kernel';
import { rngFrom } from '@parlor/kernel';
import { butterflyOf, otherSeat, ownTurn } from './position.ts';
import { isInGame, limitOf, rulesOf } from './rules.ts';
import { turn } from './score.ts';
import { type Hand, type Happened, type InHand, PIECE_TYPES, type PieceType, type State, type View } from './types.ts';
import { wayOf } from './way.ts';

export function view(state: State, seat: Seat | null): View {
  const { variant, edition, first, limit } = state.options;
  return {
    seat,
    turn: turn(state),
    next: state.turn,
    options: { variant, edition, first, limit },
    made: state.made,
    limit: limitOf(state.options),
    pieces: state.pieces.map(({ seat, type, x, y }) => ({ seat, type, x, y })),
    hands: state.hands.map(hand => seenHand(state, hand)),
    duty: [dutyOf(state, 0), dutyOf(state, 1)],
    last: state.last,
    end: state.end,
    happened: happened(state),
  };
}

/** The one world a view allows, with chance of its own. */
export function imagine(view: View, seed: Seed): State {
  return {
    rng: rngFrom(seed),
    options: view.options,
    made: view.made,
    turn: view.next,
    pieces: view.pieces.map(({ seat, type, x, y }) => ({ seat, type, x, y })),
    hands: [imaginedHand(view.hands[0]), imaginedHand(view.hands[1])],
    last: view.last,
    end: view.end,
  };
}

function seenHand(state: State, hand: Hand): InHand[] {
  const rules = rulesOf(state.options);
  return PIECE_TYPES.filter(type => isInGame(rules, type)).map(type => ({ type, left: hand[type] }));
}

function imaginedHand(inHand: readonly InHand[] = []): Hand {
  const hand: Hand = { B: 0, S: 0, C: 0, H: 0 };
  for (const { type, left } of inHand) hand[type] = left;
  return hand;
}

/** T7: own turns left to bring the butterfly down, the coming one included. */
function dutyOf(state: State, seat: Seat): number | null {
  const { butterflyBy } = rulesOf(state.options);
  if (butterflyBy === null || state.end !== null || butterflyOf(state.pieces, seat) !== null) return null;
  const comingTurn = ownTurn(seat === state.turn ? state.made : state.made + 1);
  return Math.max(1, butterflyBy - comingTurn + 1);
}

function happened(state: State): Happened[] {
  const events: Happened[] = [];
  const seat = otherSeat(state.turn);
  const { last, end } = state;
  if (last?.kind === 'place') events.push({ kind: 'placed', seat, type: last.type as PieceType, to: last.to });
  if (last?.kind === 'move') {
    const { from, to } = last;
    events.push({ kind: 'moved', seat, type: last.type as PieceType, from, to, way: wayOf(state, last) });
  }
  if (last?.kind === 'resign') events.push({ kind: 'resigned', seat });
  if (end !== null) events.push({ kind: 'ended', reason: end.reason, winner: end.winner });
  return events;
}
