// @vitest-environment happy-dom
import { propsOf } from '@parlor/ui/testing';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hanto } from '../game.ts';
import { parse } from '../notation.ts';
import type { State } from '../types.ts';
import { HantoBoard } from './board.tsx';

afterEach(cleanup);

test('two fingers that part enlarge the board, as much as they part', () => {
  render(board('B@0,0 B@1,0'));
  const before = scale();
  const field = document.querySelector('.hanto-field') as Element;
  fireEvent.pointerDown(field, { button: 0, pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerDown(field, { button: 0, pointerId: 2, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(window, { pointerId: 2, clientX: 250, clientY: 100 });
  expect(scale() / before).toBeCloseTo(1.5);
  fireEvent.pointerUp(window, { pointerId: 1 });
  fireEvent.pointerUp(window, { pointerId: 2 });
});

test('the board recentres by itself as the group grows to one side', () => {
  const drawn = render(board('B@0,0'));
  const before = middle();
  drawn.rerender(board('B@0,0 B@1,0'));
  expect(middle()).toBeLessThan(before);
});

function transform(): string {
  return (document.querySelector('.hanto-plane') as HTMLElement).style.transform;
}

function scale(): number {
  return Number(/scale\(([\d.]+)\)/.exec(transform())?.[1]);
}

/** How far the plane is shifted sideways. */
function middle(): number {
  return Number(/translate\((-?[\d.]+)px, [^)]*\)$/.exec(transform())?.[1]);
}

function board(moves: string) {
  const read = hanto.options.read({ variant: 'delta' }, 2);
  if ('refusal' in read) throw new Error(read.refusal.message);
  const state: State = hanto.setup(read.value, 2, '00000000000000000000000000000007');
  for (const text of moves.split(' ')) hanto.apply(state, parse(text) ?? { kind: 'resign' });
  return <HantoBoard {...propsOf({ game: hanto, state, seat: null, seats: 2 })} />;
}
