/** Writes a record as a hanab.live game file. */
import { type Entry, type GameRecord, isMove, type Read, refused, replay, type Step } from '@parlor/kernel';
import { rankOf, textOf } from '../cards.ts';
import { hanabi } from '../game.ts';
import { parse } from '../notation.ts';
import type { Colour, Move, State } from '../types.ts';
import { type CardIds, dealtIds, followMove, idAt } from './ids.ts';
import { ACTION, END, hintSuits, type LiveAction, type LiveGame, NO_VARIANT, placeholders, SUITS, variantName } from './terms.ts';

export function writeLive(record: GameRecord): Read<string> {
  const { header } = record;
  if (header.start !== undefined) return cannot('a game that starts in the middle has no whole deck.');
  const steps: Step<State>[] = [];
  const replayed = replay(hanabi, record, step => steps.push(step));
  if ('refusal' in replayed) return replayed;
  const first = (steps[0] as Step<State>).state;
  const variant = variantName(first.rules);
  if (variant === null) return cannot('six colours with a single Rainbow have no name there.');
  if (first.rules.scoring === 'kept') return cannot('there a team that lost its third fuse scores nothing.');
  const game: LiveGame = {
    players: header.names ?? placeholders(header.seats),
    deck: first.deck.map(card => ({ suitIndex: suitOf(card), rank: rankOf(card) })),
    actions: actionsOf(steps, header.seats),
    ...optionsOf(variant, first.rules.allowEmptyHints),
    seed: header.seed,
  };
  return { value: JSON.stringify(game) };
}

function suitOf(card: number): number {
  return SUITS.indexOf(textOf(card)[0] as Colour);
}

/** Nothing for a game by the default rules. */
function optionsOf(variant: string, emptyClues: boolean): Pick<LiveGame, 'options'> {
  if (variant === NO_VARIANT && !emptyClues) return {};
  return { options: { ...(variant === NO_VARIANT ? {} : { variant }), ...(emptyClues ? { emptyClues } : {}) } };
}

function actionsOf(steps: readonly Step<State>[], seats: number): LiveAction[] {
  const actions: LiveAction[] = [];
  const ids = dealtIds(seats);
  for (const { entry, state, outcome } of steps) {
    if (entry === null) continue;
    if (isMove(entry)) {
      actions.push(actionOf(parse(entry.move) as Move, entry.seat, ids, state));
      followMove(ids, state);
    } else if (outcome !== null) actions.push(endAction(entry));
  }
  return actions;
}

function actionOf(move: Move, seat: number, ids: CardIds, state: State): LiveAction {
  switch (move.kind) {
    case 'play':
      return { type: ACTION.play, target: idAt(ids, state.seats, seat, move.slot) };
    case 'discard':
      return { type: ACTION.discard, target: idAt(ids, state.seats, seat, move.slot) };
    case 'hint':
      if (typeof move.about === 'number') return { type: ACTION.rankHint, target: move.to, value: move.about };
      return { type: ACTION.colourHint, target: move.to, value: hintSuits(state.rules).indexOf(move.about) };
  }
}

function endAction(entry: Exclude<Entry, { move: string }>): LiveAction {
  return { type: ACTION.end, target: entry.seat ?? 0, value: entry.event === 'left' ? END.player : END.idle };
}

function cannot(why: string): ReturnType<typeof refused> {
  return refused('not-supported', `This game cannot be written for hanab.live: ${why}`);
}
