/** Positions for tests, said the way a player would. */
import { numberedSeed, play, type Seat } from '@parlor/kernel';
import { boxOf, cardOf, copiesOf, textOf } from './cards.ts';
import { hanabi } from './game.ts';
import { type CardText, type Options, RANKS, type State } from './types.ts';

interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Cards by seat, "R1 R2 R3 R4 R5"; what is not said comes from what is left of the box. */
  readonly hands?: readonly string[];
  /** The next cards to draw, in order. */
  readonly next?: string;
  /** Cards left in the deck; the rest of the box is left out. */
  readonly deck?: number;
  readonly info?: number;
  readonly lives?: number;
  /** "R2 B5": the tops. */
  readonly piles?: string;
  readonly turn?: Seat;
}

export function optionsOf(given: Partial<Options> = {}, seats = 2): Options {
  const read = hanabi.options.read(given, seats);
  if ('refusal' in read) throw new Error(read.refusal.message);
  return read.value;
}

export function start(position: Position = {}): State {
  const { seats = 2, hands = [], next = '' } = position;
  const options = optionsOf(position.options, seats);
  const size = seats <= 3 ? 5 : 4;
  const asked = Array.from({ length: seats }, (_, seat) => cardsOf(hands[seat] ?? ''));
  const taken = [...asked.flat(), ...cardsOf(next), ...pileCards(position.piles ?? '')];
  const spare = without(boxOf(options).map(textOf).reverse(), taken);
  const dealt = asked.flatMap(hand => [...hand, ...spare.splice(0, size - hand.length)]);
  const deck = [...dealt, ...cardsOf(next), ...spare];
  const state = hanabi.setup({ ...options, deal: deck }, seats, numberedSeed(1));
  for (const top of cardsOf(position.piles ?? '')) state.piles[Math.floor(cardOf(top) / 5)] = (cardOf(top) % 5) + 1;
  const last = position.deck === undefined ? deck.length : dealt.length + position.deck;
  return {
    ...state,
    deck: state.deck.slice(0, last),
    last: last === dealt.length ? seats : -1,
    info: position.info ?? state.info,
    lives: position.lives ?? state.lives,
    turn: position.turn ?? state.turn,
  };
}

/** The state after these moves, each by the seat on turn. */
export function after(state: State, ...texts: readonly string[]): State {
  return texts.reduce((now, text) => {
    const played = play(hanabi, now, now.turn ?? 0, text);
    if ('refusal' in played) throw new Error(`${text}: ${played.refusal.code}`);
    return played.value;
  }, state);
}

/** The code of the refusal; 'allowed' if it is none. */
export function refusal(state: State, text: string, seat: Seat = state.turn ?? 0): string {
  const played = play(hanabi, state, seat, text);
  return 'refusal' in played ? played.refusal.code : 'allowed';
}

export function cardsOf(text: string): CardText[] {
  return text.split(' ').filter(each => each !== '') as CardText[];
}

function pileCards(tops: string): CardText[] {
  return cardsOf(tops).flatMap(top => RANKS.filter(rank => rank <= Number(top[1])).map(rank => `${top[0]}${rank}` as CardText));
}

function without(cards: CardText[], taken: readonly CardText[]): CardText[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`the box has only ${copiesOf(optionsOf({ colours: 'six' }), cardOf(card))} ${card}`);
    left.splice(at, 1);
  }
  return left;
}
