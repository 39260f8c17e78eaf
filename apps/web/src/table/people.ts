/** The people of a table as boards, sentences and lists need them. */
import { botName } from '@parlor/kernel';
import { botPlaying, type Facts, type News, type Person, votersFor } from '@parlor/protocol';
import { type BoardPerson, markedName as marked } from '@parlor/ui';

type Named = Pick<Person, 'name' | 'bot'>;
type Seat = News['seat'];

export function boardPeople(facts: Facts): readonly BoardPerson[] {
  return facts.people.map(person => ({
    name: person ? shownName(person) : '?',
    bot: person?.bot !== null && person !== null,
    // After the end nobody is waited for.
    present: facts.phase === 'over' || (person ? person.here && !person.left : false),
    standIn: person && facts.phase !== 'over' ? nameOfStandIn(person) : null,
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

export function voterNames(facts: Facts, seat: Seat): readonly string[] {
  return votersFor(facts, seat).map(markedName);
}

export function nameOfBotPlaying(facts: Facts, seat: Seat): string {
  const bot = botPlaying(facts, seat);
  return bot ? markedBot(bot) : '?';
}

export function nameOfStandIn({ standIn }: Person): string | null {
  return standIn && markedBot(standIn);
}

function markedBot(bot: NonNullable<Person['bot']>): string {
  return markedName({ name: bot.name, bot });
}
