/** Player IDs: 1 to 24 characters, not blank, one of a kind at a table. */
import { type Read, refused } from '@parlor/kernel';
import { inLatin } from './look-alikes.ts';
import { plainText } from './plain-text.ts';

const LONGEST_NAME = 24;
const LONGEST_VERSION = 12;

export interface Program {
  readonly name: string;
  readonly version: string;
}

/** The name as it is shown. */
export function readName(input: string): Read<string> {
  const name = oneLine(input);
  if (name === '') return refused('name-blank', 'A Player ID cannot be blank. Type the name the others shall see.');
  if ([...name].length > LONGEST_NAME) {
    return refused('name-long', `A Player ID has at most ${LONGEST_NAME} characters. Choose a shorter one.`);
  }
  return { value: name };
}

/** What a program that plays says it is: a name like a person's, and a version that fits beside it. */
export function readProgram(input: Program): Read<Program> {
  const name = readName(input.name);
  if ('refusal' in name) return name;
  const version = oneLine(input.version);
  if (version === '' || [...version].length > LONGEST_VERSION) {
    return refused('bad-version', `The version of a bot has 1 to ${LONGEST_VERSION} characters.`);
  }
  return { value: { name: name.value, version } };
}

/** Names that people would mix up are the same name. */
export function sameName(a: string, b: string): boolean {
  return folded(a) === folded(b) || folded(inLatin(a)) === folded(inLatin(b));
}

/** All blanks are alike. */
function oneLine(input: string): string {
  return plainText(input).replace(/\s+/g, ' ').normalize('NFC');
}

function folded(name: string): string {
  return oneLine(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
