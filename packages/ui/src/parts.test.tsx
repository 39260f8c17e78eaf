// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ActionBar } from './action-bar.tsx';
import type { BoardProps } from './board.ts';
import { type Drop, useDrag } from './drag.ts';
import { useBoardKeys } from './keys.ts';
import { useMaking } from './making.ts';
import { markedName, Name } from './name.tsx';
import { nearest, type Place } from './roving.ts';
import { Seat } from './seat.tsx';
import { QrCode } from './ticket.tsx';

afterEach(async () => {
  cleanup();
  // What a drag swallows ends with its turn of the event loop.
  await new Promise(resolve => setTimeout(resolve));
});

describe('arrows in a group', () => {
  const hex: Place[] = [
    { id: 'middle', x: 0, y: 0 },
    { id: 'north', x: 0, y: -83 },
    { id: 'north-east', x: 72, y: -41 },
    { id: 'south-east', x: 72, y: 42 },
    { id: 'far east', x: 144, y: 0 },
  ];
  const go = (dx: number, dy: number, from = 'middle') =>
    nearest(hex, hex.find(place => place.id === from) as Place, [dx, dy])?.id;

  test('up goes straight up', () => expect(go(0, -1)).toBe('north'));
  test('right keeps to its row where there is one', () => expect(go(1, 0)).toBe('far east'));
  test('there is nothing beyond the rim', () => expect(go(0, -1, 'north')).toBeUndefined());
});

describe('dragging', () => {
  test('a thing let go over a place is dropped there, and the click that follows is not a press', () => {
    const { drops, presses, thing } = drag();
    fireEvent.pointerDown(thing, { button: 0, clientX: 0, clientY: 0, pointerType: 'mouse' });
    fireEvent.pointerMove(window, { clientX: 3, clientY: 0 });
    expect(thing.dataset['dragged']).toBeUndefined();
    fireEvent.pointerMove(window, { clientX: 40, clientY: 0 });
    expect(thing.dataset['dragged']).toBe('');
    fireEvent.pointerUp(window, { clientX: 40, clientY: 0, pointerType: 'mouse' });
    fireEvent.click(thing);
    expect(drops).toEqual([{ id: 'card', onto: 'pile', touch: false }]);
    expect(presses).not.toHaveBeenCalled();
    expect(thing.style.translate).toBe('');
  });

  test('Escape takes it back', () => {
    const { drops, thing } = drag();
    fireEvent.pointerDown(thing, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(window, { clientX: 40, clientY: 0 });
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, { clientX: 40, clientY: 0 });
    expect(drops).toEqual([]);
  });

  test('a press that hardly moves stays a press', () => {
    const { drops, presses, thing } = drag();
    fireEvent.pointerDown(thing, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(window, { clientX: 2, clientY: 2 });
    fireEvent.pointerUp(window, { clientX: 2, clientY: 2 });
    fireEvent.click(thing);
    expect(drops).toEqual([]);
    expect(presses).toHaveBeenCalledOnce();
  });

  function drag() {
    const drops: Drop[] = [];
    const presses = vi.fn();
    render(<Draggable onDrop={drop => drops.push(drop)} onPress={presses} />);
    document.elementsFromPoint = () => [screen.getByTestId('pile')];
    return { drops, presses, thing: screen.getByRole('button', { name: 'card' }) };
  }
});

function Draggable({ onDrop, onPress }: { onDrop(drop: Drop): void; onPress(): void }) {
  const { handle } = useDrag(onDrop);
  return (
    <>
      <button type="button" onClick={onPress} {...handle('card')}>
        card
      </button>
      <div data-testid="pile" data-drop="pile" />
    </>
  );
}

describe('a board’s keys', () => {
  test('a used key is prevented, so that the frame leaves it alone; typing and dialogs keep theirs', () => {
    render(<Listener />);
    expect(fireEvent.keyDown(document.body, { key: 'p' })).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'q' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'p' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'in a dialog' }), { key: 'p' })).toBe(true);
  });
});

function Listener() {
  useBoardKeys({ down: event => event.key === 'p' });
  return (
    <>
      <input aria-label="chat" />
      <div role="dialog" aria-label="settings">
        <button type="button">in a dialog</button>
      </div>
    </>
  );
}

test('a greyed action stays focusable, is described by its reason, and says it when pressed', async () => {
  const run = vi.fn();
  const onRefused = vi.fn();
  render(
    <ActionBar actions={[{ id: 'discard', label: 'Discard', why: 'All 8 tokens are there.', run }]} onRefused={onRefused}>
      Slot 1
    </ActionBar>,
  );
  const button = screen.getByRole('button', { name: 'Discard', description: 'All 8 tokens are there.' });
  button.focus();
  expect(document.activeElement).toBe(button);
  await userEvent.setup().click(button);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('All 8 tokens are there.');
  expect(run).not.toHaveBeenCalled();
});

