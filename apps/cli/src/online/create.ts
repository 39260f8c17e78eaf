/** What is typed after `create GAME`, as a request. */
import type { Json } from '@parlor/kernel';
import type { Asked } from '@parlor/protocol';
import { readWhole } from '../input.ts';

type Create = { -readonly [Name in keyof Asked<'create'>]: Asked<'create'>[Name] };

export const CREATE_HELP = [
  'create GAME [seats N] [limit SECONDS|none] [bots NAME,NAME] [OPTION=VALUE ...]',
  '    [chat all|phrases|none] [public] [no-watchers] [sit-in] [random] [seed HEX]',
  '    [force] (closes the open table you own)',
];

/** The words as a request, or a sentence about the first word that fits nowhere. */
export function readCreate(words: readonly string[], base: Asked<'create'>): Asked<'create'> | string {
  const asked: Create = { ...base, watchers: true };
  const options: Record<string, Json> = {};
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const option = /^([a-z]\w*)=(.+)$/i.exec(word);
    if (option) options[option[1]!] = readValue(option[2]!);
    else if (word in switches) switches[word]!(asked);
    else if (word in settings) {
      const fault = settings[word]!(asked, left.shift() ?? '');
      if (fault) return fault;
    } else return `"${word}" is not a setting of create. Type help.`;
  }
  return Object.keys(options).length > 0 ? { ...asked, options } : asked;
}

const switches: Readonly<Record<string, (asked: Create) => void>> = {
  __proto__: null as never,
  public: asked => {
    asked.public = true;
  },
  'no-watchers': asked => {
    asked.watchers = false;
  },
  'sit-in': asked => {
    asked.sitIn = true;
  },
  random: asked => {
    asked.random = true;
  },
  force: asked => {
    asked.force = true;
  },
};

/** A sentence if the word cannot be read. What is out of range here is refused by the server, with its reason. */
const settings: Readonly<Record<string, (asked: Create, word: string) => string | undefined>> = {
  __proto__: null as never,
  seats: (asked, word) => {
    const seats = readWhole(word);
    if (seats === null) return `"${word}" is no number of seats. Type seats and a whole number.`;
    asked.seats = seats;
  },
  limit: (asked, word) => {
    const limit = readWhole(word);
    if (limit === null && word !== 'none')
      return `"${word}" is no turn limit. Type limit and a whole number of seconds, or limit none.`;
    asked.limit = limit;
  },
  bots: (asked, word) => {
    asked.bots = word.split(',').filter(Boolean);
  },
  chat: (asked, word) => {
    asked.chat = word as 'all';
  },
  seed: (asked, word) => {
    asked.seed = word;
  },
};

/** Lists and objects, such as phases of one's own, are typed as JSON without blanks. */
function readValue(text: string): Json {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
