/** `parlor replay`: a saved game step by step, or only checked. */
import {
  type AnyGame,
  type GameRecord,
  isMove,
  type Outcome,
  replay,
  type SealedState,
  type Seat,
  type Step,
} from '@parlor/kernel';
import { gameNamed, InputError, recordFrom, wholeNumber } from '../input.ts';
import { outcomeLines } from '../outcome.ts';
import { Terminal } from '../terminal.ts';

interface ReplayFlags {
  readonly verify?: boolean;
  readonly seat?: string;
  readonly all?: boolean;
}

export async function replayFile(file: string, flags: ReplayFlags): Promise<void> {
  const record = recordFrom(file);
  const game = gameNamed(record.header.game);
  const steps: Step<SealedState>[] = [];
  const replayed = replay(game, record, step => steps.push(step));
  if ('refusal' in replayed) throw new InputError(`${file}: ${replayed.refusal.message} (${replayed.refusal.code})`);
  const { n, outcome, sameRules } = replayed.value;
  if (flags.verify) {
    const rules = sameRules ? '' : ` It was played under rules ${record.header.version}; these are ${game.version}.`;
    process.stdout.write(`ok: ${game.name}, ${n} moves, ${ended(outcome, record)}.${rules}\n`);
    return;
  }
  const seat = flags.seat === undefined ? null : wholeNumber('--seat', flags.seat, 1, record.header.seats) - 1;
  const pages = steps.map((step, at) => page(game, record, step, { at, last: steps.length - 1, seat }));
  if (flags.all) process.stdout.write(`${pages.join('\n\n')}\n`);
  else await leafThrough(pages);
}

function ended(outcome: Outcome | null, record: GameRecord): string {
  if (!outcome) return 'not finished';
  const winners = outcome.winners.map(seat => namesOf(record)[seat]);
  return `ended by ${outcome.reason}, scores ${outcome.scores.join(' ')}, ${winners.length > 0 ? `won by ${winners.join(', ')}` : 'nobody won'}`;
}

function page(
  game: AnyGame,
  record: GameRecord,
  { state, entry, outcome }: Step<SealedState>,
  { at, last, seat }: { at: number; last: number; seat: Seat | null },
): string {
  const names = namesOf(record);
  const view = game.view(state, seat);
  const told =
    entry === null ? ['The deal.'] : isMove(entry) ? game.narrate(view, names) : [`${entry.event}: ${who(entry.seat, names)}`];
  return [`-- ${at} of ${last} --`, game.render(view, names), '', ...told, ...(outcome ? outcomeLines(outcome, names) : [])].join(
    '\n',
  );
}

function who(seat: Seat | null, names: readonly string[]): string {
  return seat === null ? 'the table' : (names[seat] ?? `seat ${seat + 1}`);
}

function namesOf({ header }: GameRecord): readonly string[] {
  return header.names ?? Array.from({ length: header.seats }, (_, seat) => `p${seat + 1}`);
}

async function leafThrough(pages: readonly string[]): Promise<void> {
  const terminal = new Terminal({ input: process.stdin, output: process.stdout, plain: false });
  let at = 0;
  for (;;) {
    terminal.page(pages[at]!, '', 'Enter next, b back, a number goes there, q quits.');
    const line = (await terminal.ask('> '))?.trim().toLowerCase();
    if (line === undefined || line === 'q' || line === 'quit') break;
    if (line === '' && at === pages.length - 1) break;
    if (line === '' || line === 'n') at = Math.min(at + 1, pages.length - 1);
    else if (line === 'b') at = Math.max(at - 1, 0);
    else if (/^\d+$/.test(line)) at = Math.min(Number(line), pages.length - 1);
  }
  terminal.close();
}
