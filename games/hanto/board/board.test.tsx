// @vitest-environment happy-dom
import type { BoardProps, BoardSettings } from '@parlor/ui';
import { propsOf } from '@parlor/ui/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hanto } from '../game.ts';
import { parse } from '../notation.ts';
import type { Move, Options, State, View } from '../types.ts';
import { HantoBoard } from './board.tsx';

const SEED = '00000000000000000000000000000007';
/** Delta: both butterflies are down, blue to move. */
const OPENED = 'B@0,0 B@1,0 C@-1,0 C@2,0';

afterEach(cleanup);

describe('what is drawn', () => {
  test('before the first move the origin waits with a butterfly over it, and one press places it', async () => {
    const { user, onMove } = draw({ moves: '' });
    expect(screen.getByRole('button', { name: 'empty hex (0, 0), place here' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Place butterfly at \(0, 0\)/ }));
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'place', type: 'B', to: { x: 0, y: 0 } });
  });

  test('the one who waits for the first move sees the origin marked', () => {
    draw({ moves: '', seat: 1 });
    expect(screen.getByRole('img', { name: /^origin \(0, 0\)/ })).toBeDefined();
  });

  test('pieces and both hands with their counts have names', () => {
    draw({ moves: OPENED });
    expect(screen.getByRole('button', { name: /^your butterfly at \(0, 0\)/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'red crab at (2, 0)' })).toBeDefined();
    expect(screen.getByRole('button', { name: /^crab: 3 in hand/ })).toBeDefined();
    expect(screen.getByRole('img', { name: 'butterfly: 0 in hand' })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual([
      'Others',
      'Board',
      'Hand',
      'Actions',
    ]);
  });

  for (const [variant, kinds] of [
    ['alpha', ['butterfly']],
    ['beta', ['butterfly', 'sparrow']],
    ['gamma', ['butterfly', 'sparrow']],
    ['delta', ['butterfly', 'sparrow', 'crab']],
    ['epsilon', ['butterfly', 'sparrow', 'crab', 'horse']],
  ] as const) {
    test(`${variant} is played with ${kinds.join(', ')}`, () => {
      draw({ moves: '', options: { variant } });
      const own = screen.getByRole('region', { name: 'Your hand' });
      const names = within(own)
        .getAllByRole('button', { name: /in hand/ })
        .map(button => button.getAttribute('aria-label')?.split(':')[0]);
      expect(names).toEqual(kinds);
    });
  }

  test('a spectator sees both hands and can pick up nothing', () => {
    draw({ moves: OPENED, seat: null });
    expect(screen.queryByRole('region', { name: 'Your hand' })).toBeNull();
    expect(screen.getAllByRole('img', { name: /in hand/ })).toHaveLength(6);
    expect(within(screen.getByRole('region', { name: 'Actions' })).queryAllByRole('button')).toHaveLength(0);
  });

  test('coordinates are drawn at every hex when the setting asks for it', () => {
    draw({ moves: OPENED, settings: { coordinates: true } });
    expect(document.querySelectorAll('.hanto-coordinates-shown')).toHaveLength(4);
  });
});

