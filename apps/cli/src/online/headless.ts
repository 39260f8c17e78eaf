/** A headless player: a bot of ours at a seat of any server, seeing what a browser sees. */
import type { AnyAgent, AnyBot, AnyGame, Budget, SealedMove, SealedState, Seat, SeenView } from '@parlor/kernel';
import type { ClientEvent, Facts, Picture } from '@parlor/protocol';
import { newSeed } from '../input.ts';
import { outcomeLines } from '../outcome.ts';
import type { Connection } from './connection.ts';
import { shownNames } from './sentences.ts';

export interface Headless {
  readonly connection: Connection;
  readonly game: AnyGame;
  readonly bot: AnyBot;
  readonly budget: Budget;
  print(line: string): void;
}

/** Plays until the game is over or the seat is lost. The client is at its table. */
export async function playHeadless({ connection, game, bot, budget, print }: Headless): Promise<void> {
  const { client } = connection;
  let agent: AnyAgent | null = null;
  let answered = -1;
  await new Promise<void>(resolve => {
    const look = (picture: Picture) => {
      const { facts, seat, view, n } = picture;
      if (facts.phase === 'over') {
        print(endLine(facts));
        resolve();
        return;
      }
      if (!view || seat === null) return;
      agent ??= begun(bot, { game, facts, seat, budget });
      if (view.turn === seat && answered !== n) {
        answered = n;
        void move(agent, picture);
      }
    };
    const move = async (player: AnyAgent, { facts, view, n }: Picture) => {
      const choice = chosen(player, { game, view: view as SeenView, budget });
      const answer = await connection.ask('move', { table: facts.table, seen: n, move: game.format(choice) });
      // A stale answer only means that the table moved meanwhile: the next picture asks again.
      if (!answer.ok && answer.code !== 'stale') print(`${game.format(choice)} was refused: ${answer.message} (${answer.code})`);
    };
    client.on((event: ClientEvent) => {
      if (event.kind === 'unseated') {
        print(event.refusal.message);
        resolve();
      } else if (event.kind === 'told' && event.tell.tell === 'aside') {
        print(event.tell.message);
        resolve();
      } else if (event.kind === 'picture' && event.picture) {
        if (event.picture.view && agent) agent.see?.(event.picture.view);
        look(event.picture);
      }
    });
    if (client.picture) look(client.picture);
  });
}

function begun(
  bot: AnyBot,
  { game, facts, seat, budget }: { game: AnyGame; facts: Facts; seat: Seat; budget: Budget },
): AnyAgent {
  const agent = bot.make();
  agent.begin({ game: game.id, seat, seats: facts.seats, options: facts.options, seed: newSeed(), budget });
  return agent;
}

/** The agent's choice; if it fails, the table's own idea of a move in an imagined world. */
function chosen(agent: AnyAgent, { game, view, budget }: { game: AnyGame; view: SeenView; budget: Budget }): SealedMove {
  const world: SealedState = game.imagine(view, newSeed());
  const end = 'ms' in budget ? Date.now() + budget.ms : Number.POSITIVE_INFINITY;
  try {
    return agent.choose(view, game.moves(world), () => end - Date.now()).move;
  } catch {
    return game.idle(world);
  }
}

function endLine(facts: Facts): string {
  return facts.outcome ? outcomeLines(facts.outcome, shownNames(facts)).join(' ') : 'The table is closed.';
}
