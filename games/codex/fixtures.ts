/** Positions for the tests, set up the way a player would describe them. */
import { play } from '@parlor/kernel';
import { cardNumber, objectiveFacts } from './cards.ts';
import { codex } from './game.ts';
import { timesMet } from './objectives.ts';
import { type State, SYMBOLS } from './types.ts';

/** A position of so many seats from parts of its text. */
export function position(parts: object, seats = 2): State {
  const read = codex.decode(JSON.stringify(parts), { deal: null }, seats);
  if ('refusal' in read) throw new Error(read.refusal.message);
  return read.value;
}

/** Seat 0 to place: these cards on its board and these in its hand; the other seat has nothing and is skipped. */
export function solo(board: readonly string[], hand: readonly string[], more: object = {}): State {
  return position({ boards: [board], hands: [hand], ...more });
}

/** Plays moves of whoever is on turn; throws where one is refused. */
export function after(state: State, ...texts: string[]): State {
  return texts.reduce((before, text) => {
    const played = play(codex, before, before.turn, text);
    if ('refusal' in played) throw new Error(`${text}: ${played.refusal.code}`);
    return played.value;
  }, state);
}

/** The code a move of the seat on turn is refused with; null: it is accepted. */
export function refusedAs(state: State, text: string, seat = state.turn): string | null {
  const played = play(codex, state, seat, text);
  return 'refusal' in played ? played.refusal.code : null;
}

/** Visible symbols of a seat as `F1 P3`, only those present. */
export function counts(state: State, seat = 0): string {
  return state.boards[seat]!.counts.flatMap((count, at) => (count > 0 ? [`${SYMBOLS[at]}${count}`] : [])).join(' ');
}

/** What an objective is worth on a seat's board. */
export function worth(state: State, id: string, seat = 0): number {
  const objective = cardNumber(id)!;
  return timesMet(state.boards[seat]!, objective) * objectiveFacts(objective).points;
}
