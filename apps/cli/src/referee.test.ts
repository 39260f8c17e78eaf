import { describe, expect, test } from 'vitest';
import { Referee } from './referee.ts';

const SEED = '0'.repeat(32);

/** A referee, and a way to speak to it in objects. */
function referee() {
  const judge = new Referee(() => SEED);
  return (command: unknown) =>
    judge.answer(typeof command === 'string' ? command : JSON.stringify(command)) as Record<string, unknown>;
}

function hanto(options: object = {}) {
  const say = referee();
  expect(say({ new: { game: 'hanto', seats: 2, options } })).toEqual({ ok: true, turn: 0, n: 0 });
  return say;
}

describe('the referee', () => {
  test('a move is answered with the turn, the number, what happened and the outcome', () => {
    const say = hanto();
    expect(say({ move: 'B@0,0', seat: 0 })).toMatchObject({
      ok: true,
      turn: 1,
      n: 1,
      outcome: null,
      happened: [expect.anything()],
    });
  });

  test('without a seat the move is that of the seat on turn, wherever it stands in the object', () => {
    const say = hanto();
    say({ move: 'B@0,0' });
    expect(say({ seat: 1, move: 'B@1,0' })).toMatchObject({ ok: true, turn: 0, n: 2 });
  });

  test('a refused move has a code and a sentence and changes nothing', () => {
    const say = hanto();
    const before = say({ dump: true });
    expect(say({ move: 'B@4,4' })).toEqual({ ok: false, code: 'first-not-origin', message: expect.stringContaining('0,0') });
    expect(say({ move: 'B@0,0', seat: 1 })).toMatchObject({ code: 'not-your-turn' });
    expect(say({ move: 'hop' })).toMatchObject({ code: 'bad-move' });
    expect(say({ dump: true })).toEqual(before);
  });

  test('idle plays for the seat on turn and says what', () => {
    const answer = hanto()({ idle: true });
    expect(answer).toMatchObject({ ok: true, turn: 1, n: 1, move: expect.stringMatching(/@0,0$/) });
  });

  test('the end has an outcome, and then every move and idle is refused as over', () => {
    const say = hanto({ variant: 'alpha' });
    say({ move: 'B@0,0' });
    expect(say({ move: 'B@1,0' })).toMatchObject({ turn: null, outcome: { reason: 'limit', winners: [] } });
    expect(say({ move: 'B@2,0' })).toMatchObject({ code: 'game-over' });
    expect(say({ idle: true })).toMatchObject({ code: 'game-over' });
    expect(say({ moves: true })).toEqual({ ok: true, moves: [] });
  });

  test('views and drawings are given to seats and spectators', () => {
    const say = hanto();
    expect(say({ view: 1 })).toMatchObject({ ok: true, view: { seat: 1, turn: 0 } });
    expect(say({ view: null })).toMatchObject({ ok: true, view: { seat: null } });
    expect(say({ render: 0 })).toMatchObject({ ok: true, text: expect.stringContaining('hanto') });
    expect(say({ view: 2 })).toMatchObject({ code: 'bad-seat' });
    expect(say({ view: 'me' })).toMatchObject({ code: 'bad-seat' });
  });

  test('a dump loads again, and so does the position text', () => {
    const say = hanto();
    const { state } = say({ dump: true });
    const { text } = say({ encode: true });
    say({ move: 'B@0,0' });
    expect(say({ load: state })).toEqual({ ok: true, turn: 0, n: 0 });
    say({ move: 'B@0,0' });
    expect(say({ decode: text })).toEqual({ ok: true, turn: 0, n: 0 });
    expect(say({ dump: true })).toEqual({ ok: true, state });
  });

  test.each([
    ['not json', 'bad-command'],
    ['[]', 'bad-command'],
    ['7', 'bad-command'],
    ['{"dance":1}', 'bad-command'],
    ['{"__proto__":1}', 'bad-command'],
    ['{"constructor":1}', 'bad-command'],
    ['{"move":7}', 'bad-command'],
    ['{"decode":7}', 'bad-command'],
    ['{"load":{"no":"state"}}', 'bad-state'],
    ['{"decode":"no text"}', 'bad-state'],
    ['{"move":"B@0,0","seat":9}', 'bad-seat'],
    ['{"new":7}', 'bad-command'],
    ['{"new":{"game":"chess","seats":2}}', 'unknown-game'],
    ['{"new":{"game":"hanto","seats":3}}', 'bad-seats'],
    ['{"new":{"game":"hanto"}}', 'bad-seats'],
    ['{"new":{"game":"hanto","seats":2,"seed":"abc"}}', 'bad-seed'],
    ['{"new":{"game":"hanto","seats":2,"options":{"variant":"zeta"}}}', 'bad-option'],
    ['{"new":{"game":"hanto","seats":2,"colour":"red"}}', 'bad-command'],
  ])('%s is refused as %s and the game goes on', (line, code) => {
    const say = hanto();
    expect(say(line)).toMatchObject({ ok: false, code, message: expect.stringMatching(/\w/) });
    expect(say({ move: 'B@0,0' })).toMatchObject({ ok: true, n: 1 });
  });

  test('nothing but new is answered before there is a game', () => {
    expect(referee()({ moves: true })).toMatchObject({ ok: false, code: 'no-game' });
  });
});
