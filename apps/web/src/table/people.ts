/** The people of a table as boards, sentences and lists need them. */
import { botName } from '@parlor/kernel';
import type { Facts, Person } from '@parlor/protocol';
import { type BoardPerson, markedName as marked } from '@parlor/ui';

type Named = Pick<Person, 'name' | 'bot'>;

export function boardPeople(facts: Facts): readonly BoardPerson[] {
  return facts.people.map(person => ({
    name: person ? shownName(person) : '?',
    bot: person?.bot !== null && person !== null,
    // After the end nobody is waited for.
    present: facts.phase === 'over' || (person ? person.here && !person.left : false),
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

export function markedName(person: Named): string {
  return marked({ name: shownName(person), bot: person.bot !== null });
}

export function shownName({ name, bot }: Named): string {
  return bot ? botName(bot, name) : name;
}
