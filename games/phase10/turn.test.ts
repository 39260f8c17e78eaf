import { expect, test } from 'vitest';
import { phase10 } from './game.ts';
import { after, answer, cardsOf, groupText, movesOf, optionsFor, start } from './support.ts';

const ONE_DOWN = [['set R1 B1 G1', 'set R2 B2 G2']];
const RUN_DOWN = { hands: ['B9 B6 W W B4 S', 'R1'], table: [ONE_DOWN[0] ?? [], ['set R3 B3 G3', 'run Y5 W R7 G8']] };

test('P14 a turn is a draw, then a lay, then hits, then a discard, and ends with it', () => {
  const state = start({ hands: ['R1 B1 G1 R2 B2 G2 Y1 R9 R10', 'R3'], drawn: false, deck: 'Y2' });
  const done = after(state, 'draw deck', 'lay [R1 B1 G1] [R2 B2 G2]', 'hit Y1 p1.1', 'hit Y2 p1.2');
  expect(done).toMatchObject({ turn: 0, hands: [cardsOf('R9 R10'), cardsOf('R3')] });
  expect(after(done, 'discard R9')).toMatchObject({ turn: 1, drawn: false, slot: 2 });
});

test('P15 exactly one card is drawn, from the deck or the discard pile', () => {
  const state = start({ hands: ['R1', 'R2'], drawn: false, deck: 'B1 B2', discard: 'G4 G5' });
  expect(movesOf(state)).toEqual(['draw deck', 'draw discard']);
  expect(after(state, 'draw deck').hands[0]).toEqual(cardsOf('R1 B1'));
  const taken = after(state, 'draw discard');
  expect([taken.hands[0], taken.discard]).toEqual([cardsOf('R1 G4'), cardsOf('G5')]);
  expect(answer(taken, 'draw deck')).toBe('drawn');
  expect(answer(state, 'discard R1')).toBe('nodraw');
});

test('P16 a skip is never taken from the discard pile, a wild may be', () => {
  expect(answer(start({ hands: ['R1', 'R2'], drawn: false, discard: 'S R1' }), 'draw discard')).toBe('skiptop');
  expect(answer(start({ hands: ['R1', 'R2'], drawn: false, discard: 'W R1' }), 'draw discard')).toBe('ok');
  expect(answer(start({ hands: ['R1', 'R2'], drawn: true, discard: 'S R1' }), 'draw discard')).toBe('drawn');
});

test('P17 an empty deck is made anew from all discards but the top one, at the draw', () => {
  const state = after(start({ hands: ['B9', 'R2'], drawn: false, deck: '', discard: 'G4 R1 R2 S' }), 'draw deck');
  expect(state.discard).toEqual(cardsOf('G4'));
  expect(state.deck).toHaveLength(2);
  expect([...state.deck, ...(state.hands[0] ?? []).slice(1)].sort()).toEqual(cardsOf('R1 R2 S').sort());
  expect(state.happened[0]).toEqual({ kind: 'reshuffled', cards: 3 });
});

test('P18 with nothing to draw the player plays on without a card', () => {
  const none = start({ hands: ['R1 R3', 'R2'], drawn: false, deck: '', discard: 'S' });
  expect(answer(none, 'draw deck')).toBe('empty');
  expect(movesOf(none)).toEqual(['draw none']);
  expect(after(none, 'draw none', 'discard R1').turn).toBe(1);
  const nothing = start({ hands: ['R1 R3', 'R2'], drawn: false, deck: '', discard: '' });
  expect(answer(nothing, 'draw discard')).toBe('empty');
  expect(answer(nothing, 'draw none')).toBe('ok');
  const one = start({ hands: ['R1 R3', 'R2'], drawn: false, deck: '', discard: 'G4' });
  expect(answer(one, 'draw none')).toBe('empty');
  expect(movesOf(one)).toEqual(['draw discard']);
});

test('P18 who floats and finds no card to draw passes', () => {
  const state = start({ hands: ['', 'R2'], table: ONE_DOWN, drawn: false, deck: '', discard: 'S', options: { goOut: 'float' } });
  expect(after(state, 'draw none').turn).toBe(1);
});

