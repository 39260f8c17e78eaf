// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useSpeech } from '../platform/speech.ts';
import { InviteTicket } from './invite.tsx';
import { LiveRegions } from './live.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useSpeech.setState({ polite: '' });
});

const LINK = 'http://localhost:3000/j/4812#K7QX-2M9P';
const politely = () => document.querySelector('[aria-live="polite"]')?.textContent?.trim();

function draw(browser: object): void {
  vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(browser)));
  render(
    <>
      <InviteTicket id={4812} token="K7QX-2M9P" />
      <LiveRegions />
    </>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('link and Token are copied, each by its own button, and that is seen and heard', async () => {
  const copied: string[] = [];
  draw({ clipboard: { writeText: async (text: string) => copied.push(text) } });
  await press('Copy link');
  expect(copied).toEqual([LINK]);
  expect(screen.getAllByText('Link copied.')).toHaveLength(2);
  await press('Copy Token');
  expect(copied).toEqual([LINK, 'K7QX-2M9P']);
  expect(politely()).toBe('Token copied.');
});

test('a browser that refuses to copy says so, and what is to be copied can be selected', async () => {
  draw({ clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  await press('Copy link');
  expect(politely()).toBe('The browser did not allow copying. Select the text and copy it.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Invite link' }).value).toBe(LINK);
});

test('over plain http there is no clipboard, and that is said as well', async () => {
  draw({ clipboard: undefined });
  await press('Copy Token');
  expect(politely()).toBe('The browser did not allow copying. Select the text and copy it.');
});

test('Share hands over the link where the browser can, and a closed share sheet is no fault', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  draw({ share });
  await press('Share');
  expect(share).toHaveBeenCalledWith({ url: LINK });
  expect(politely()).toBe('');
});

test('where the browser cannot share there is no button for it', () => {
  draw({ share: undefined });
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('the Token can be hidden from whoever looks over the shoulder, in link and QR code too, and stays so', async () => {
  draw({});
  await press('Hide Token');
  expect(screen.queryByText('K7QX-2M9P')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Invite link' }).value).toMatch(/#…$/);
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(document.body.innerHTML).not.toContain('K7QX-2M9P');
  cleanup();
  draw({});
  expect(document.body.innerHTML).not.toContain('K7QX-2M9P');
  await press('Show Token');
  expect(screen.getByRole('img', { name: `QR code of the invite link ${LINK}` })).toBeDefined();
  expect(screen.getByText('K7QX-2M9P')).toBeDefined();
});
