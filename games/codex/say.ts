/** What a person types: `face back`, `color red`, `goal 1`, `place 2 1,3 front`, `draw table 3`, `draw gold`. */
import { COLOURS, type Move, type View } from './types.ts';

type Reader = (words: readonly string[], view: View) => Move | null;

/** In the order in which a shortened command is looked up. */
const COMMANDS: readonly (readonly [name: string, read: Reader])[] = [
  ['place', sayPlace],
  ['draw', sayDraw],
  ['face', sayFace],
  ['start', sayFace],
  ['color', sayColour],
  ['colour', sayColour],
  ['goal', sayGoal],
  ['objective', sayGoal],
];

export function say(text: string, view: View): Move | null {
  const [command = '', ...words] = text
    .trim()
    .toLowerCase()
    .replace(/\s*,\s*/g, ',')
    .split(/\s+/);
  const reader = COMMANDS.find(([name]) => command !== '' && name.startsWith(command));
  return reader ? reader[1](words, view) : null;
}

/** The other way round. Cards go by their ids, which say more than places in the hand. */
export function phrase(move: Move): string {
  switch (move.kind) {
    case 'start':
      return `face ${FACE_NAMES[move.face]}`;
    case 'colour':
      return `color ${move.colour}`;
    case 'objective':
      return `goal ${move.choice}`;
    case 'place':
      return `place ${move.card} ${move.x},${move.y} ${FACE_NAMES[move.face]}`;
    case 'draw':
      return `draw ${DECK_NAMES[move.from] ?? `table ${move.from}`}`;
    case 'pass':
      return 'pass';
  }
}

const FACE_NAMES: Readonly<Record<string, string>> = { f: 'front', b: 'back' };
const DECK_NAMES: Readonly<Record<string, string>> = { R: 'resource', G: 'gold' };

function sayFace([word = '']: readonly string[]): Move | null {
  const face = faceOf(word);
  return face === null ? null : { kind: 'start', face };
}

function sayColour([word = '']: readonly string[]): Move | null {
  const colour = onlyMatch(COLOURS, word);
  return colour === null ? null : { kind: 'colour', colour };
}

function sayGoal([choice = '']: readonly string[]): Move | null {
  return /^\d+$/.test(choice) ? { kind: 'objective', choice } : null;
}

/** The card by its place in the hand or by its id; the front unless the back is asked for. The order of the words is free. */
function sayPlace(words: readonly string[], view: View): Move | null {
  const rest = words.filter(word => word !== 'at');
  const cell = rest.map(word => /^(-?\d+),(-?\d+)$/.exec(word)).find(match => match !== null);
  const face =
    rest
      .slice(1)
      .map(faceOf)
      .find(found => found !== null) ?? 'f';
  const card = handCard(rest[0] ?? '', view);
  if (!cell || card === null) return null;
  return { kind: 'place', card, face, x: Number(cell[1]), y: Number(cell[2]) };
}

function handCard(word: string, view: View): string | null {
  const hand = view.seat === null ? [] : (view.hands[view.seat] ?? []);
  if (/^[1-9]$/.test(word)) return hand[Number(word) - 1]?.card ?? null;
  return /^[a-z]\d+$/.test(word) ? word.toUpperCase() : null;
}

function sayDraw(words: readonly string[]): Move | null {
  const [source = '', slot = source] = words.filter(word => word !== 'deck');
  if (/^\d$/.test(slot)) return { kind: 'draw', from: slot };
  const deck = onlyMatch(['resource', 'gold'], source);
  return deck === null ? null : { kind: 'draw', from: deck === 'gold' ? 'G' : 'R' };
}

function faceOf(word: string): 'f' | 'b' | null {
  const face = onlyMatch(['front', 'back'], word);
  return face === null ? null : face === 'front' ? 'f' : 'b';
}

/** The one word that begins like this. */
function onlyMatch<T extends string>(words: readonly T[], start: string): T | null {
  const found = start === '' ? [] : words.filter(word => word.startsWith(start));
  return found.length === 1 ? found[0]! : null;
}
