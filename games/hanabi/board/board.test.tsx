// @vitest-environment happy-dom
import type { BoardProps, BoardSettings } from '@parlor/ui';
import { playOn, propsOf } from '@parlor/ui/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hanabi } from '../game.ts';
import { format } from '../notation.ts';
import type { Move, Options, State, View } from '../types.ts';
import { HanabiBoard } from './board.tsx';
import { slotName } from './words.ts';

const HINT = 'H';
const SEED = '00000000000000000000000000000007';
const NAMES = ['nora', 'ben', 'cleo', 'BOT Pipeline 1.2', 'dora'];

afterEach(cleanup);

describe('every number of players', () => {
  for (const seats of [2, 3, 4, 5]) {
    test(`${seats} seats: every hand, pile and count has its name`, () => {
      const { view } = draw({ seats, moves: 3 * seats });
      const size = seats <= 3 ? 5 : 4;
      for (let seat = 1; seat < seats; seat++) {
        const hand = screen.getByRole('region', { name: new RegExp(`${NAMES[seat]}$`) });
        expect(within(hand).getAllByRole('button', { name: / slot \d: (red|yellow|green|white|blue) \d/ })).toHaveLength(size);
      }
      const own = screen.getByRole('region', { name: 'Your hand' });
      const slots = within(own).getAllByRole('button', { name: /^Your slot/ });
      expect(slots).toHaveLength(size);
      for (const slot of slots) expect(slot.getAttribute('aria-label')).not.toMatch(/: (red|yellow|green|white|blue|rainbow) \d/);
      expect(screen.getAllByRole('img', { name: /firework: \d of 5/ })).toHaveLength(5);
      expect(screen.getByRole('img', { name: `Information tokens: ${view.info} of 8` })).toBeDefined();
      expect(screen.getByRole('img', { name: `Fuses: ${view.lives} of 3` })).toBeDefined();
      expect(screen.getByRole('img', { name: `Deck: ${view.deck} cards` })).toBeDefined();
      expect(screen.getByRole('button', { name: `Discards: ${view.discards.length}` })).toBeDefined();
    });
  }

  test('the headings come in their order', () => {
    draw({ seats: 3, moves: 3 });
    expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual([
      'Others',
      'Board',
      'Hand',
      'Actions',
    ]);
  });

  test('a sixth colour has a sixth firework', () => {
    draw({ seats: 2, moves: 0, options: { colours: 'six' } });
    expect(screen.getByRole('img', { name: 'rainbow firework: 0 of 5' })).toBeDefined();
  });

  test('a spectator sees every hand face down and no hand of their own', () => {
    draw({ seats: 3, moves: 4, seat: null });
    expect(screen.queryByRole('region', { name: 'Your hand' })).toBeNull();
    expect(screen.getAllByRole('button', { name: / slot \d: told/ })).toHaveLength(15);
  });
});

