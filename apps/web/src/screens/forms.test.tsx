// @vitest-environment happy-dom
import { games } from '@parlor/games';
import { numberedSeed, phrased } from '@parlor/kernel';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Choice } from '../parts/choice.tsx';
import { formFields, OptionsForm } from '../parts/options-form.tsx';
import { useDrafts } from '../stores/drafts.ts';
import { TextBoard } from '../table/text-board.tsx';
import { Create } from './create.tsx';
import { Join } from './join.tsx';

afterEach(cleanup);
beforeEach(() => useDrafts.setState({ join: { id: '', token: '' }, name: null, failure: null }));

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('the options form has a control for every field but data, with its help', () => {
    render(<OptionsForm game={game} options={{}} onChange={() => {}} />);
    for (const [, field] of formFields(game)) {
      if (field.kind === 'choice') {
        const group = screen.getByRole('group', { name: field.label });
        expect(within(group).getAllByRole('radio')).toHaveLength(field.values.length);
        expect(within(group).getByRole('radio', { checked: true })).toHaveProperty('value', String(field.default));
        for (const radio of within(group).getAllByRole('radio')) expect(radio.parentElement?.textContent).toMatch(/^[A-Z0-9]/);
      }
      if (field.kind === 'switch')
        expect(screen.getByRole('checkbox', { name: field.label })).toHaveProperty('checked', field.default);
      if (field.kind === 'whole')
        expect(screen.getByRole('textbox', { name: field.label })).toHaveProperty('value', String(field.default));
      expect(screen.getAllByText(field.help).length).toBeGreaterThan(0);
    }
  });

  test('without a board it plays through its text and a button for every legal move', async () => {
    const options = game.options.read(undefined, game.seats[0]);
    if ('refusal' in options) throw new Error(options.refusal.message);
    const state = game.setup(options.value, game.seats[0], numberedSeed(3));
    const moves = game.moves(state);
    const made: string[] = [];
    const names = ['ann', 'ben', 'cleo', 'dan', 'eve', 'fay'].slice(0, game.seats[0]);
    const view = game.view(state, game.turn(state)!);
    render(
      <TextBoard
        game={game}
        view={view}
        names={names}
        moves={moves}
        phrase={move => phrased(game, move, view, names)}
        wait="Wait for your turn."
        pending={null}
        onMove={move => made.push(game.format(move))}
      />,
    );
    expect(screen.getByRole('region', { name: 'Board' }).textContent).toBe(game.render(view, names));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      moves.map(move => phrased(game, move, view, names)),
    );
    await userEvent.click(screen.getAllByRole('button')[0]!);
    expect(made).toEqual([game.format(moves[0]!)]);
  });
});

test('a choice is a group of radio buttons, operable by keyboard', async () => {
  const chosen: string[] = [];
  render(<Choice label="Theme" values={['a', 'b']} value="a" onChange={value => chosen.push(value)} />);
  await userEvent.click(screen.getByRole('radio', { name: 'b' }));
  expect(chosen).toEqual(['b']);
});

test('Create offers exactly the numbers of players of the chosen game', async () => {
  render(<Create />);
  for (const game of games) {
    await userEvent.click(screen.getByRole('radio', { name: game.name }));
    const counts = within(screen.getByRole('group', { name: 'Players' })).getAllByRole('radio');
    const [min, max] = game.seats;
    expect(counts.map(radio => Number((radio as HTMLInputElement).value))).toEqual(
      Array.from({ length: max - min + 1 }, (_, at) => min + at),
    );
  }
});

test('Create checks turn time on leaving the field, and none switches it off', async () => {
  render(<Create />);
  const field = screen.getByRole('textbox', { name: 'Turn time' });
  await userEvent.clear(field);
  await userEvent.type(field, '121');
  expect(screen.queryByText(/1 to 120\. Type one/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(/1 to 120\. Type one/)).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'none' }));
  expect(screen.queryByText(/1 to 120\. Type one/)).toBeNull();
});

test('Join: a full invite pasted into any field fills both', async () => {
  render(<Join invited={false} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Player ID' }));
  await userEvent.paste('https://host/parlor/j/4812#K7QX-2M9P');
  expect(screen.getByRole('textbox', { name: 'Game ID' })).toHaveProperty('value', '4812');
  expect(screen.getByRole('textbox', { name: 'Token' })).toHaveProperty('value', 'K7QX-2M9P');
  expect(screen.getByRole('textbox', { name: 'Player ID' })).toHaveProperty('value', '');
});

test('Join names what is missing, goes to the first of it and sends nothing', async () => {
  render(<Join invited={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Game ID' }));
  expect(screen.getByText(/A Game ID is a number/)).toBeDefined();
  expect(screen.getByText(/Type the Token/)).toBeDefined();
  expect(screen.getByText(/1 to 24 characters/)).toBeDefined();
});