test('P19 the card taken may be discarded again', () => {
  const state = start({ hands: ['R1', 'R2'], drawn: false, discard: 'G4 G5' });
  expect(after(state, 'draw discard', 'discard G4').discard).toEqual(cardsOf('G4 G5'));
});

test('P29 hitting needs the own phase on the table', () => {
  const state = start({ hands: ['R6', 'R1'], table: [[], ['set B6 G6 Y6', 'set R2 B2 G2']] });
  expect(answer(state, 'hit R6 p2.1')).toBe('notlaid');
});

test('P29 hits in the turn of laying can be switched off', () => {
  const sketch = { hands: ['R6 B6 G6 R8 B8 G8 Y8 R1', 'R1'] };
  const lay = 'lay [R6 B6 G6] [R8 B8 G8]';
  expect(answer(after(start(sketch), lay), 'hit Y8 p1.2')).toBe('ok');
  const later = after(start({ ...sketch, options: { hitSameTurn: false } }), lay);
  expect(answer(later, 'hit Y8 p1.2')).toBe('notlaid');
  expect(movesOf(later)).toEqual(['discard Y8', 'discard R1']);
  const next = after(later, 'discard R1', 'draw deck', 'discard R1', 'draw deck');
  expect(answer(next, 'hit Y8 p1.2')).toBe('ok');
});

test('P30 P32 runs grow at the top and at the bottom', () => {
  const state = start(RUN_DOWN);
  expect(groupText(after(state, 'hit B9 p2.2 top'), 1, 1)).toBe('run from 5: Y5 W R7 G8 B9');
  expect(answer(state, 'hit B6 p2.2')).toBe('nofit');
  expect(answer(state, 'hit B9 p2.2 bottom')).toBe('nofit');
  expect(groupText(after(state, 'hit B4 p2.2'), 1, 1)).toBe('run from 4: B4 Y5 W R7 G8');
});

test('P33 a wild on a run needs its end while both ends are open', () => {
  const state = start(RUN_DOWN);
  expect(answer(state, 'hit W p2.2')).toBe('endreq');
  expect(groupText(after(state, 'hit B9 p2.2 top', 'hit W p2.2 bottom'), 1, 1)).toBe('run from 4: W Y5 W R7 G8 B9');
});

test('P32 P33 with one end open a wild goes there; a run from 1 to 12 is closed', () => {
  const eleven = 'run R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11';
  const state = start({ hands: ['W W B12 B1', 'R1'], phases: [6, 1], table: [[eleven]] });
  expect(answer(state, 'hit W p1.1 bottom')).toBe('runlim');
  const closed = after(state, 'hit W p1.1');
  expect(answer(closed, 'hit W p1.1')).toBe('runlim');
  expect(answer(closed, 'hit W p1.1 top')).toBe('runlim');
  expect(answer(closed, 'hit B12 p1.1')).toBe('nofit');
  expect(answer(closed, 'hit B1 p1.1 bottom')).toBe('nofit');
});

test('P31 sets and colours take their number or colour and wilds; an end is ignored', () => {
  const state = start({
    hands: ['R3 R4 W G9 B9', 'R1'],
    table: [['set B3 G3 Y3', 'set R2 B2 G2'], ['colour G1 G2 G3 G4 G5 G6 W']],
  });
  expect(answer(state, 'hit R3 p1.1')).toBe('ok');
  expect(answer(state, 'hit R4 p1.1')).toBe('nofit');
  expect(answer(state, 'hit W p1.1 bottom')).toBe('ok');
  expect(answer(state, 'hit G9 p2.1 top')).toBe('ok');
  expect(answer(state, 'hit B9 p2.1')).toBe('nofit');
});

test('P56 a hit meets its reasons in their order', () => {
  const state = start(RUN_DOWN);
  expect(answer({ ...state, drawn: false }, 'hit R12 p9.1')).toBe('nodraw');
  expect(answer(state, 'hit R12 p9.1')).toBe('nocard');
  expect(answer(state, 'hit B9 p9.1')).toBe('nogroup');
  expect(answer(state, 'hit B9 p2.3')).toBe('nogroup');
  expect(answer(state, 'hit S p2.2')).toBe('skipin');
});