describe('moving', () => {
  test('a piece shows every legal destination; the one aimed at has the ghost and is sent', async () => {
    const { user, props, onMove } = draw({ moves: `${OPENED} S@-2,0 S@3,0` });
    await user.click(screen.getByRole('button', { name: /^your sparrow at \(-2, 0\)/ }));
    const legal = props.moves.filter(move => move.kind === 'move' && move.type === 'S');
    expect(screen.getAllByRole('button', { name: /^empty hex .* move here$/ })).toHaveLength(legal.length);
    const there = screen.getByRole('button', { name: 'empty hex (4, 0), move here' });
    await user.hover(there);
    expect(document.querySelectorAll('.hanto-ghost')).toHaveLength(1);
    expect(document.querySelector('.hanto-way')).not.toBeNull();
    expect(screen.getByRole('button', { name: /^Move to \(4, 0\)/ })).toBeDefined();
    await user.click(there);
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'move', type: 'S', from: { x: -2, y: 0 }, to: { x: 4, y: 0 } });
  });

  test('a first touch only puts the ghost there; the second sends it', async () => {
    const { user, onMove } = draw({ moves: OPENED });
    await user.click(screen.getByRole('button', { name: /^sparrow: 4 in hand/ }));
    const there = screen.getByRole('button', { name: 'empty hex (-2, 0), place here' });
    await user.pointer({ keys: '[TouchA]', target: there });
    expect(onMove).not.toHaveBeenCalled();
    expect(document.querySelectorAll('.hanto-ghost')).toHaveLength(1);
    await user.pointer({ keys: '[TouchA]', target: there });
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'place', type: 'S', to: { x: -2, y: 0 } });
  });

  test('a piece that would split the group can be selected and says so', async () => {
    const { user } = draw({ moves: OPENED });
    const piece = screen.getByRole('button', { name: 'your butterfly at (0, 0), cannot move' });
    await user.click(piece);
    expect(piece.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/would split the group/)).toBeDefined();
  });

  test('before the butterfly is down no piece moves, and M says why', async () => {
    const { user, say } = draw({ moves: 'S@0,0 B@1,0', options: { variant: 'gamma', edition: '2014' } });
    await user.keyboard('m');
    expect(say).toHaveBeenLastCalledWith(expect.stringContaining('butterfly first'), true);
  });

  test('a kind that is used up stays selectable and says there is none left', async () => {
    const { user } = draw({ moves: OPENED });
    await user.click(screen.getByRole('button', { name: /^butterfly: 0 in hand/ }));
    expect(screen.getByText(/none of these left/)).toBeDefined();
  });

  test('the way drawn to the hex aimed at is the one the game tells: a crab walks round a corner, a sparrow flies straight', async () => {
    const { user } = draw({ moves: `${OPENED} S@-2,0 S@3,0`, options: { variant: 'delta', edition: '2016' } });
    const corners = () => document.querySelector('.hanto-way')?.getAttribute('d')?.split('L').length;
    await user.click(screen.getByRole('button', { name: /^your sparrow at \(-2, 0\)/ }));
    await user.hover(screen.getByRole('button', { name: 'empty hex (4, 0), move here' }));
    expect(corners()).toBe(2);
    cleanup();
    const crab = draw({ moves: 'B@0,0 B@1,0 C@-1,0 C@2,0', options: { variant: 'delta', edition: '2016' } });
    await crab.user.click(screen.getByRole('button', { name: /^your crab at \(-1, 0\)/ }));
    await crab.user.hover(screen.getByRole('button', { name: 'empty hex (0, 1), move here' }));
    expect(corners()).toBe(3);
  });

  test('off turn a piece can be looked at and nothing can be sent', async () => {
    const { user } = draw({ moves: OPENED, seat: 1 });
    await user.click(screen.getByRole('button', { name: 'your crab at (2, 0)' }));
    expect(screen.queryAllByRole('button', { name: /^empty hex/ })).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /Resign/ })).toBeNull();
  });
});

describe('by keyboard alone', () => {
  test('P takes the next kind, arrows reach a destination, Enter sends it', async () => {
    const { user, onMove } = draw({ moves: OPENED });
    await user.keyboard('p');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^sparrow: 4 in hand/);
    await user.keyboard('p');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^crab: 3 in hand/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^empty hex .* place here$/));
    await waitFor(() => expect(document.querySelectorAll('.hanto-ghost')).toHaveLength(1));
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(onMove).toHaveBeenCalledOnce();
    expect(onMove.mock.calls[0]?.[0]).toMatchObject({ kind: 'place', type: 'C' });
  });

  test('arrows walk over pieces and destinations by where they lie', async () => {
    const { user } = draw({ moves: OPENED });
    screen.getByRole('button', { name: /^your butterfly at \(0, 0\)/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('red butterfly at (1, 0)');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^your crab at \(-1, 0\)/);
  });

  test('Escape gives focus back to the piece that was selected', async () => {
    const { user } = draw({ moves: OPENED });
    await user.keyboard('m');
    const piece = document.activeElement;
    expect(piece?.getAttribute('aria-pressed')).toBe('true');
    screen.getAllByRole('button', { name: /^empty hex/ })[0]?.focus();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(piece);
    expect(screen.queryAllByRole('button', { name: /^empty hex/ })).toHaveLength(0);
  });

  test('+ - and 0 zoom and fit', async () => {
    const { user } = draw({ moves: OPENED });
    const scale = () => (document.querySelector('.hanto-plane') as HTMLElement).style.transform;
    const fitted = scale();
    await user.keyboard('++');
    expect(scale()).not.toBe(fitted);
    await user.keyboard('0');
    expect(scale()).toBe(fitted);
  });

  test('with letters switched off none of them does anything', async () => {
    const { user } = draw({ moves: OPENED, settings: { letterKeys: false } });
    await user.keyboard('pm');
    expect(screen.queryAllByRole('button', { name: /^empty hex/ })).toHaveLength(0);
    expect(screen.getByRole('button', { name: /^Place/ }).textContent).toBe('Place');
  });
});

