// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what may come later waits for the frame, and comes once', () => {
  const run = vi.fn();
  afterPaint(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('on a hidden page, which makes no frames, it comes all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const run = vi.fn();
  afterPaint(run);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('called off, it does not come', () => {
  const run = vi.fn();
  const callOff = afterPaint(run);
  vi.advanceTimersToNextFrame();
  callOff();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