test('P59 hits are listed card by card with their ends', () => {
  expect(movesOf(start(RUN_DOWN)).filter(move => move.startsWith('hit'))).toEqual([
    'hit B9 p2.2 top',
    'hit W p1.1',
    'hit W p1.2',
    'hit W p2.1',
    'hit W p2.2 top',
    'hit W p2.2 bottom',
    'hit B4 p2.2 bottom',
  ]);
});

test('P34 a skip names another player, who loses the next turn', () => {
  const state = start({ hands: ['S R1', 'R2', 'R3'] });
  const skipped = after(state, 'discard S >p2');
  expect([skipped.turn, skipped.slot, skipped.skipped]).toEqual([2, 3, [false, false, false]]);
  expect(skipped.happened).toEqual([
    { kind: 'discarded', seat: 0, card: 49, target: 1 },
    { kind: 'lost', seat: 1 },
  ]);
  expect(answer(state, 'discard S')).toBe('target');
  expect(answer(state, 'discard S >p1')).toBe('target');
  expect(answer(state, 'discard S >p4')).toBe('target');
  expect(answer(state, 'discard R1 >p2')).toBe('target');
  expect(answer(state, 'discard R9')).toBe('nocard');
});

test('P34 with two players a skip is followed by a turn of the same seat, and it counts as another', () => {
  const state = start({ hands: ['S R1', 'R2'], deck: 'G1 G2' });
  const skipped = after(state, 'discard S >p2');
  expect(skipped.turn).toBe(0);
  expect(phase10.turnNumber?.(skipped)).toBeGreaterThan(phase10.turnNumber?.(state) ?? 0);
  expect(phase10.turnNumber?.(after(skipped, 'draw deck'))).toBe(phase10.turnNumber?.(skipped));
});

test('P35 P36 the circuit guard lasts until the slot of the one who played the skip', () => {
  const hands = ['S S R1', 'S R2', 'R3', 'S R4'];
  const p2 = after(start({ hands, slot: 5, deck: 'G1 G2 G3 G4 G5' }), 'discard S >p3', 'draw deck');
  expect([p2.slot, p2.guards[2]]).toEqual([6, 9]);
  expect(answer(p2, 'discard S >p3')).toBe('guard');
  const p4 = after(p2, 'discard R2', 'draw deck');
  expect([p4.turn, p4.slot]).toEqual([3, 8]);
  expect(answer(p4, 'discard S >p3')).toBe('guard');
  const p1 = after(p4, 'discard R4', 'draw deck');
  expect([p1.turn, p1.slot]).toEqual([0, 9]);
  expect(answer(p1, 'discard S >p3')).toBe('ok');
});

test('P35 with two players a second skip is legal under circuit and pending, not under turn', () => {
  const again = (skipGuard: string) =>
    after(start({ hands: ['S S R1', 'R2'], options: { skipGuard } }), 'discard S >p2', 'draw deck');
  expect(answer(again('circuit'), 'discard S >p2')).toBe('ok');
  expect(answer(again('pending'), 'discard S >p2')).toBe('ok');
  expect(answer(again('turn'), 'discard S >p2')).toBe('guard');
});

test('P35 under pending only a waiting skip protects', () => {
  const state = after(start({ hands: ['S R1', 'S R2', 'R3'], options: { skipGuard: 'pending' } }), 'discard S >p3', 'draw deck');
  expect(answer(state, 'discard S >p3')).toBe('guard');
  expect(answer(state, 'discard S >p1')).toBe('ok');
});

test('P35 P37 under turn the guard ends when the skipped player has played, and a skip without target is plain until then', () => {
  const state = after(start({ hands: ['S S R1', 'R2 R3'], options: { skipGuard: 'turn' } }), 'discard S >p2', 'draw deck');
  expect(movesOf(state)).toContain('discard S');
  const played = after(state, 'discard S', 'draw deck', 'discard R2', 'draw deck');
  expect(played.guards).toEqual([0, 0]);
  expect(played.turn).toBe(0);
});

test('P37 the last card may be a skip without a target and ends the round', () => {
  const state = start({ hands: ['S', 'R2'], table: ONE_DOWN });
  expect(movesOf(state)).toEqual(['discard S']);
  expect(after(state, 'discard S').scores).toEqual([0, 5]);
});

