/** What can be typed at a table: moves, and the words of the terminal. */
import { type AnyGame, AS_HELD, addressed, orderNames, phrased, type SealedMove, seatNamed, understand } from '@parlor/kernel';
import type { Ask, Asked, Picture } from '@parlor/protocol';
import { playAgain } from '../session/doors.ts';
import { ask, useSession } from '../session/session.ts';
import { useDrafts } from '../stores/drafts.ts';
import { keepHandOrder } from '../stores/hand-order.ts';
import { words } from '../strings/index.ts';
import { hindrance } from './live.ts';
import { plainNames, textNames } from './people.ts';
import type { Referee } from './referee.ts';
import { saveRecord } from './save.ts';
import { sendMove } from './send-move.ts';
import { typedView } from './shown.ts';
import { refuse, useTable } from './store.ts';

export interface Means {
  readonly game: AnyGame;
  readonly picture: Picture;
  readonly referee: Referee;
  /** Text that answers the line. */
  reply(text: string): void;
  open(what: 'help' | 'leave'): void;
  go(to: string): void;
}

/** Does what was typed. False: it was refused, and the line is worth keeping. */
export async function obey(line: string, means: Means): Promise<boolean> {
  const [word = '', ...rest] = line.split(/\s+/);
  const command = commandNamed(means.game, word.toLowerCase());
  if (command) return (await command(rest.join(' '), means)) !== false;
  const move = readMove(line, means);
  return move ? sendMove(move) : refuse({ code: 'unreadable', message: words.table.unreadable(line) });
}

/** What completes a line: the moves, then the words. */
export function completions(game: AnyGame, picture: Picture, moves: readonly SealedMove[]): readonly string[] {
  const sorts = orderNames(game).map(order => `sort ${order}`);
  const looks = [...Object.keys(game.panels ?? {}), ...sorts];
  return [...phrases(game, picture, moves.slice(0, MOST_COMPLETIONS)), ...looks, ...Object.keys(commands)];
}

const MOST_COMPLETIONS = 200;

type Command = (about: string, means: Means) => unknown;

const commands: Readonly<Record<string, Command>> = {
  legal: (_, means) => means.reply(legalMoves(means)),
  why: (about, means) => means.reply(whyNot(about, means)),
  table: (_, { game, picture, reply }) => reply(game.render(typedView(game, picture)!, textNames(picture.facts))),
  log: (_, { reply }) => reply(logText()),
  help: (_, { open }) => open('help'),
  save: (file, { picture }) => save(picture, file),
  chat: (text, { picture }) => done('say', { table: picture.facts.table, text }),
  msg: (about, { picture }) => {
    const { name, text } = addressed(about, plainNames(picture.facts));
    return done('say', { table: picture.facts.table, text, to: name });
  },
  bots: (about, means) => bots(about, means),
  vote: (about, means) => vote(about, true, means),
  unvote: (about, means) => vote(about, false, means),
  rematch: async (_, { picture, go }) => {
    const answer = await playAgain(picture);
    return 'refusal' in answer ? refuse(answer.refusal) : go(`/t/${answer.value}`);
  },
  leave: (_, { open }) => open('leave'),
  menu: (_, { go }) => go('/'),
  create: (_, { go }) => go('/create'),
  join: (about, { go }) => {
    const [id = '', token = ''] = about.split(' ');
    useDrafts.setState({ join: { id, token } });
    go('/join');
  },
  quit: (_, { go }) => go('/goodbye'),
};

function commandNamed(game: AnyGame, word: string): Command | null {
  const { panels = {} } = game;
  if (Object.hasOwn(commands, word)) return commands[word]!;
  if (Object.hasOwn(panels, word)) return (about, means) => means.reply(panelText(word, about, means));
  return word === 'sort' && game.orders ? (about, means) => means.reply(sortHand(about, means)) : null;
}

/** Moves as they are typed. */
function phrases(game: AnyGame, picture: Picture, moves: readonly SealedMove[]): readonly string[] {
  const view = typedView(game, picture);
  return view ? moves.map(move => phrased(game, move, view, plainNames(picture.facts))) : [];
}

function legalMoves({ game, picture, referee }: Means): string {
  const hindered = hindrance();
  if (hindered) return hindered.message;
  return referee.moves.length === 0
    ? words.table.noLegal
    : words.table.legalList(phrases(game, picture, referee.moves).join(', '));
}

function whyNot(text: string, means: Means): string {
  const move = readMove(text, means);
  if (!move) return words.table.unreadable(text);
  return (hindrance() ?? means.referee.why(move))?.message ?? words.table.fine(text);
}

function readMove(text: string, { game, picture }: Means): SealedMove | null {
  const view = typedView(game, picture);
  return view && understand(game, text, view, plainNames(picture.facts));
}

function logText(): string {
  const sentences = useTable.getState().turns.flatMap(turn => turn.sentences);
  return sentences.join('\n') || words.table.logEmpty;
}

function panelText(word: string, about: string, { game, picture }: Means): string {
  const panel = game.panels![word]!;
  const view = typedView(game, picture)!;
  const names = textNames(picture.facts);
  if (panel.of === 'table') return panel.show(view, names);
  const typed = plainNames(picture.facts);
  const seat = about === '' ? picture.seat : seatNamed(about, typed);
  return seat === null ? words.commands.whose(word, typed) : panel.show(view, names, seat);
}

function sortHand(order: string, { game, picture }: Means): string {
  const orders = orderNames(game);
  if (!orders.includes(order)) return words.commands.sortHow(orders);
  keepHandOrder(picture.facts.table, order);
  return order === AS_HELD ? words.commands.asHeld : words.commands.sorted(order);
}

async function save(picture: Picture, file: string): Promise<boolean> {
  if (picture.facts.phase !== 'over') return refuse({ code: 'not-over', message: words.commands.notOver });
  return (await saveRecord(picture, file)) || refuse({ code: 'offline', message: words.faults.offline });
}

function vote(name: string, on: boolean, { picture }: Means): unknown {
  const { table } = picture.facts;
  const names = plainNames(picture.facts);
  const seat = seatNamed(name, names);
  return seat === null
    ? refuse({ code: 'unknown-person', message: words.commands.whom(names) })
    : done('vote', { table, seat, on });
}

function bots(about: string, { picture, reply }: Means): unknown {
  const [verb, name = ''] = about.split(' ');
  const { table, game } = picture.facts;
  if (verb === 'add') return done('add-bot', { table, bot: name });
  const offers = useSession.getState().welcome?.games.find(({ id }) => id === game)?.bots ?? [];
  return reply(offers.map(bot => `${bot.name} ${bot.version}: ${bot.character}`).join('\n'));
}

/** Asks, and shows what was refused: what is done is told to everybody. */
async function done<Name extends Ask>(name: Name, asked: Asked<Name>): Promise<boolean> {
  const answer = await ask(name, asked);
  return 'refusal' in answer ? refuse(answer.refusal) : true;
}
