/** The commands and their flags. Everything behind them is imported when a command runs. */
import { games } from '@parlor/games';
import type { AnyGame, Field } from '@parlor/kernel';
import { Command, Option } from 'commander';
import { formatList } from './formats.ts';
import { VERSION } from './version.ts';

const DEFAULT_SERVER = 'http://localhost:8710';
const PLAIN_HELP = 'line by line, no colours, no clearing: for screen readers';
const KEYS_HELP = 'where keys are remembered (default: parlor/keys.json in the configuration folder)';

export function program(): Command {
  const parlor = new Command('parlor')
    .description(`Play ${gameList()} with people and bots.`)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError(false)
    // Flags after a command's name are that command's: `play` and `play hanto` both know --server.
    .enablePositionalOptions()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'parlor: ')) })
    .exitOverride();
  addServe(parlor);
  addPlay(parlor);
  addJoin(parlor);
  addBot(parlor);
  addReferee(parlor);
  addReplay(parlor);
  addConvert(parlor);
  addBench(parlor);
  return parlor;
}

/** "Hanabi, Phase 10 and Hanto" */
function gameList(): string {
  const names = games.map(game => game.name);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function addServe(parlor: Command): void {
  parlor
    .command('serve')
    .description('open a server: the web client, the protocol and the storage on one port')
    .addOption(new Option('--host <address>', 'the address to listen on').default('0.0.0.0').env('PARLOR_HOST'))
    .addOption(new Option('--port <number>', 'the port; 0 takes any free one').default('8710').env('PARLOR_PORT'))
    .addOption(new Option('--data <folder>', 'where everything is kept; none keeps nothing').default('data').env('PARLOR_DATA'))
    .addOption(new Option('--prefix <path>', 'what comes before every path, such as /parlor').default('').env('PARLOR_PREFIX'))
    .addOption(
      new Option('--trust-proxy [switch]', 'believe the X-Forwarded-For of a proxy in front: on or off')
        .preset('on')
        .default('off')
        .env('PARLOR_TRUST_PROXY'),
    )
    .addOption(
      new Option('--log-level <level>', 'how much is logged')
        .choices(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
        .default('warn')
        .env('PARLOR_LOG_LEVEL'),
    )
    .addOption(new Option('--bot-budget <ms>', 'how long a bot may think about a move').default('1000').env('PARLOR_BOT_BUDGET'))
    .addOption(new Option('--bot-threads <number>', 'threads in which bots think').default('1').env('PARLOR_BOT_THREADS'))
    .addOption(
      new Option('--close-minutes <number>', 'minutes until a table with a turn limit closes when nobody is there')
        .default('10')
        .env('PARLOR_CLOSE_MINUTES'),
    )
    .addOption(
      new Option('--close-days <number>', 'days until a table without a turn limit closes when nobody is there')
        .default('7')
        .env('PARLOR_CLOSE_DAYS'),
    )
    .action(async flags => (await import('./commands/serve.ts')).serve(flags));
}

function addPlay(parlor: Command): void {
  const play = parlor
    .command('play')
    .description('play a game in this terminal: against bots here, or with --server at tables online')
    .argument('[game]', games.map(game => game.id).join(', '))
    .option('--server <url>', 'play at tables of this server: create, join and watch them from its menu')
    .option('--name <id>', 'your Player ID on the server')
    .option('--keys <file>', KEYS_HELP)
    .option('--plain', PLAIN_HELP)
    .action(async (game: string | undefined, flags) => {
      if (flags.server) await (await import('./commands/online.ts')).playOnline(flags);
      else await (await import('./commands/play.ts')).playAsking(game, flags);
    });
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
    .option('--seat <number>', 'here: your own seat, counted from 1', '1')
    .option('--name <id>', 'your name at the table (default: you; with --server the one used last)')
    .option('--seed <hex>', '32 hex digits: the deal; a new one if left out')
    .option('--budget <ms>', 'here: thinking time of a bot in milliseconds', '1000')
    .option('--iterations <number>', 'here: thinking of a bot as a count instead, which makes the game reproducible')
    .option('--plain', PLAIN_HELP)
    .option('--server <url>', 'open the table on this server instead')
    .option('--limit-seconds <number>', 'with --server: seconds a turn may last, 1 to 120')
    .addOption(new Option('--chat <rule>', 'with --server: what may be said').choices(['all', 'phrases', 'none']))
    .option('--public', 'with --server: show the table in the public list')
    .option('--no-watchers', 'with --server: nobody may watch')
    .option('--sit-in', 'with --server: watchers may take a free seat')
    .option('--random', 'with --server: draw the seats at the start')
    .option('--force', 'with --server: close the open table you own')
    .option('--keys <file>', KEYS_HELP)
    .action(async flags => {
      if (flags.server) await (await import('./commands/online.ts')).createOnline(game, flags);
      else await (await import('./commands/play.ts')).playGame(game, flags);
    });
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

function addJoin(parlor: Command): void {
  parlor
    .command('join')
    .description('join a table on a server by its invitation')
    .argument('<id>', 'the Game ID')
    .argument('<token>', 'the Token')
    .option('--server <url>', 'the server', DEFAULT_SERVER)
    .option('--name <id>', 'your Player ID at the table')
    .option('--keys <file>', KEYS_HELP)
    .option('--plain', PLAIN_HELP)
    .action(async (id, token, flags) => (await import('./commands/online.ts')).joinOnline(id, token, flags));
}

function addBot(parlor: Command): void {
  parlor
    .command('bot')
    .description('let a bot take a seat at a table on a server and play it to the end')
    .requiredOption('--game <id>', games.map(game => game.id).join(', '))
    .requiredOption('--name <bot>', 'which bot; `parlor play GAME --vs x` names them')
    .requiredOption('--join <id-and-token...>', 'the Game ID and the Token of the table')
    .option('--as <id>', "the bot's Player ID at the table (default: its name)")
    .option('--server <url>', 'the server', DEFAULT_SERVER)
    .option('--budget <ms>', 'thinking time in milliseconds', '1000')
    .option('--iterations <number>', 'thinking as a count instead')
    .option('--keys <file>', KEYS_HELP)
    .action(async flags => (await import('./commands/online.ts')).playBot(flags));
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
