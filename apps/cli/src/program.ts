/** The commands and their flags. Everything behind them is imported when a command runs. */
import { games } from '@parlor/games';
import type { AnyGame, Field } from '@parlor/kernel';
import { Command, Option } from 'commander';
import { formatList } from './formats.ts';

export function program(): Command {
  const parlor = new Command('parlor')
    .description('Play Hanabi, Phase 10, Codex Naturalis and Hanto with people and bots.')
    .version('0.1.0', '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError(false)
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'parlor: ')) })
    .exitOverride();
  addPlay(parlor);
  addReferee(parlor);
  addReplay(parlor);
  addConvert(parlor);
  addBench(parlor);
  return parlor;
}

function addPlay(parlor: Command): void {
  const play = parlor
    .command('play')
    .description('play a game in this terminal, against bots (asks which game if none is named)')
    .argument('[game]', games.map(game => game.id).join(', '))
    .action(async (game?: string) => (await import('./commands/play.ts')).playAsking(game));
  for (const game of games) addPlayGame(play, game);
}

/** A game's options become flags. Structured data (a fixed deal) has none. */
function addPlayGame(play: Command, game: AnyGame): void {
  const [min, max] = game.seats;
  const command = play
    .command(game.id)
    .description(game.pitch)
    .option('--vs <bots...>', 'who sits at the other seats: bot names, the last one filling up')
    .option('--seats <number>', `number of players, ${min} to ${max}`)
    .option('--seat <number>', 'your own seat, counted from 1', '1')
    .option('--name <id>', 'your name at the table', 'you')
    .option('--seed <hex>', '32 hex digits: the deal; a new one if left out')
    .option('--budget <ms>', 'thinking time of a bot in milliseconds', '1000')
    .option('--iterations <number>', 'thinking of a bot as a count instead, which makes the game reproducible')
    .option('--plain', 'line by line, no colours, no clearing: for screen readers')
    .action(async flags => (await import('./commands/play.ts')).playGame(game, flags));
  for (const [name, field] of Object.entries<Field>(game.options.fields)) {
    if (field.kind !== 'data') command.addOption(optionFlag(name, field));
  }
}

function optionFlag(name: string, field: Field): Option {
  const flag = `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
  const option = new Option(`${flag} <value>`, `${field.label}: ${field.help} (default: ${String(field.default)})`);
  if (field.kind === 'choice') return option.choices([...field.values]);
  return field.kind === 'switch' ? option.choices(['true', 'false']) : option;
}

function addReferee(parlor: Command): void {
  parlor
    .command('referee')
    .description('judge games for other programs: one JSON command a line in, one JSON answer a line out')
    .addHelpText('after', `\n${REFEREE_HELP}`)
    .action(async () => (await import('./commands/referee.ts')).refereeLines(process.stdin, process.stdout));
}

function addReplay(parlor: Command): void {
  parlor
    .command('replay')
    .description('step through a saved game, or check it')
    .argument('<file>', 'a record, as `save` and the server write it')
    .option('--verify', 'only check that every move is legal and say how it ended')
    .option('--seat <number>', 'look through the eyes of this seat, counted from 1 (default: a spectator)')
    .option('--all', 'print every position at once instead of asking for each')
    .action(async (file, flags) => (await import('./commands/replay.ts')).replayFile(file, flags));
}

function addConvert(parlor: Command): void {
  parlor
    .command('convert')
    .description('turn records of other platforms into ours, or ours into theirs')
    .argument('<in>', 'the file to read')
    .argument('[out]', 'the file to write (default: standard output)')
    .option('--from <format>', `what the file is: parlor, ${formatList()}`, 'parlor')
    .option('--to <format>', `what to write: parlor, ${formatList()}`, 'parlor')
    .action(async (from, to, flags) => (await import('./commands/convert.ts')).convertFile(from, to, flags));
}

function addBench(parlor: Command): void {
  parlor
    .command('bench')
    .description('measure speed, signatures, laws and the strength of bots')
    .argument('[what]', 'which bench; `parlor bench list` names them all', 'random')
    .argument('[args...]', "that bench's own arguments")
    .allowUnknownOption()
    .helpOption(false)
    .action(async (what, args) => (await import('./commands/bench.ts')).runBench(what, args));
}

const REFEREE_HELP = `Commands (options and seed may be left out, seat means the seat on turn if left out):
  {"new":{"game":"hanto","seats":2,"options":{},"seed":"..."}}   start a game
  {"move":"B@0,0","seat":0}                                      make a move
  {"idle":true}                                                  let the table move for the seat on turn
  {"moves":true}                                                 list the legal moves
  {"view":1}   {"view":null}                                     what a seat or a spectator sees
  {"render":1}                                                   the same as text
  {"dump":true}   {"load":{...}}                                 the whole state, out and in
  {"encode":true}   {"decode":"..."}                             the position as text, out and in
Every answer has "ok"; a refused command has "code" and "message" and changes nothing.`;
