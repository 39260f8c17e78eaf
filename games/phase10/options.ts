/** Every option of a table, its default and its help. */
import { type Read, type Refusal, refused, type Schema, schema } from '@parlor/kernel';
import { cardText, parseCard } from './notation.ts';
import { BOX } from './rounds.ts';
import { BOX_SIZE, type Card, type GroupSpec, HIGHEST, type Kind, type Options, type Phase } from './types.ts';

const base = schema<Options>(
  {
    deck: {
      kind: 'choice',
      label: 'Deck',
      help: 'Phase 10 cards, or two standard decks with jokers: kings are wild, jokers skip.',
      values: ['phase10', 'standard2'],
      default: 'phase10',
    },
    phases: {
      kind: 'choice',
      label: 'Phases',
      help: 'All ten, the even ones, the first five or seven; or a list of your own such as [["set 3", "run 4"], ["colour 7"]].',
      values: ['official10', 'even', 'first5', 'first7'],
      default: 'official10',
    },
    order: {
      kind: 'choice',
      label: 'Order',
      help: 'Phases one after the other, or any uncompleted phase when you lay.',
      values: ['fixed', 'any'],
      default: 'fixed',
    },
    mode: {
      kind: 'choice',
      label: 'Mode',
      help: 'Classic: you move on when you have laid. Ten hands: everybody moves on each round and the lowest score wins.',
      values: ['classic', 'tenHands'],
      default: 'classic',
    },
    maxHands: {
      kind: 'whole',
      label: 'Rounds at most',
      help: 'After so many rounds the ranking decides; 0 is no limit.',
      min: 0,
      max: 1000,
      default: 0,
    },
    maxTurns: {
      kind: 'whole',
      label: 'Turns a round at most',
      help: 'After so many turns, lost ones included, all score their hands; 0 is no limit.',
      min: 0,
      max: 10_000,
      default: 0,
    },
    handSize: { kind: 'whole', label: 'Hand', help: 'Cards dealt to each player.', min: 7, max: 12, default: 10 },
    skipMode: {
      kind: 'choice',
      label: 'Skips',
      help: 'You choose whom a skip hits, or it always hits the next player.',
      values: ['choose', 'next'],
      default: 'choose',
    },
    skipGuard: {
      kind: 'choice',
      label: 'Skip guard',
      help: 'After a skip a player is safe for once round the table, while it waits, or until they have played a turn.',
      values: ['circuit', 'pending', 'turn'],
      default: 'circuit',
    },
    firstUpSkip: {
      kind: 'choice',
      label: 'Skip turned up',
      help: 'A skip as the first up-card skips the first player, does nothing, or is put back.',
      values: ['skipFirst', 'ignore', 'redraw'],
      default: 'skipFirst',
    },
    wildMin: {
      kind: 'choice',
      label: 'Natural cards',
      help: 'Each group needs a natural card, or the phase as a whole, or wilds alone will do.',
      values: ['group', 'phase', 'none'],
      default: 'group',
    },
    extraCards: {
      kind: 'switch',
      label: 'Extra cards',
      help: 'Groups may be laid with more cards than the phase asks for.',
      default: true,
    },
    hitSameTurn: {
      kind: 'switch',
      label: 'Hit at once',
      help: 'You may hit in the turn in which you lay your phase.',
      default: true,
    },
    goOut: {
      kind: 'choice',
      label: 'Going out',
      help: 'Out with any last card; only by a discard; or float without cards until a drawn card can be hit.',
      values: ['any', 'discard', 'float'],
      default: 'any',
    },
    tieBreak: {
      kind: 'choice',
      label: 'Ties',
      help: 'Tied winners play the last phase again, or share the win.',
      values: ['replay', 'share'],
      default: 'replay',
    },
    firstDealer: {
      kind: 'choice',
      label: 'First dealer',
      help: 'Drawn by lot, or a player of your choice.',
      values: ['random', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
      default: 'random',
    },
    deal: {
      kind: 'data',
      label: 'Fixed deal',
      help: 'The 108 cards of the first round, top first.',
      samples: [null, sampleDeal()],
      default: null,
    },
  },
  { data: { deal: readDeal }, together },
);

/** `phases` is a name, as forms offer it, or a list of phases. */
export const options: Schema<Options> = { fields: base.fields, read };

function read(input: unknown, seats: number): Read<Options> {
  if (!hasPhaseList(input)) return base.read(input, seats);
  const { phases, ...others } = input;
  const list = readPhases(phases);
  if ('refusal' in list) return list;
  const rest = base.read(others, seats);
  return 'refusal' in rest ? rest : { value: { ...rest.value, phases: list.value } };
}

function hasPhaseList(input: unknown): input is { readonly phases: readonly unknown[] } {
  return typeof input === 'object' && input !== null && 'phases' in input && Array.isArray(input.phases);
}

// P8
function readPhases(list: readonly unknown[]): Read<readonly Phase[]> {
  if (list.length < 1 || list.length > 20) return refused('bad-option', 'Option "phases" is a list of 1 to 20 phases.');
  const phases: Phase[] = [];
  for (const [at, entry] of list.entries()) {
    const groups = Array.isArray(entry) ? entry : [];
    const specs = groups.map(readGroup).filter(spec => spec !== null);
    if (specs.length !== groups.length || specs.length < 1 || specs.length > 2) {
      return refused(
        'bad-option',
        `Option "phases": phase ${at + 1} is a list of one or two groups such as "set 3", "run 4" or "colour 7", of 2 to 12 cards.`,
      );
    }
    phases.push(specs);
  }
  return { value: phases };
}

/** "set 3", or the same as an object. */
function readGroup(entry: unknown): GroupSpec | null {
  const [, kind, size] = /^\s*(set|run|colour)\s+(\d{1,2})\s*$/i.exec(groupText(entry)) ?? [];
  if (kind === undefined || Number(size) < 2 || Number(size) > HIGHEST) return null;
  return { kind: kind.toLowerCase() as Kind, size: Number(size) };
}

function groupText(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || Object.keys(entry).length !== 2) return '';
  const { kind, size } = entry as { readonly kind?: unknown; readonly size?: unknown };
  return `${kind} ${size}`;
}

