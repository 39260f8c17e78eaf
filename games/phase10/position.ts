/** The position as a row of numbers (P63 to P65). */
import { type Read, refused, rngFrom, type Seat } from '@parlor/kernel';
import { groupOf, lowOf } from './groups.ts';
import { completers, placesOf } from './score.ts';
import { rulesOf } from './setup.ts';
import {
  BLANK,
  BOX_SIZE,
  type Card,
  type Finish,
  type Group,
  type Kind,
  lastPhase,
  type Options,
  phaseNumbers,
  type Rules,
  SKIP,
  type State,
  WILD,
} from './types.ts';

const KINDS: readonly Kind[] = ['set', 'run', 'colour'];
/** The first card of a run of wilds is written as this plus its number. */
const WILD_START = 50;
/** Scores, slots and guards are far below this. */
const MOST = 1_000_000;
const NO_CHANCE = '0'.repeat(32);

export function encode(state: State): Read<string> {
  if (state.rules.order === 'any' || state.replay) return notEncodable();
  const counted = (cards: readonly Card[]) => [cards.length, ...cards];
  const seatNumber = (seat: Seat | null) => (seat === null ? 0 : seat + 1);
  const numbers = [
    state.hands.length,
    ...state.hands.flatMap(counted),
    seatNumber(state.turn),
    ...state.phases,
    ...state.skipped.map(Number),
    seatNumber(state.dealer),
    ...counted(state.deck),
    ...counted(state.discard),
    ...state.table.flatMap(groups => [groups.length, ...groups.flatMap(groupNumbers)]),
    ...state.scores,
    Number(state.drawn),
    state.slot,
    ...state.guards,
  ];
  return { value: numbers.join(',') };
}

/** Judges form only: any part of a box will do. The text says how many seats there are. */
export function decode(text: string, options: Options): Read<State> {
  if (options.order === 'any') return notEncodable();
  const rules = rulesOf(options);
  try {
    return { value: readState(new Numbers(text), rules) };
  } catch (fault) {
    if (fault instanceof Fault) return refused('bad-state', `That is not a position of Phase 10: ${fault.message}`);
    throw fault;
  }
}

function notEncodable(): { readonly refusal: { readonly code: string; readonly message: string } } {
  return refused('not-encodable', 'A game in any order and the replay of a tie have no position text. Save the game instead.');
}

function groupNumbers(group: Group): number[] {
  const cards = [...group.cards];
  if (group.kind === 'run' && isAllWild(cards)) cards[0] = WILD_START + lowOf(group);
  return [KINDS.indexOf(group.kind), cards.length, ...cards];
}

function readState(numbers: Numbers, rules: Rules): State {
  const seats = numbers.next('the number of players', 2, 6);
  const each = <T>(read: () => T): T[] => Array.from({ length: seats }, read);
  const hands = each(() => readCards(numbers, 'a hand'));
  const turn = numbers.next('the player to move', 0, seats);
  const phases = each(() => readPhase(numbers, rules));
  const skipped = each(() => numbers.next('skipped', 0, 1) === 1);
  const dealer = numbers.next('the dealer', 1, seats) - 1;
  const deck = readCards(numbers, 'the deck');
  const discard = readCards(numbers, 'the discard pile');
  const table = each(() => readGroups(numbers));
  const scores = each(() => numbers.next('a score', 0, MOST));
  const drawn = numbers.next('drawn', 0, 1) === 1;
  const slot = numbers.next('the slot', 0, MOST);
  const guards = each(() => numbers.next('a guard', 0, MOST));
  numbers.end();
  const state: State = {
    rules,
    rng: rngFrom(NO_CHANCE),
    round: 1,
    playing: Array.from({ length: seats }, (_, seat) => seat),
    replay: false,
    dealer,
    turn: turn === 0 ? null : turn - 1,
    drawn,
    laidNow: false,
    slot,
    guards,
    skipped,
    hands,
    known: each(() => []),
    deck,
    discard,
    table,
    phases,
    done: phases.map(phase => phaseNumbers(rules).filter(number => number < phase)),
    scores,
    finish: null,
    blanked: hasBlank(hands, deck, discard, table),
    happened: [],
  };
  if (state.turn === null) state.finish = finishOf(state);
  return state;
}

