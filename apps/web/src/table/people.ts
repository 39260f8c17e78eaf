/** The people of a table as boards, sentences and lists need them. */
import { botName } from '@parlor/kernel';
import type { Facts, News, Person } from '@parlor/protocol';
import { type BoardPerson, markedName as marked } from '@parlor/ui';

type Named = Pick<Person, 'name' | 'bot'>;
type Seat = News['seat'];

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

/** Who wants a bot in the place of that seat's person. */
export function votersFor({ people }: Facts, seat: Seat): readonly string[] {
  const votes = people[seat ?? -1]?.votes ?? [];
  return votes.flatMap(by => people[by] ?? []).map(markedName);
}

/** The bot that makes the moves of a seat, its own or in a person's place. */
export function botPlaying({ people }: Facts, seat: Seat): string {
  const person = people[seat ?? -1];
  const bot = person?.standIn ?? person?.bot;
  return bot ? markedName({ name: bot.name, bot }) : '?';
}
