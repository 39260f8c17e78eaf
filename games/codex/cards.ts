/** The box: 40 resource cards, 40 gold cards, 6 starters, 16 objectives (C1-C5). */
import {
  type Back,
  type Card,
  type CardSymbol,
  type Face,
  KINGDOMS,
  type Kind,
  type Kingdom,
  type Place,
  SYMBOLS,
} from './types.ts';

/** What is printed on a card. Corners are written top-left, top-right, bottom-left, bottom-right: a symbol, '.' empty, 'x' absent. */
export interface CardFacts {
  readonly id: string;
  readonly kind: Kind | 'starter';
  /** Starters have none. */
  readonly kingdom: Kingdom | null;
  readonly front: string;
  readonly back: string;
  /** The centre symbols of the back; fronts have none. */
  readonly centre: string;
  /** '0' '1' '3' '5' flat, '1/Q' '1/K' '1/M' for each visible object, '2/c' for each covered corner. */
  readonly points: string;
  /** Symbols that must be visible before the front is laid. */
  readonly need: string;
}

/** An objective asks for a set of visible symbols, or for a group of cards in a shape. */
export type ObjectiveFacts = { readonly id: string; readonly points: number } & (
  | { readonly set: string }
  /** Anchor first, and no other cell is higher. */
  | { readonly shape: readonly (readonly [dx: number, dy: number, kingdom: Kingdom])[] }
);

const RESOURCE_FRONTS: Readonly<Record<Kingdom, string>> = {
  F: 'F.Fx FFx. .xFF xF.F xQPF KFxA FIM. .F.x Fx.. x.F.',
  P: 'P.Px PPx. .xPP xP.P xIQP FPxK MxPA ..Px ..xP xP..',
  A: 'AA.x x.AA AxA. .AxA xIKA PAxM QxAF x.A. .x.A .A.x',
  I: 'II.x x.II IxI. .IxI xQAI MIxF IPKx Ix.. ..xI xI..',
};

/** Corners, points and need of each gold card. */
const GOLD_FRONTS: Readonly<Record<Kingdom, string>> = {
  F: 'x..Q 1/Q FFA, .Kx. 1/K FFP, M..x 1/M FFI, ..x. 2/c FFFA, ...x 2/c FFFP, .x.. 2/c FFFI, .xKx 3 FFF, Q.xx 3 FFF, xMx. 3 FFF, .x.x 5 FFFFF',
  P: 'Q..x 1/Q PPI, .Mx. 1/M FPP, .xK. 1/K PPA, x... 2/c PPPI, ...x 2/c PPPA, .x.. 2/c FPPP, .xQx 3 PPP, M.xx 3 PPP, xKx. 3 PPP, ..xx 5 PPPPP',
  A: 'K..x 1/K AAI, x..M 1/M PAA, .xQ. 1/Q FAA, ..x. 2/c AAAI, .x.. 2/c FAAA, x... 2/c PAAA, .xMx 3 AAA, .Kxx 3 AAA, x.xQ 3 AAA, x.x. 5 AAAAA',
  I: '.Qx. 1/Q PII, .xM. 1/M AII, x..K 1/K FII, ..x. 2/c AIII, ...x 2/c PIII, .x.. 2/c FIII, Kx.x 3 III, .Mxx 3 III, xxQ. 3 III, ..xx 5 IIIII',
};

/** Front corners, back corners and back centre of each starter. */
const STARTERS = 'FPIA .PI. I, PAFI A..F F, IAFP .... FP, PIAF .... AI, IFPA ..xx PAI, FAPI ..xx FPA';

/** Resource cards 08-10 of each ten give a point. */
const FIRST_RESOURCE_POINT = 7;

/** Every card that lies on boards, by number: resource, gold, starters. */
export const CARDS: readonly CardFacts[] = [
  ...KINGDOMS.flatMap((kingdom, block) => resourceCards(kingdom, block)),
  ...KINGDOMS.flatMap((kingdom, block) => goldCards(kingdom, block)),
  ...STARTERS.split(', ').map(starterCard),
];

export const OBJECTIVES: readonly ObjectiveFacts[] = [
  { id: 'O01', points: 2, shape: rising('F') },
  { id: 'O02', points: 2, shape: falling('P') },
  { id: 'O03', points: 2, shape: rising('A') },
  { id: 'O04', points: 2, shape: falling('I') },
  // biome-ignore format: one shape a line
  { id: 'O05', points: 3, shape: [[0, 0, 'F'], [0, -2, 'F'], [1, -3, 'P']] },
  // biome-ignore format: one shape a line
  { id: 'O06', points: 3, shape: [[0, 0, 'P'], [0, -2, 'P'], [-1, -3, 'I']] },
  // biome-ignore format: one shape a line
  { id: 'O07', points: 3, shape: [[0, 0, 'F'], [-1, -1, 'A'], [-1, -3, 'A']] },
  // biome-ignore format: one shape a line
  { id: 'O08', points: 3, shape: [[0, 0, 'A'], [1, -1, 'I'], [1, -3, 'I']] },
  { id: 'O09', points: 2, set: 'FFF' },
  { id: 'O10', points: 2, set: 'PPP' },
  { id: 'O11', points: 2, set: 'AAA' },
  { id: 'O12', points: 2, set: 'III' },
  { id: 'O13', points: 3, set: 'QKM' },
  { id: 'O14', points: 2, set: 'MM' },
  { id: 'O15', points: 2, set: 'KK' },
  { id: 'O16', points: 2, set: 'QQ' },
];

