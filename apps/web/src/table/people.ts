/** The people of a table as boards, sentences and lists need them. */
import type { Facts, Person } from '@parlor/protocol';
import { type BoardPerson, markedName as marked } from '@parlor/ui';
import { useSession } from '../session/session.ts';

type Named = Pick<Person, 'name' | 'bot'>;

export function boardPeople(facts: Facts): readonly BoardPerson[] {
  return facts.people.map(person => ({
    name: person ? shownName(person) : '?',
    bot: person?.bot !== null && person !== null,
    present: person ? person.here && !person.left : false,
  }));
}

/** A bot of which only the name at the table is known: its version is that of the offer. */
export function botNamed(name: string, game: string): string {
  const bots = useSession.getState().welcome?.games.find(({ id }) => id === game)?.bots ?? [];
  const bot = bots.find(offer => name === offer.name || name.startsWith(`${offer.name} `)) ?? { name, version: '' };
  return markedName({ name, bot }).trim();
}

/** Names for sentences: a bot is marked wherever it is named. */
export function textNames(facts: Facts): readonly string[] {
  return facts.people.map(person => (person ? markedName(person) : '?'));
}

/** Names as a person types them. */
export function plainNames(facts: Facts): readonly string[] {
  return facts.people.map(person => person?.name ?? '?');
}

export function markedName(person: Named): string {
  return marked({ name: shownName(person), bot: person.bot !== null });
}

/** A bot goes by name and version; the second of a kind has a number. */
export function shownName({ name, bot }: Named): string {
  if (!bot) return name;
  const number = name.slice(bot.name.length).trim();
  return `${bot.name} ${bot.version}${number && ` (${number})`}`;
}