describe('the opening', () => {
  const bots = (seats: number) =>
    Array.from({ length: seats }, (_, seat) => ({ name: `b${seat}`, bot: seat > 0, present: true }));

  test('against bots alone a partner’s card is chosen: the next click is a first move', async () => {
    const { user, onMove } = draw({ seats: 3, moves: 0, change: { people: bots(3) } });
    await user.click(screen.getByRole('button', { name: /^Tell number \d/ }));
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  test('with other people, or later, nothing is chosen for anybody', () => {
    draw({ seats: 3, moves: 0 });
    expect(screen.queryByRole('button', { name: /^Tell/ })).toBeNull();
    cleanup();
    draw({ seats: 3, moves: 3, change: { people: bots(3) } });
    expect(screen.queryByRole('button', { name: /^Tell/ })).toBeNull();
  });
});

describe('telling', () => {
  test('a tap on a card offers its colour and its number, and lifts every card the hint touches', async () => {
    const { user, view, onMove } = draw({ seats: 4, moves: 0 });
    const card = view.hands[1]?.[0]?.card ?? 'R1';
    await user.click(screen.getByRole('button', { name: /^ben slot 1/ }));
    const actions = screen.getByRole('region', { name: 'Actions' });
    const labels = within(actions)
      .getAllByRole('button')
      .map(button => button.textContent);
    expect(labels[0]).toContain('Cancel');
    expect(labels[1]).toMatch(/^Tell (red|yellow|green|white|blue)$/);
    expect(labels[2]).toContain(`Tell number ${card[1]}`);
    const same = (view.hands[1] ?? []).filter(held => held?.card?.[1] === card[1]).length;
    expect(document.querySelectorAll('.hanabi-others .ui-lifted')).toHaveLength(same);
    await user.click(within(actions).getByRole('button', { name: /Tell number/ }));
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'hint', to: 1, about: Number(card[1]) });
  });

  test('looking at the other hint shows what that one touches', async () => {
    const { user, view } = draw({ seats: 4, moves: 0 });
    const card = view.hands[1]?.[0]?.card ?? 'R1';
    await user.click(screen.getByRole('button', { name: /^ben slot 1/ }));
    await user.hover(screen.getByRole('button', { name: /^Tell (?!number)/ }));
    const same = (view.hands[1] ?? []).filter(held => held?.card?.[0] === card[0]).length;
    expect(document.querySelectorAll('.hanabi-others .ui-lifted')).toHaveLength(same);
  });

  test('without a token the bar says why, and nothing is sent', async () => {
    const { user, onMove, say } = draw({ seats: 4, moves: 8, only: 'H' });
    await user.click(screen.getByRole('button', { name: /^ben slot 1/ }));
    const tell = screen.getByRole('button', { name: /Tell number/ });
    expect(tell.getAttribute('aria-disabled')).toBe('true');
    expect(tell.getAttribute('aria-describedby')).toBeTruthy();
    await user.click(tell);
    expect(screen.getByText(/Not possible/)).toBeDefined();
    expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('token'), true);
    expect(onMove).not.toHaveBeenCalled();
  });

  test('where every colour touches rainbow, a rainbow card can be told in each of five colours', async () => {
    const { user, view } = draw({ seats: 5, moves: 0, options: { colours: 'wild' } });
    const place = view.hands.flatMap((hand, seat) =>
      hand.flatMap((held, slot) => (held?.card?.[0] === 'M' ? [{ seat, slot }] : [])),
    );
    const first = place[0];
    if (!first) throw new Error('the deal holds a rainbow card in view');
    await user.click(screen.getByRole('button', { name: new RegExp(`^${NAMES[first.seat]} slot ${first.slot + 1}`) }));
    expect(screen.getAllByRole('button', { name: /^Tell (red|yellow|green|white|blue)/ })).toHaveLength(5);
  });
});

describe('playing and discarding', () => {
  test('an own card offers discard and play; Cancel takes the selection back', async () => {
    const { user, onMove } = draw({ seats: 3, moves: 3, only: 'H' });
    const slot = screen.getByRole('button', { name: /^Your slot 2/ });
    await user.click(slot);
    expect(slot.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: /^Cancel/ }));
    expect(slot.getAttribute('aria-pressed')).toBe('false');
    await user.click(slot);
    await user.click(screen.getByRole('button', { name: 'Discard slot 2' }));
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'discard', slot: 1 });
  });

  test('with all tokens there a discard stays focusable and tells why', async () => {
    const { user, onMove } = draw({ seats: 3, moves: 0 });
    await user.click(screen.getByRole('button', { name: /^Your slot 1/ }));
    const discard = screen.getByRole('button', { name: /Discard slot 1/ });
    expect(discard.hasAttribute('disabled')).toBe(false);
    await user.click(discard);
    expect(screen.getByText(/Not possible/).parentElement?.textContent).toContain('token');
    expect(onMove).not.toHaveBeenCalled();
  });

  test('off turn a card tells what is known of it, and there is nothing to press but Cancel', async () => {
    const { user } = draw({ seats: 3, moves: 1, seat: 0 });
    await user.click(screen.getByRole('button', { name: /^Your slot 1/ }));
    const actions = screen.getByRole('region', { name: 'Actions' });
    expect(within(actions).getAllByRole('button')).toHaveLength(1);
    expect(actions.textContent).toContain('You were told');
  });

  test('a past view has no way to move', () => {
    draw({ seats: 3, moves: 3, change: { moves: [] } });
    fireEvent.keyDown(document.body, { key: 'p' });
    fireEvent.keyDown(document.body, { key: '1' });
    expect(within(screen.getByRole('region', { name: 'Actions' })).queryAllByRole('button')).toHaveLength(0);
  });

  test('while a move is on its way nothing else can be sent', async () => {
    const { user } = draw({ seats: 3, moves: 0, change: { pending: 'P0' } });
    await user.click(screen.getByRole('button', { name: /^Your slot 1/ }));
    const actions = screen.getByRole('region', { name: 'Actions' });
    expect(actions.getAttribute('aria-busy')).toBe('true');
    expect(within(actions).queryAllByRole('button')).toHaveLength(0);
  });
});