test('looked at by pointer or by focus, a greyed action shows its reason in the place of the sentence', async () => {
  const user = userEvent.setup();
  const why = 'All 8 tokens are there.';
  render(<ActionBar actions={[{ id: 'discard', label: 'Discard', why, run: vi.fn() }]}>Slot 1</ActionBar>);
  const reason = () => document.querySelector('.ui-bar-refusal')?.textContent ?? null;
  expect(reason()).toBeNull();
  await user.hover(screen.getByRole('button', { name: 'Discard' }));
  expect(reason()).toBe(`Not possible. ${why}`);
  expect(screen.getByText('Slot 1').className).toBe('ui-spoken');
  await user.unhover(screen.getByRole('button', { name: 'Discard' }));
  expect(reason()).toBeNull();
  await user.tab();
  expect(reason()).toBe(`Not possible. ${why}`);
});

test('a seat says who sits there, whose turn it is and who is away', () => {
  render(<Seat person={{ name: 'Pipeline 1.2', bot: true, present: false }} absent="wait" onTurn clock="0:48" />);
  const seat = screen.getByRole('region', { name: 'BOT Pipeline 1.2' });
  expect(seat.textContent).toContain('BOTPipeline 1.2');
  expect(seat.textContent).toContain('turn 0:48');
});

test('what happens on the turn of a person who is away is what the table does: it moves for them, passes them over, or without a clock does nothing', () => {
  const ben = { name: 'ben', bot: false, present: false };
  const seat = render(<Seat person={ben} absent="wait" onTurn={false} />);
  expect(screen.getByText('away; the table moves for ben')).toBeDefined();
  seat.rerender(<Seat person={ben} onTurn={false} absent="pass" />);
  expect(screen.getByText('away; ben is passed over')).toBeDefined();
  seat.rerender(<Seat person={ben} onTurn={false} absent="no-clock" />);
  expect(screen.getByText('away')).toBeDefined();
});

test('a seat says which bot plays for its person, there or not', () => {
  for (const present of [false, true]) {
    render(<Seat person={{ name: 'fay', bot: false, present, standIn: 'BOT ladder 1' }} absent="no-clock" onTurn={false} />);
    expect(screen.getByText('BOT ladder 1 plays for fay')).toBeDefined();
    cleanup();
  }
});

describe('names', () => {
  test('a bot is marked in sentences too', () => {
    expect(markedName({ name: 'search 1', bot: true })).toBe('BOT search 1');
    expect(markedName({ name: 'ben', bot: false })).toBe('ben');
  });

  test('a long name is cut in its middle: version and number at its end stay', () => {
    render(<Name>pipeline-literal 1 (2)</Name>);
    const name = screen.getByTitle('pipeline-literal 1 (2)');
    const seen = [...name.querySelectorAll('[aria-hidden]')].map(part => part.textContent);
    expect(seen).toEqual(['pipeline-literal', ' 1 (2)']);
  });

  test('a name that may be cut is heard whole', () => {
    render(<Name>Guest 736</Name>);
    const heard = [...screen.getByTitle('Guest 736').querySelectorAll(':not([aria-hidden])')].map(part => part.textContent);
    expect(heard).toEqual(['Guest 736']);
  });
});

test('a QR code is named by its link and keeps a white quiet zone of four', () => {
  render(<QrCode modules={[[true]]} label="https://parlor.example/j/4812#K7QX" />);
  const code = screen.getByRole('img', { name: 'https://parlor.example/j/4812#K7QX' });
  expect(code.getAttribute('viewBox')).toBe('0 0 9 9');
  expect(code.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff');
});

describe('making a move', () => {
  test('a refused move says why at once, and neither moves nor puts the selection away', async () => {
    const [onMove, say, settle] = [vi.fn(), vi.fn(), vi.fn()];
    render(<Maker why={() => ({ code: 'turn', message: 'Wait for your turn.' })} onMove={onMove} say={say} settle={settle} />);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByText('Wait for your turn.')).toBeDefined();
    expect(say).toHaveBeenCalledWith('Wait for your turn.', true);
    expect(onMove).not.toHaveBeenCalled();
    expect(settle).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Wait for your turn.')).toBeNull();
  });

  test('a legal move puts the selection away and goes out', async () => {
    const [onMove, settle] = [vi.fn(), vi.fn()];
    render(<Maker why={() => null} onMove={onMove} settle={settle} />);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(onMove).toHaveBeenCalledWith('P0');
    expect(settle).toHaveBeenCalledOnce();
  });
});

type MakerProps = Pick<BoardProps<unknown, string>, 'why' | 'onMove' | 'say'> & { settle(): void };

function Maker({ settle, ...rules }: MakerProps) {
  const { refusal, make, forgetRefusal } = useMaking(rules, settle);
  return (
    <>
      <button type="button" onClick={() => make('P0')}>
        Play
      </button>
      <button type="button" onClick={forgetRefusal}>
        Cancel
      </button>
      <p>{refusal}</p>
    </>
  );
}
