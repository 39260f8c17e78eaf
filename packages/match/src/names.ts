/** Player IDs: 1 to 24 characters, not blank, one of a kind at a table. */
import { type Read, refused } from '@parlor/kernel';

const LONGEST_NAME = 24;

/** The name as it is shown: blanks at the ends and control characters are dropped. */
export function readName(input: string): Read<string> {
  const name = input
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (name === '') return refused('name-blank', 'A Player ID cannot be blank. Type the name the others shall see.');
  if ([...name].length > LONGEST_NAME) {
    return refused('name-long', `A Player ID has at most ${LONGEST_NAME} characters. Choose a shorter one.`);
  }
  return { value: name };
}

/** Names that people would mix up are the same name. */
export function sameName(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}