describe('dragging an own card', () => {
  test('to the fireworks plays it, to the discards discards it', () => {
    const { onMove } = draw({ seats: 3, moves: 3, only: 'H' });
    dragTo('play', { slot: 2 });
    dragTo('discard', { slot: 4 });
    expect(onMove.mock.calls).toEqual([[{ kind: 'play', slot: 1 }], [{ kind: 'discard', slot: 3 }]]);
  });

  test('let go outside both, nothing is sent and nothing selected', () => {
    const { onMove } = draw({ seats: 3, moves: 3, only: 'H' });
    dragTo(null, { slot: 2 });
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /^Your slot 2/ }).getAttribute('aria-pressed')).toBe('false');
  });

  test('by finger a drop opens the bar with that move first, and only its button sends it', async () => {
    const { user, onMove } = draw({ seats: 3, moves: 3, only: 'H' });
    dragTo('discard', { slot: 2, pointerType: 'touch' });
    expect(onMove).not.toHaveBeenCalled();
    const actions = within(screen.getByRole('region', { name: 'Actions' })).getAllByRole('button');
    expect(actions.at(-1)?.textContent).toContain('Discard slot 2');
    await new Promise(resolve => setTimeout(resolve));
    await user.click(actions.at(-1) as HTMLElement);
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'discard', slot: 1 });
  });

  test('by finger a drop that is not possible says why at once', () => {
    const { onMove, say } = draw({ seats: 3, moves: 0 });
    dragTo('discard', { slot: 2, pointerType: 'touch' });
    expect(document.querySelector('.ui-bar-refusal')?.textContent).toContain('Not possible.');
    expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('token'), true);
    expect(onMove).not.toHaveBeenCalled();
  });

  function dragTo(place: 'play' | 'discard' | null, { slot, pointerType = 'mouse' }: { slot: number; pointerType?: string }) {
    const onto = place === null ? document.body : document.querySelector(`[data-drop="${place}"]`);
    document.elementsFromPoint = () => (onto ? [onto] : []);
    const card = screen.getByRole('button', { name: new RegExp(`^Your slot ${slot}`) });
    fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0, pointerType });
    fireEvent.pointerMove(window, { clientX: 0, clientY: -90, pointerType });
    fireEvent.pointerUp(window, { clientX: 0, clientY: -90, pointerType });
  }
});

test('what was chosen is put away when the turn goes by without it', async () => {
  const before = start({ seats: 3 });
  const after = playOn(hanabi, before, 1, moves => keep(moves, HINT));
  const props = (state: State) => propsOf({ game: hanabi, state, seat: 0, seats: 3 });
  const board = render(<HanabiBoard {...props(before)} />);
  await userEvent.click(screen.getByRole('button', { name: /^Your slot 2/ }));
  board.rerender(<HanabiBoard {...props(after)} />);
  expect(screen.getByRole('button', { name: /^Your slot 2/ }).getAttribute('aria-pressed')).toBe('false');
});

