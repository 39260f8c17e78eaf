// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSpeech } from '../platform/speech.ts';
import { Skeleton } from './skeleton.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('a table on its way: nothing at first, its outline after 300 ms, a way out after 5 s', async () => {
  vi.useFakeTimers();
  render(<Skeleton />);
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  await pass(299);
  expect(screen.queryByRole('main')).toBeNull();
  await pass(1);
  expect(screen.getByRole('heading', { name: 'The table is being laid.' })).toBeDefined();
  await pass(4699);
  expect(screen.queryByText(/Still trying/)).toBeNull();
  await pass(1);
  expect(screen.getByText(/Still trying/).textContent).toBe('Still trying. Reload');
  expect(useSpeech.getState().polite).toBe('Still trying.');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  expect(reload).toHaveBeenCalledOnce();
});
