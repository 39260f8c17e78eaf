/** A stored State, judged for form: every fault is named by its path. */
import { type Read, refused } from '@parlor/kernel';
import { options } from './options.ts';
import { hasBlank } from './position.ts';
import { rulesOf } from './setup.ts';
import { BLANK, BOX_SIZE, type Card, phaseNumbers, type Rules, SKIP, type State } from './types.ts';

export function load(json: unknown): Read<State> {
  try {
    const state = readState(json);
    checkTogether(state);
    return { value: state };
  } catch (fault) {
    if (fault instanceof Fault) return refused('bad-state', `That is not a position of Phase 10: ${fault.message}`);
    throw fault;
  }
}

class Fault extends Error {
  constructor(path: string, what: string) {
    super(`"${path}" is not ${what}.`);
  }
}

type Form<T> = (value: unknown, path: string) => T;

function whole(min: number, max: number): Form<number> {
  return (value, path) => {
    if (typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0) && value >= min && value <= max)
      return value;
    throw new Fault(path, `a whole number from ${min} to ${max}`);
  };
}

const flag: Form<boolean> = (value, path) => {
  if (typeof value === 'boolean') return value;
  throw new Fault(path, 'true or false');
};

function word<T extends string>(...words: readonly T[]): Form<T> {
  return (value, path) => {
    if (words.includes(value as T)) return value as T;
    throw new Fault(path, `one of ${words.join(', ')}`);
  };
}

function maybe<T>(form: Form<T>): Form<T | null> {
  return (value, path) => (value === null ? null : form(value, path));
}

function list<T>(form: Form<T>, min: number, max: number): Form<T[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length < min || value.length > max)
      throw new Fault(path, `a list of ${min} to ${max} entries`);
    return Array.from(value, (entry, at) => form(entry, `${path}.${at}`));
  };
}

/** Exactly these fields, in any order. */
function record<T extends object>(forms: { readonly [K in keyof T]: Form<T[K]> }): Form<T> {
  const names = Object.keys(forms) as (keyof T & string)[];
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Fault(path, 'an object');
    const unknown = Object.keys(value).find(name => !Object.hasOwn(forms, name));
    if (unknown !== undefined) throw new Fault(join(path, unknown), 'a field that is known');
    return Object.fromEntries(names.map(name => [name, forms[name]((value as T)[name], join(path, name))])) as T;
  };
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

const hex: Form<string> = (value, path) => {
  if (typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)) return value;
  throw new Fault(path, '32 lower-case hex digits');
};

/** The rules as `options` would give them: all of them, nothing else, nothing still to be read from text. */
const rules: Form<Rules> = (value, path) => {
  const read = options.read(value ?? null, SEATS);
  if ('refusal' in read) throw new Fault(path, `a set of options: ${read.refusal.message}`);
  const known = rulesOf(read.value);
  const given = value as Rules;
  for (const name of Object.keys(known) as (keyof Rules)[]) {
    if (JSON.stringify(given[name]) !== JSON.stringify(known[name])) throw new Fault(join(path, name), 'a value of that option');
  }
  if (Object.keys(given).length !== Object.keys(known).length) throw new Fault(path, 'a set of options without a deal');
  return known;
};

const SEATS = 6;
const MOST = 1_000_000;
const seat = whole(0, SEATS - 1);
const count = whole(0, MOST);
const card = whole(BLANK, SKIP);
const cards = list(card, 0, BOX_SIZE);
const kind = word('set', 'run', 'colour');
const group = record({ kind, cards: list(card, 1, BOX_SIZE), of: maybe(whole(-BOX_SIZE, 12)) });
const groups = list(group, 0, 2);
const end = maybe(word('top', 'bottom'));
const reason = word('phase-10', 'replay', 'shared', 'hands');
const winners = list(seat, 1, SEATS);

const events = {
  dealt: record({ kind: word('dealt'), round: count, dealer: seat, up: card, replay: flag }),
  reshuffled: record({ kind: word('reshuffled'), cards: count }),
  drew: record({ kind: word('drew'), seat, from: word('deck', 'discard', 'none'), card: maybe(card) }),
  laid: record({ kind: word('laid'), seat, phase: whole(1, 20), groups }),
  hit: record({ kind: word('hit'), seat, card, on: seat, group: whole(0, 1), end, as: maybe(whole(-BOX_SIZE, BOX_SIZE)) }),
  discarded: record({ kind: word('discarded'), seat, card, target: maybe(seat) }),
  lost: record({ kind: word('lost'), seat }),
  floats: record({ kind: word('floats'), seat }),
  round: record({
    kind: word('round'),
    round: count,
    out: maybe(seat),
    laid: list(flag, 2, SEATS),
    points: list(count, 2, SEATS),
    scores: list(count, 2, SEATS),
  }),
  over: record({ kind: word('over'), reason, winners }),
} as const;