describe('slots stay put', () => {
  test('a new card is marked for one round, in the slot that was freed', () => {
    const at = (made: number) => {
      const drawn = draw({ seats: 3, moves: 0, seat: 0, play: ['P1', ...Array.from({ length: made - 1 }, () => HINT)] });
      const slots = screen.getAllByRole('button', { name: /^Your slot/ }).map(slot => slot.getAttribute('aria-label') ?? '');
      cleanup();
      return { marked: slots.flatMap((name, slot) => (name.endsWith(', new') ? [slot + 1] : [])), moves: drawn.view.moves };
    };
    expect(at(1)).toEqual({ marked: [2], moves: 1 });
    expect(at(3)).toEqual({ marked: [2], moves: 3 });
    expect(at(4)).toEqual({ marked: [], moves: 4 });
  });

  test('when the deck is empty an undrawn slot stays as an empty outline that cannot be pressed', () => {
    const last = playOn(hanabi, start({ seats: 3 }), 200, moves => keep(moves, moves.some(isDiscard) ? 'D' : 'H'));
    const seat = hanabi.view(last, null).hands.findIndex(hand => hand.includes(null));
    render(<HanabiBoard {...propsOf({ game: hanabi, state: last, seat, seats: 3 })} />);
    const own = within(screen.getByRole('region', { name: 'Your hand' })).getAllByRole('button', { name: /^Your slot/ });
    expect(own).toHaveLength(5);
    const empty = within(screen.getByRole('region', { name: 'Your hand' })).getByRole('button', { name: /: empty$/ });
    expect(empty.hasAttribute('disabled')).toBe(true);
    expect(empty.querySelectorAll('.ui-card-empty')).toHaveLength(1);
  });
});

function isDiscard(move: Move): boolean {
  return move.kind === 'discard';
}