describe('duty and resigning', () => {
  test('the butterfly is announced one turn before it must come down, and again when it is due', () => {
    const { say, rerender } = draw({ moves: 'S@0,0 S@1,0 S@-1,0 S@2,0', options: { variant: 'gamma' } });
    expect(screen.getByText('Your butterfly must come down this turn or the next.')).toBeDefined();
    expect(say).toHaveBeenLastCalledWith('Your butterfly must come down this turn or the next.');
    rerender('S@0,0 S@1,0 S@-1,0 S@2,0 S@-2,0 S@3,0');
    expect(say).toHaveBeenLastCalledWith('Your butterfly must come down now.');
  });

  test('resigning asks once', async () => {
    const { user, onMove } = draw({ moves: OPENED });
    await user.click(screen.getByRole('button', { name: 'Resign' }));
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByText('Resign? ben wins at once.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Resign' }));
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'resign' });
  });

  test('where there is no resigning the button stays and tells why', async () => {
    const { user, onMove } = draw({ moves: 'B@0,0 B@1,0', options: { variant: 'gamma' } });
    const resign = screen.getByRole('button', { name: /^Resign/ });
    expect(resign.getAttribute('aria-disabled')).toBe('true');
    await user.click(resign);
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByText(/Not possible/)).toBeDefined();
  });

  test('the last move is drawn: an arrow from the hex that was left, or the hex that was filled', () => {
    const { rerender } = draw({ moves: `${OPENED} S@-2,0 S@3,0 S:-2,0>4,0`, seat: 1 });
    expect(document.querySelector('.hanto-arrow')).not.toBeNull();
    rerender(OPENED);
    expect(document.querySelector('.hanto-arrow')).toBeNull();
    expect(document.querySelector('.hanto-last-hex')).not.toBeNull();
  });
});

interface Wanted {
  readonly moves: string;
  readonly seat?: number | null;
  readonly options?: Partial<Options>;
  readonly settings?: Partial<BoardSettings>;
}

function draw(wanted: Wanted) {
  const onMove = vi.fn();
  const say = vi.fn();
  const propsAfter = (moves: string): BoardProps<View, Move> => {
    const state = after(moves, wanted.options ?? { variant: 'delta' });
    const seat = wanted.seat === undefined ? hanto.turn(state) : wanted.seat;
    return { ...propsOf({ game: hanto, state, seat, seats: 2, settings: wanted.settings ?? {} }), onMove, say };
  };
  const props = propsAfter(wanted.moves);
  const drawn = render(<HantoBoard {...props} />);
  const rerender = (moves: string) => drawn.rerender(<HantoBoard {...propsAfter(moves)} />);
  return { user: userEvent.setup(), props, onMove, say, rerender };
}

function after(moves: string, options: Partial<Options>): State {
  const read = hanto.options.read(options, 2);
  if ('refusal' in read) throw new Error(read.refusal.message);
  const state = hanto.setup(read.value, 2, SEED);
  for (const text of moves.split(' ').filter(Boolean)) {
    const move = parse(text);
    const refusal = move && hanto.check(state, move);
    if (!move || refusal) throw new Error(`${text}: ${refusal?.message ?? 'no move'}`);
    hanto.apply(state, move);
  }
  return state;
}