export function hasBlank(
  hands: readonly Card[][],
  deck: readonly Card[],
  discard: readonly Card[],
  table: readonly Group[][],
): boolean {
  const piles = [...hands, deck, discard, ...table.flat().map(group => group.cards)];
  return piles.some(pile => pile.includes(BLANK));
}

function readPhase(numbers: Numbers, rules: Rules): number {
  const phases = phaseNumbers(rules);
  const phase = numbers.next('a phase', phases[0] as number, phases.at(-1) as number);
  if (!phases.includes(phase)) throw numbers.fault(`a phase is one of ${phases.join(' ')}`);
  return phase;
}

function readCards(numbers: Numbers, what: string): Card[] {
  const count = numbers.next(`the number of cards in ${what}`, 0, BOX_SIZE);
  return Array.from({ length: count }, () => numbers.next(`a card of ${what}`, BLANK, SKIP));
}

function readGroups(numbers: Numbers): Group[] {
  const count = numbers.next('the number of groups', 0, 2);
  return Array.from({ length: count }, () => readGroup(numbers));
}

function readGroup(numbers: Numbers): Group {
  const kind = KINDS[numbers.next('the kind of a group', 0, KINDS.length - 1)] as Kind;
  const count = numbers.next('the number of cards in a group', 1, BOX_SIZE);
  const first = numbers.next('a card of a group', BLANK, kind === 'run' ? WILD_START + 12 : SKIP);
  const isStart = first > SKIP;
  if (first === WILD_START) throw numbers.fault('a run of wilds begins at 1 to 12');
  const firstAt = numbers.at;
  const rest = Array.from({ length: count - 1 }, () => numbers.next('a card of a group', BLANK, SKIP));
  const cards = [isStart ? WILD : first, ...rest];
  if (kind === 'run' && isStart !== isAllWild(cards))
    throw new Fault(firstAt, 'a run of wilds, and no other, begins with 50 + its number');
  return groupOf(kind, cards, isStart ? first - WILD_START : null);
}

function isAllWild(cards: readonly Card[]): boolean {
  return cards.every(card => card === WILD);
}

/** P44, P48: who has won a position in which nobody is to move. */
function finishOf(state: State): Finish {
  const tenHands = state.rules.mode === 'tenHands';
  for (const seat of state.playing) {
    const phase = state.phases[seat] as number;
    if (phase === lastPhase(state.rules) && (tenHands || state.table[seat]?.length)) state.done[seat]?.push(phase);
  }
  const places = placesOf(state, []);
  const winners = state.playing.filter(seat => places[seat] === 1);
  if (tenHands || completers(state).length === 0) return { reason: 'hands', winners };
  return { reason: winners.length > 1 ? 'shared' : 'phase-10', winners };
}

class Fault extends Error {
  constructor(at: number, what: string) {
    super(`number ${at}: ${what}.`);
  }
}

/** Reads one number after the other and knows at which it stands, counted from 1. */
class Numbers {
  readonly #words: readonly string[];
  at = 0;

  constructor(text: string) {
    this.#words = text.split(',');
  }

  next(what: string, min: number, max: number): number {
    const word = this.#words[this.at++];
    if (word === undefined || (word === '' && this.#words.length === 1)) throw this.fault(`${what} is missing`);
    if (!/^(?:0|-?[1-9]\d{0,8})$/.test(word)) throw this.fault(`"${word.slice(0, 20)}" is not a whole number (${what})`);
    const number = Number(word);
    if (number < min || number > max) throw this.fault(`${what} is ${min} to ${max}, not ${word}`);
    return number;
  }

  end(): void {
    if (this.at < this.#words.length) throw new Fault(this.at + 1, `"${this.#words[this.at]?.slice(0, 20)}" is one too many`);
  }

  fault(what: string): Fault {
    return new Fault(this.at, what);
  }
}
