/** The people of a table as boards, sentences and lists need them. */
import type { Facts, Person } from '@parlor/protocol';
import type { BoardPerson } from '@parlor/ui';
import { words } from '../strings/index.ts';

export function boardPeople(facts: Facts): readonly BoardPerson[] {
  return facts.people.map(person => ({
    name: person ? shownName(person) : '?',
    bot: person?.bot !== null && person !== null,
    present: person ? person.here && !person.left : false,
  }));
}

/** Names for sentences: a bot is marked wherever it is named. */
export function textNames(facts: Facts): readonly string[] {
  return facts.people.map(person => (person ? markedName(person) : '?'));
}

/** Names as a person types them. */
export function plainNames(facts: Facts): readonly string[] {
  return facts.people.map(person => person?.name ?? '?');
}

export function markedName(person: Person): string {
  return person.bot ? `${words.bot} ${shownName(person)}` : person.name;
}

/** A bot goes by name and version; the second of a kind has a number. */
export function shownName({ name, bot }: Person): string {
  if (!bot) return name;
  const number = name.slice(bot.name.length).trim();
  return `${bot.name} ${bot.version}${number && ` (${number})`}`;
}