const event: Form<State['happened'][number]> = (value, path) => {
  const named = typeof value === 'object' && value !== null ? (value as { readonly kind?: unknown }).kind : undefined;
  if (typeof named !== 'string' || !Object.hasOwn(events, named)) throw new Fault(`${path}.kind`, 'an event that is known');
  return events[named as keyof typeof events](value, path);
};

const stateForm = record<State>({
  rules,
  rng: record({ key: hex, at: whole(0, Number.MAX_SAFE_INTEGER) }),
  round: whole(1, MOST),
  playing: list(seat, 2, SEATS),
  replay: flag,
  dealer: seat,
  turn: maybe(seat),
  drawn: flag,
  laidNow: flag,
  slot: count,
  guards: list(count, 2, SEATS),
  skipped: list(flag, 2, SEATS),
  hands: list(cards, 2, SEATS),
  known: list(cards, 2, SEATS),
  deck: cards,
  discard: cards,
  table: list(groups, 2, SEATS),
  phases: list(whole(1, 20), 2, SEATS),
  done: list(list(whole(1, 20), 0, 20), 2, SEATS),
  scores: list(count, 2, SEATS),
  finish: maybe(record({ reason, winners })),
  blanked: flag,
  happened: list(event, 0, 50),
});

function readState(json: unknown): State {
  return stateForm(json, '');
}

/** What single fields cannot tell: as many seats everywhere, phases of the list, a turn of somebody who plays. */
function checkTogether(state: State): void {
  const seats = state.hands.length;
  for (const name of ['guards', 'skipped', 'known', 'table', 'phases', 'done', 'scores'] as const) {
    if (state[name].length !== seats) throw new Fault(name, `a list of ${seats} entries, one a seat`);
  }
  const inOrder = state.playing.every((at, index) => at < seats && (index === 0 || at > (state.playing[index - 1] as number)));
  if (!inOrder || (!state.replay && state.playing.length !== seats))
    throw new Fault('playing', 'a list of the seats of this round');
  if (state.dealer >= seats) throw new Fault('dealer', 'one of the seats');
  if (state.turn !== null && !state.playing.includes(state.turn)) throw new Fault('turn', 'a seat of this round');
  if ((state.turn === null) !== (state.finish !== null))
    throw new Fault('finish', 'null while somebody is to move, and only then');
  if (state.finish?.winners.some(winner => winner >= seats)) throw new Fault('finish.winners', 'a list of seats');
  checkPhases(state);
  checkCards(state);
  checkEvents(state, seats);
}

function checkPhases(state: State): void {
  const numbers = phaseNumbers(state.rules);
  state.phases.forEach((phase, at) => {
    if (!numbers.includes(phase)) throw new Fault(`phases.${at}`, 'a phase of this game');
  });
  state.done.forEach((done, at) => {
    const fine = done.every(phase => numbers.includes(phase)) && new Set(done).size === done.length;
    if (!fine) throw new Fault(`done.${at}`, 'a list of different phases of this game');
  });
}

function checkCards(state: State): void {
  state.known.forEach((known, at) => {
    if (!isPartOf(known, state.hands[at] as Card[])) throw new Fault(`known.${at}`, 'a part of that hand');
  });
  state.table.forEach((laid, at) => {
    laid.forEach((each, index) => {
      if (each.kind === 'run' && each.of === null && !state.blanked)
        throw new Fault(`table.${at}.${index}.of`, 'the number of a run');
    });
  });
  if (state.blanked !== hasBlank(state.hands, state.deck, state.discard, state.table)) {
    throw new Fault('blanked', 'true exactly if some card is blank');
  }
}

function isPartOf(part: readonly Card[], whole: readonly Card[]): boolean {
  const left = [...whole];
  return part.every(each => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Sentences are made from events, so they may name only seats that are there. */
function checkEvents(state: State, seats: number): void {
  state.happened.forEach((each, at) => {
    const named = Object.entries(each).flatMap(([name, value]) =>
      ['seat', 'dealer', 'on', 'target', 'out', 'winners'].includes(name) ? [value].flat() : [],
    );
    if (named.some(value => typeof value === 'number' && value >= seats))
      throw new Fault(`happened.${at}`, 'about seats that are there');
  });
}
