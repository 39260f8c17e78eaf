/** Laws of moving: games end, listed moves are legal, refused ones change nothing, notation reads back. */
import type { AnyView, Outcome } from '../game.ts';
import { judge, phrased, play, understand } from '../play.ts';
import type { Rng } from '../rng.ts';
import { numberedSeed } from '../seed.ts';
import { hold, same } from './check.ts';
import type { Law } from './law.ts';
import { type Positions, walk } from './position.ts';
import { notationPool, textsToTry } from './texts.ts';

const MOST_IDLE_MOVES = 200;

export function moveLaws<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  positions: Positions<State, Move, View, Options>,
): Law[] {
  const { game, settings, size } = positions;
  return [
    { name: 'random play ends, with an outcome that adds up', run: randomPlayEnds },
    { name: 'listed moves pass check, once each and in a fixed order', run: listedMovesAreLegal },
    { name: 'a refused or mangled move changes nothing', run: refusedMovesChangeNothing },
    { name: 'notation round trip', run: notationRoundTrip },
    { name: 'idle is a pure function that uses up no chance and moves the game on', run: idleIsPure },
  ];

  function randomPlayEnds(): void {
    for (const { options, seats } of settings) {
      for (let number = 0; number < size.games; number++) {
        const state = game.setup(options, seats, numberedSeed(number));
        hold(game.outcome(state) === null, `${game.id}: the game is over before it began`);
        walk(game, state, numberedSeed(number));
        const outcome = game.outcome(state);
        const told = `${game.id}, ${seats} seats, ${JSON.stringify(options)}, seed ${numberedSeed(number)}`;
        hold(outcome !== null && game.turn(state) === null, `${told}: random play did not end`);
        hold(game.moves(state).length === 0, `${told}: moves are listed after the end`);
        outcomeAddsUp(outcome, seats, told);
        same(game.standing(state).scores.length, seats, `${told}: standing has another number of seats`);
      }
    }
  }

  function listedMovesAreLegal(): void {
    positions.each(state => {
      const before = JSON.stringify(state);
      const over = game.turn(state) === null;
      same(over, game.outcome(state) !== null, 'turn and outcome disagree about the end');
      const moves = game.moves(state);
      hold(over || moves.length > 0, 'the game goes on and no move is listed');
      const texts = moves.map(move => game.format(move));
      same(new Set(texts).size, texts.length, 'a move is listed twice');
      same(
        game.moves(state).map(move => game.format(move)),
        texts,
        'the same position lists its moves in another order',
      );
      for (const move of moves) {
        const refusal = game.check(state, move);
        hold(refusal === null, `${game.format(move)} is listed and refused: ${refusal?.code}`);
      }
      same(JSON.stringify(state), before, 'listing or checking moves changed the state');
    });
  }

  function refusedMovesChangeNothing(): void {
    const pool = notationPool(positions);
    positions.each((state, at) => {
      const before = JSON.stringify(state);
      const turn = game.turn(state);
      const texts = textsToTry(game, pool, game.moves(state), at.walked);
      for (const text of texts) {
        for (const seat of [turn ?? 0, ((turn ?? 0) + 1) % at.setting.seats]) {
          const played = play(game, state, seat, text);
          if ('refusal' in played) refusalIsTold(played.refusal.code, played.refusal.message);
          if (turn === null)
            hold('refusal' in played && played.refusal.code === game.codes.over, 'a move was accepted after the end');
          else if (seat !== turn) hold('refusal' in played, 'a move was accepted from a seat that is not on turn');
        }
      }
      same(JSON.stringify(state), before, `one of these changed the state it was played on: ${texts.join(' | ')}`);
    });
  }

  function notationRoundTrip(): void {
    const pool = notationPool(positions);
    positions.each((state, at) => {
      const moves = game.moves(state);
      for (const move of moves) same(game.parse(game.format(move)), move, `${game.format(move)} reads back as another move`);
      phrasesRoundTrip(state, moves, at.setting.seats);
      for (const text of textsToTry(game, pool, moves, at.walked)) {
        const move = game.parse(text);
        if (move !== null)
          same(game.parse(game.format(move)), move, `"${text}" is written as ${game.format(move)}, which is another move`);
      }
    });
  }

  /** What is offered for typing means the move it stands for. Names with blanks and numbers in them are the hardest to read. */
  function phrasesRoundTrip(state: State, moves: readonly Move[], seats: number): void {
    const seat = game.turn(state);
    if (seat === null || !game.phrase) return;
    const names = Array.from({ length: seats }, (_, at) => (at === 0 ? 'bot' : `bot ${at + 1}`));
    const view = game.view(state, seat);
    for (const move of moves) {
      const text = phrased(game, move, view, names);
      const read = understand(game, text, view, names);
      hold(
        read !== null && game.format(read) === game.format(move),
        `"${text}" is offered for ${game.format(move)} and read as another move`,
      );
    }
  }

  function idleIsPure(): void {
    positions.each((state, at) => {
      if (game.turn(state) === null) return;
      const before = JSON.stringify(state);
      const text = game.format(game.idle(state));
      same(JSON.stringify(state), before, 'idle changed the state or used up chance');
      same(game.format(game.idle(game.clone(state))), text, 'idle plays something else the second time');
      hold(game.parse(text) !== null, `idle's move ${text} cannot be read back`);
      const turn = game.turn(state);
      let made = 0;
      while (game.turn(state) === turn && made < MOST_IDLE_MOVES) {
        game.apply(state, game.idle(state));
        made++;
      }
      hold(made < MOST_IDLE_MOVES || at.setting.seats === 1, `${made} idle moves did not pass the turn on`);
    });
  }

  function refusalIsTold(code: string, message: string): void {
    hold(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code), `the code "${code}" is not kebab-case`);
    hold(message.length > 3, `the refusal ${code} has no sentence`);
  }
}

function outcomeAddsUp(outcome: Outcome, seats: number, told: string): void {
  same(outcome.scores.length, seats, `${told}: scores for another number of seats`);
  same(outcome.places.length, seats, `${told}: places for another number of seats`);
  hold(Math.min(...outcome.places) === 1, `${told}: nobody has the first place`);
  hold(
    outcome.winners.every(seat => outcome.places[seat] === 1),
    `${told}: a winner is not first`,
  );
  hold(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(outcome.reason), `${told}: the reason "${outcome.reason}" is not kebab-case`);
}

/** The codes a row of texts meets in a position: what the secrecy laws compare between worlds. */
export function codesOf<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  positions: Positions<State, Move, View, Options>,
  state: State,
  seat: number,
  texts: readonly string[],
): string[] {
  return texts.map(text => {
    const judged = judge(positions.game, state, seat, text);
    return 'refusal' in judged ? judged.refusal.code : 'ok';
  });
}