export const FIRST_GOLD = 40;
export const FIRST_STARTER = 80;
export const FIRST_OBJECTIVE = CARDS.length;
export const BOX_SIZE = CARDS.length + OBJECTIVES.length;

/** Ids by number, objectives after the others. */
export const IDS: readonly string[] = [...CARDS, ...OBJECTIVES].map(facts => facts.id);

const NUMBERS: ReadonlyMap<string, Card> = new Map(IDS.map((id, card) => [id, card]));

/** A card by its id; null: there is none. */
export function cardNumber(id: string): Card | null {
  return NUMBERS.get(id) ?? null;
}

export function cardFacts(card: Card): CardFacts {
  return CARDS[card] as CardFacts;
}

export function objectiveFacts(card: Card): ObjectiveFacts {
  return OBJECTIVES[card - FIRST_OBJECTIVE] as ObjectiveFacts;
}

/** Whether it is drawn, held and placed: a resource or gold card. */
export function isPlayable(card: Card): boolean {
  return card < FIRST_STARTER;
}

export function deckOf(card: Card): 'resource' | 'gold' | 'starter' | 'objective' {
  return card >= FIRST_OBJECTIVE ? 'objective' : cardFacts(card).kind;
}

/** What everyone sees of a resource or gold card in a hand. */
export const BACKS: readonly Back[] = CARDS.slice(0, FIRST_STARTER).map(backOf);
/** The same cards in a place to draw from: on the table, and on top of a deck. */
export const FACE_UP: readonly Place[] = CARDS.slice(0, FIRST_STARTER).map(facts =>
  Object.freeze({ ...backOf(facts), card: facts.id }),
);
export const FACE_DOWN: readonly Place[] = BACKS.map(back => Object.freeze({ ...back, card: null }));

/** A corner as a number: a position in SYMBOLS, or one of these two. */
export const EMPTY = -1;
export const ABSENT = -2;

/** One side of a card as the board reckons with it. */
export interface Side {
  readonly corners: readonly number[];
  readonly centre: readonly number[];
}

/** By card number times two, plus one for the back. */
export const SIDES: readonly Side[] = CARDS.flatMap(facts => [
  { corners: symbolNumbers(facts.front), centre: [] },
  { corners: symbolNumbers(facts.back), centre: symbolNumbers(facts.centre) },
]);

/** How often each symbol is needed, by card number; null: no need. */
export const NEEDS: readonly (readonly number[] | null)[] = CARDS.map(facts => (facts.need === '' ? null : tally(facts.need)));

/** Position in KINGDOMS by card number; -1 for starters. */
export const KINGDOM_OF: readonly number[] = CARDS.map(facts => (facts.kingdom === null ? -1 : KINGDOMS.indexOf(facts.kingdom)));

export function sideOf(card: Card, face: Face): number {
  return card * 2 + (face === 'b' ? 1 : 0);
}

/** Symbols of a text counted in the order of SYMBOLS. */
export function tally(symbols: string): number[] {
  return SYMBOLS.map(symbol => symbols.split(symbol).length - 1);
}

function resourceCards(kingdom: Kingdom, block: number): CardFacts[] {
  return RESOURCE_FRONTS[kingdom].split(' ').map((front, at) => ({
    ...withKingdom('resource', kingdom, `R${twoDigits(block * 10 + at + 1)}`),
    front,
    points: at >= FIRST_RESOURCE_POINT ? '1' : '0',
    need: '',
  }));
}

function goldCards(kingdom: Kingdom, block: number): CardFacts[] {
  return GOLD_FRONTS[kingdom].split(', ').map((text, at) => {
    const [front = '', points = '', need = ''] = text.split(' ');
    return { ...withKingdom('gold', kingdom, `G${twoDigits(block * 10 + at + 1)}`), front, points, need };
  });
}

function withKingdom<K extends Kind>(kind: K, kingdom: Kingdom, id: string) {
  return { id, kind, kingdom, back: '....', centre: kingdom };
}

function starterCard(text: string, at: number): CardFacts {
  const [front = '', back = '', centre = ''] = text.split(' ');
  return { id: `S${at + 1}`, kind: 'starter', kingdom: null, front, back, centre, points: '0', need: '' };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function backOf(facts: CardFacts): Back {
  return Object.freeze({ kind: facts.kind as Kind, kingdom: facts.kingdom as Kingdom });
}

function symbolNumbers(text: string): number[] {
  return Array.from(text, letter => (letter === '.' ? EMPTY : letter === 'x' ? ABSENT : SYMBOLS.indexOf(letter as CardSymbol)));
}

type Shape = readonly (readonly [dx: number, dy: number, kingdom: Kingdom])[];

function rising(kingdom: Kingdom): Shape {
  return [0, 1, 2].map(step => [-step, -step, kingdom]);
}

function falling(kingdom: Kingdom): Shape {
  return [0, 1, 2].map(step => [step, -step, kingdom]);
}