/** A whole box, or the first card that is wrong. */
function readDeal(input: unknown): Read<Options['deal']> {
  if (input === null) return { value: null };
  if (!Array.isArray(input)) return refused('bad-option', 'Option "deal" is a list of 108 cards, top first.');
  const left = [...BOX];
  for (const [at, text] of input.entries()) {
    const card = typeof text === 'string' ? parseCard(text) : null;
    if (card === null) return refused('bad-option', `Option "deal": card ${at + 1} is not a card; write R1 to B12, W or S.`);
    const found = left.indexOf(card as Card);
    if (found < 0) return refused('bad-option', `Option "deal": card ${at + 1} (${text}) is one more than the box has.`);
    left.splice(found, 1);
  }
  if (left.length > 0) {
    return refused('bad-option', `Option "deal": card ${input.length + 1} is missing; a box has ${BOX_SIZE} cards.`);
  }
  return { value: [...(input as string[])] };
}

function together(chosen: Options, seats: number): Refusal | null {
  if (chosen.order === 'any' && chosen.mode === 'tenHands') {
    return refused('bad-option', 'Option "order" any does not go with option "mode" tenHands. Choose one of them.').refusal;
  }
  if (chosen.firstDealer !== 'random' && Number(chosen.firstDealer.slice(1)) > seats) {
    return refused('bad-option', `Option "firstDealer" is ${chosen.firstDealer}, but there are ${seats} seats.`).refusal;
  }
  return null;
}

/** A box in an order of its own, for the laws: every seventh card. */
function sampleDeal(): readonly string[] {
  return BOX.map((_, at) => cardText(BOX[(at * 7) % BOX_SIZE] as Card));
}
