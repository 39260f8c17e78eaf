import { below } from '@parlor/kernel';
import { type Card, DIE_SIDES, type Move, type State } from './types.ts';

export function apply(state: State, move: Move): void {
  state.happened = [];
  playCard(state, move.card);
  drawCard(state);
  state.turn = (state.turn + 1) % state.hands.length;
}

// E3, E4
function playCard(state: State, card: Card): void {
  const seat = state.turn;
  const hand = state.hands[seat]!;
  const scored = state.pile.at(-1) === card ? card + bonus(state) : 0;
  hand.splice(hand.indexOf(card), 1);
  state.pile.push(card);
  state.scores[seat]! += scored;
  state.happened.push({ event: 'played', seat, card, scored });
}

function bonus(state: State): number {
  return state.options.bonus ? below(state.rng, DIE_SIDES) + 1 : 0;
}

// E5
function drawCard(state: State): void {
  const card = state.deck.pop();
  if (card === undefined) return;
  state.hands[state.turn]!.push(card);
  state.happened.push({ event: 'drew', seat: state.turn, card });
}
