/** A stored State, judged for form: whatever passes can be played on. */
import { type Read, refused } from '@parlor/kernel';
import { either, type Form, listOf, matching, nullable, oneOf, record, whole } from './form.ts';
import { OPTION_LIMIT } from './options.ts';
import { isOneGroup } from './position.ts';
import { rulesOf } from './rules.ts';
import { settle } from './score.ts';
import { clone } from './setup.ts';
import { COLOURS, EDITIONS, type Options, PIECE_NAMES, PIECE_TYPES, type State, VARIANTS } from './types.ts';

/** Far more than any game, and small enough for exact arithmetic. */
const MOST = 1_000_000;

export function load(json: unknown): Read<State> {
  const fault = STATE(json, '');
  if (fault !== null)
    return badState(fault === '' ? 'A stored game is an object.' : `"${fault}" is missing, unknown or out of range.`);
  const state = clone(json as State);
  if (!isWithinBox(state)) return badState('"pieces" and "hands" together hold more than this variant has.');
  if (new Set(state.pieces.map(({ x, y }) => `${x},${y}`)).size < state.pieces.length) return badState('"pieces" share a hex.');
  if (!isOneGroup(state.pieces)) return badState('"pieces" do not form one group.');
  state.end ??= settle(state); // A position that is over is over, whoever wrote it down.
  return { value: state };
}

export function encode(state: State): Read<string> {
  return { value: JSON.stringify(state) };
}

/** The position in the text, played under the given options. */
export function decode(text: string, options: Options, _seats: number): Read<State> {
  try {
    const json: unknown = JSON.parse(text);
    return load(typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json, options } : json);
  } catch {
    return badState('The text is not JSON.');
  }
}

function badState(message: string): Read<State> {
  return refused('bad-state', message);
}

function isWithinBox(state: State): boolean {
  const { hand } = rulesOf(state.options);
  return state.hands.every((held, seat) =>
    PIECE_TYPES.every(type => {
      const placed = state.pieces.filter(piece => piece.seat === seat && piece.type === type).length;
      return held[type] + placed <= hand[type];
    }),
  );
}

const seat = whole(0, 1);
const coordinate = whole(-MOST, MOST);
const hex = record({ x: coordinate, y: coordinate });
const letter = oneOf(...Object.keys(PIECE_NAMES));
const count = whole(0, MOST);
const hand = record(Object.fromEntries(PIECE_TYPES.map(type => [type, count])));

const STATE: Form = record({
  rng: record({ key: matching(/^[0-9a-f]{32}$/), at: whole(0, Number.MAX_SAFE_INTEGER) }),
  options: record({
    variant: oneOf(...VARIANTS),
    edition: oneOf(...EDITIONS),
    first: oneOf(...COLOURS),
    limit: whole(0, OPTION_LIMIT),
  }),
  made: count,
  turn: seat,
  pieces: listOf(record({ seat, type: oneOf(...PIECE_TYPES), x: coordinate, y: coordinate })),
  hands: listOf(hand, 2),
  last: nullable(
    either(
      record({ kind: oneOf('place'), type: letter, to: hex }),
      record({ kind: oneOf('move'), type: letter, from: hex, to: hex }),
      record({ kind: oneOf('resign') }),
    ),
  ),
  end: nullable(
    record({ reason: oneOf('surrounded', 'both-surrounded', 'limit', 'blocked', 'resigned'), winner: nullable(seat) }),
  ),
});