describe('motion', () => {
  function playFirst(motion: boolean, beforehand: () => void = () => {}): void {
    const before = start({ seats: 3 });
    const after = hanabi.clone(before);
    hanabi.apply(after, { kind: 'play', slot: 0 });
    const props = (state: State) => propsOf({ game: hanabi, state, seat: 1, seats: 3, settings: { motion } });
    const board = render(<HanabiBoard {...props(before)} />);
    beforehand();
    board.rerender(<HanabiBoard {...props(after)} />);
  }
  const outlined = () => document.querySelectorAll('[data-changed]').length;

  test('with motion a played card travels for 200 ms', () => {
    const animate = vi.fn<(frames: unknown, timing: { duration: number }) => void>();
    playFirst(true, () => {
      for (const spot of document.querySelectorAll('[data-spot]')) spot.animate = animate as never;
    });
    expect(new Set(animate.mock.calls.map(([, timing]) => timing.duration))).toEqual(new Set([200]));
    expect(outlined()).toBe(0);
  });

  test('without motion what changed is outlined for 2 s', () => {
    vi.useFakeTimers();
    try {
      playFirst(false);
      expect(outlined()).toBeGreaterThan(0);
      vi.advanceTimersByTime(1999);
      expect(outlined()).toBeGreaterThan(0);
      vi.advanceTimersByTime(1);
      expect(outlined()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('keys', () => {
  test('P and a slot, then Enter, plays it', async () => {
    const { user, onMove } = draw({ seats: 3, moves: 0 });
    await user.keyboard('p3');
    await frame();
    expect(document.activeElement?.textContent).toContain('Play slot 3');
    await user.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'play', slot: 2 });
  });

  test('D and a slot makes the discard the action that Enter takes', async () => {
    const { user, onMove } = draw({ seats: 3, moves: 3, only: 'H' });
    await user.keyboard('d5');
    await frame();
    await user.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'discard', slot: 4 });
  });

  test('H, a seat and a value prepares that hint', async () => {
    const { user, view, onMove } = draw({ seats: 4, moves: 0 });
    const rank = view.hands[2]?.[1]?.card?.[1] ?? '1';
    await user.keyboard(`h3${rank}`);
    await frame();
    await user.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'hint', to: 2, about: Number(rank) });
  });

  test('Escape takes back what was begun', async () => {
    const { user } = draw({ seats: 3, moves: 0 });
    await user.keyboard('p');
    expect(screen.getByText('Play which slot? Press its number.')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Play which slot? Press its number.')).toBeNull();
  });

  test('with letters switched off none of them does anything', async () => {
    const { user } = draw({ seats: 3, moves: 0, settings: { letterKeys: false } });
    await user.keyboard('p1x');
    expect(screen.queryByRole('button', { name: /Play slot/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Discards' })).toBeNull();
  });

  test('a hand is one tab stop, and arrows go along it', async () => {
    const { user } = draw({ seats: 3, moves: 0 });
    const slots = screen.getAllByRole('button', { name: /^Your slot/ });
    expect(slots.filter(slot => slot.tabIndex === 0)).toHaveLength(1);
    slots[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(slots[2]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(slots[4]);
  });

  test('a selection made by key moves on to its action, and Cancel brings focus back', async () => {
    const { user } = draw({ seats: 3, moves: 0 });
    const slot = screen.getByRole('button', { name: /^Your slot 1/ });
    slot.focus();
    await user.keyboard('{Enter}');
    await frame();
    expect(document.activeElement?.textContent).toContain('Play slot 1');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(slot);
  });
});

describe('knowledge and discards', () => {
  test('the three levels say told facts, also what is ruled out, or nothing', () => {
    const { view } = draw({ seats: 2, moves: 6, only: 'H' });
    const held = view.hands[0]?.find(one => one && one.told.length > 0);
    if (!held) throw new Error('six hints have told something');
    expect(slotName('you', 0, held, view, 'hints')).toMatch(/^Your slot 1: told/);
    expect(slotName('you', 0, held, view, 'table')).not.toContain('told');
    const passed = view.hands[0]?.find(one => one && one.ranks.length < 5 && one.ranks.length > 1);
    if (passed) expect(slotName('you', 0, passed, view, 'full')).toContain('not ');
  });

  test('the level is changed by its button', async () => {
    const { user, onSettings } = draw({ seats: 3, moves: 3 });
    await user.click(screen.getByRole('button', { name: 'Full' }));
    expect(onSettings).toHaveBeenCalledExactlyOnceWith({ knowledge: 'full' });
  });

  test('K alone goes to the next level; K held with a seat shows that hand as its holder sees it', () => {
    const { onSettings } = draw({ seats: 3, moves: 3 });
    fireEvent.keyDown(document.body, { key: 'k' });
    fireEvent.keyDown(document.body, { key: '2' });
    const hand = screen.getByRole('region', { name: 'ben' });
    expect(hand.querySelectorAll('.ui-card-back')).toHaveLength(5);
    fireEvent.keyUp(document.body, { key: 'k' });
    expect(hand.querySelectorAll('.ui-card-back')).toHaveLength(0);
    expect(onSettings).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'k' });
    fireEvent.keyUp(document.body, { key: 'k' });
    expect(onSettings).toHaveBeenCalledExactlyOnceWith({ knowledge: 'full' });
  });

  test.each([
    ['loses the keyboard', () => fireEvent.blur(window)],
    ['goes out of sight', () => fireEvent(document, new Event('visibilitychange'))],
  ])('K held while the window %s: the hand is shown as before, and the level stays', (_, goAway) => {
    const { onSettings } = draw({ seats: 3, moves: 3 });
    fireEvent.keyDown(document.body, { key: 'k' });
    fireEvent.keyDown(document.body, { key: '2' });
    goAway();
    expect(screen.getByRole('region', { name: 'ben' }).querySelectorAll('.ui-card-back')).toHaveLength(0);
    fireEvent.keyUp(document.body, { key: 'k' });
    expect(onSettings).not.toHaveBeenCalled();
  });

  test('the eye of a hand shows it as its holder sees it while it is held', () => {
    draw({ seats: 3, moves: 3 });
    const hand = screen.getByRole('region', { name: 'cleo' });
    const eye = within(hand).getByRole('button', { name: 'Hold to see this hand as cleo does' });
    fireEvent.pointerDown(eye);
    expect(hand.querySelectorAll('.ui-card-back')).toHaveLength(5);
    fireEvent.pointerUp(window);
    expect(hand.querySelectorAll('.ui-card-back')).toHaveLength(0);
  });

  test('discards open off turn too, by suit and rank, and lead to their turn', async () => {
    const onPast = vi.fn<(test: (view: View) => boolean) => void>();
    const { user, view } = draw({ seats: 3, moves: 16, only: 'D|H', seat: 1, change: { onPast } });
    await user.keyboard('x');
    const panel = screen.getByRole('region', { name: 'Discards' });
    const shown = within(panel).getAllByRole('listitem');
    expect(shown).toHaveLength(new Set(view.discards).size);
    const first = within(shown[0] as HTMLElement).getByRole('button');
    await user.click(first);
    const test = onPast.mock.calls[0]?.[0];
    expect(test?.(view)).toBe(true);
    expect(test?.({ ...view, discards: [] })).toBe(false);
  });

  test('a firework leads to the turn in which its top was played', async () => {
    const onPast = vi.fn<(test: (view: View) => boolean) => void>();
    const { user, view } = draw({ seats: 3, moves: 14, only: 'P', change: { onPast } });
    const pile = screen.getAllByRole('button', { name: /firework: [1-5] of 5, show the turn/ })[0];
    if (!pile) throw new Error('a firework has begun');
    await user.click(pile);
    expect(onPast.mock.calls[0]?.[0](view)).toBe(true);
  });
});

test('the last round names who is still to move', () => {
  let last: State | null = null;
  playOn(hanabi, start({ seats: 3 }), 200, (moves, at) => {
    if (last === null && hanabi.view(at, 0).lastTurns !== null) last = hanabi.clone(at);
    return keep(moves, 'D|H');
  });
  if (last === null) throw new Error('the deck runs out');
  render(<HanabiBoard {...propsOf({ game: hanabi, state: last, seat: 0, seats: 3 })} />);
  expect(screen.getByText(/^Last turns: .*you/)).toBeDefined();
});

interface Drawn {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly view: View;
  readonly onMove: ReturnType<typeof vi.fn>;
  readonly say: ReturnType<typeof vi.fn>;
  readonly onSettings: ReturnType<typeof vi.fn>;
}

interface Wanted {
  readonly seats: number;
  readonly moves: number;
  readonly seat?: number | null;
  readonly options?: Partial<Options>;
  /** Moves in notation to be made then; HINT: any hint there is. */
  readonly play?: readonly string[];
  /** Moves of these kinds are preferred on the way there. */
  readonly only?: string;
  readonly settings?: Partial<BoardSettings>;
  readonly change?: Partial<BoardProps<View, Move>>;
}

function draw(wanted: Wanted): Drawn {
  let state = playOn(hanabi, start(wanted), wanted.moves, moves => keep(moves, wanted.only ?? '.'));
  for (const text of wanted.play ?? []) state = playOn(hanabi, state, 1, moves => keep(moves, text));
  const seat = wanted.seat === undefined ? hanabi.turn(state) : wanted.seat;
  const props = propsOf({ game: hanabi, state, seat, seats: wanted.seats, settings: wanted.settings ?? {} });
  const onMove = vi.fn();
  const say = vi.fn();
  const onSettings = vi.fn();
  render(<HanabiBoard {...props} onMove={onMove} say={say} onSettings={onSettings} {...wanted.change} />);
  return { user: userEvent.setup(), view: props.view, onMove, say, onSettings };
}

function start({ seats, options }: { readonly seats: number; readonly options?: Partial<Options> }): State {
  const read = hanabi.options.read(options ?? {}, seats);
  if ('refusal' in read) throw new Error(read.refusal.message);
  return hanabi.setup(read.value, seats, SEED);
}

function keep(moves: Move[], pattern: string): Move[] {
  const kept = moves.filter(move => new RegExp(`^(?:${pattern})`).test(format(move)));
  return kept.length > 0 ? kept : moves;
}

/** Focus moves when the action is drawn. */
function frame(): Promise<unknown> {
  return new Promise(resolve => requestAnimationFrame(resolve));
}
