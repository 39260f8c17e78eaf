// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings, useSettings } from '../stores/settings.ts';
import { SettingsSheet } from './settings-sheet.tsx';

beforeEach(() => {
  localStorage.clear();
  useSettings.setState({ ...defaultSettings, name: 'nora' });
});
afterEach(cleanup);

const stored = () => JSON.parse(localStorage.getItem('parlor.settings') ?? 'null') as unknown;

/** Another tab writes, and this one is told or not. */
function otherTab(change: object): StorageEvent {
  localStorage.setItem('parlor.settings', JSON.stringify({ ...defaultSettings, name: 'nora', ...change }));
  return new StorageEvent('storage', { key: 'parlor.settings' });
}

test('a blank Player ID is not kept: the field says why, the last good one stays', async () => {
  render(<SettingsSheet onClose={() => {}} />);
  const field = screen.getByRole('textbox', { name: 'Your Player ID' });
  await userEvent.clear(field);
  await userEvent.type(field, '  ');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('A Player ID has 1 to 24 characters and is not blank.')).toBeDefined();
  expect(useSettings.getState().name).toBe('nora');
  await userEvent.type(field, 'ben ');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(useSettings.getState().name).toBe('ben');
  expect(stored()).toMatchObject({ name: 'ben' });
});

test('whoever has no Player ID yet is not blamed for it', () => {
  useSettings.setState({ name: '' });
  render(<SettingsSheet onClose={() => {}} />);
  expect(screen.getByRole('textbox', { name: 'Your Player ID' }).getAttribute('aria-invalid')).toBeNull();
});

test('two tabs: one change leaves the changes of the other as they are', () => {
  otherTab({ theme: 'dark' });
  useSettings.getState().change({ coordinates: true });
  expect(stored()).toMatchObject({ theme: 'dark', coordinates: true, name: 'nora' });
});

test('two tabs: what is chosen in one is seen in the other', () => {
  render(<SettingsSheet onClose={() => {}} />);
  act(() => void dispatchEvent(otherTab({ theme: 'dark' })));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
});