test('P38 under skipMode next a skip hits the next player, or nobody who is guarded', () => {
  const state = start({ hands: ['S R1', 'R2', 'R3'], options: { skipMode: 'next' } });
  expect(movesOf(state)).toEqual(['discard S', 'discard R1']);
  expect(after(state, 'discard S').turn).toBe(2);
  expect(answer(state, 'discard S >p3')).toBe('target');
  const guarded = start({ hands: ['S R1', 'R2', 'R3'], guards: [0, 9, 0], options: { skipMode: 'next' } });
  expect(after(guarded, 'discard S').turn).toBe(1);
  expect(answer(guarded, 'discard S >p2')).toBe('guard');
});

test('P60 the table draws from the deck, then discards a skip, else the card of most points, a wild last', () => {
  const idle = (hand: string, more = {}) => phase10.format(phase10.idle(start({ hands: [hand, 'R2', 'R3'], ...more })));
  expect(idle('R1', { drawn: false })).toBe('draw deck');
  expect(idle('R1', { drawn: false, deck: '', discard: 'S' })).toBe('draw none');
  expect(idle('R1', { drawn: false, deck: '', discard: 'R4' })).toBe('draw discard');
  expect(idle('W R3 S B12')).toBe('discard S >p2');
  expect(idle('W R3 S B12', { guards: [0, 9, 0] })).toBe('discard S >p3');
  expect(idle('W R3 S B12', { guards: [0, 9, 9] })).toBe('discard S');
  expect(idle('W R3 S B12', { options: { skipMode: 'next' } })).toBe('discard S');
  expect(idle('W R3 B12')).toBe('discard B12');
  expect(idle('W W')).toBe('discard W');
});

test('P11 P12 a skip turned up costs the first player the first turn, counted as the dealer’s skip in slot 0', () => {
  const deal = dealWithUp('S');
  const two = phase10.setup(optionsFor({ deal, firstDealer: 'p2' }), 2, '0'.repeat(32));
  expect([two.turn, two.slot, two.guards]).toEqual([1, 2, [2, 0]]);
  expect(answer({ ...two, drawn: true, hands: [[0], cardsOf('S R1')] }, 'discard S >p1')).toBe('ok');
  const ignored = phase10.setup(optionsFor({ deal, firstDealer: 'p2', firstUpSkip: 'ignore' }), 2, '0'.repeat(32));
  expect([ignored.turn, ignored.slot, ignored.discard]).toEqual([0, 1, [49]]);
  expect(answer(ignored, 'draw discard')).toBe('skiptop');
  const redrawn = phase10.setup(optionsFor({ deal, firstDealer: 'p2', firstUpSkip: 'redraw' }), 2, '0'.repeat(32));
  expect(redrawn.discard[0]).not.toBe(49);
  expect(redrawn.deck).toHaveLength(87);
});

test('P10 P13 cards go round from the left of the dealer, then one is turned up, and a wild turned up may be taken', () => {
  const deal = dealWithUp('W');
  const state = phase10.setup(optionsFor({ deal, firstDealer: 'p1' }), 2, '0'.repeat(32));
  expect(state.turn).toBe(1);
  expect(state.hands[1]?.[0]).toBe(cardsOf(deal[0] as string)[0]);
  expect(state.hands[0]?.[0]).toBe(cardsOf(deal[1] as string)[0]);
  expect(answer(state, 'draw discard')).toBe('ok');
});

test('P9 the first dealer is drawn by lot and the deal passes to the left', () => {
  const dealers = new Set(
    Array.from({ length: 40 }, (_, at) => phase10.setup(optionsFor(), 3, at.toString(16).padStart(32, '0')).dealer),
  );
  expect(dealers).toEqual(new Set([0, 1, 2]));
  expect(after(start({ hands: ['R1', 'R2', 'R3'], table: ONE_DOWN, dealer: 3 }), 'discard R1')).toMatchObject({
    dealer: 0,
    turn: expect.any(Number),
  });
});

/** A whole box whose 21st card is the given one. */
function dealWithUp(up: string): string[] {
  const box = phase10.options.fields.deal;
  const cards = [...((box.kind === 'data' ? box.samples[1] : []) as string[])];
  const at = cards.indexOf(up);
  [cards[at], cards[20]] = [cards[20] as string, cards[at] as string];
  return cards;
}
