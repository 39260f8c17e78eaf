// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegions } from '../parts/live.tsx';
import { useSpeech } from '../platform/speech.ts';
import { useDrafts } from '../stores/drafts.ts';
import { Join } from './join.tsx';

const INVITE = 'https://host/parlor/j/4812#K7QX-2M9P';

/** What the camera sees, picture by picture; the last one stays. */
let pictures: string[][] = [];
const stop = vi.fn();
const stream = () => Object.assign(new MediaStream(), { getTracks: () => [{ stop }] });
const camera = vi.fn(async () => stream());

class Detector {
  static getSupportedFormats = async () => ['qr_code'];
  async detect() {
    const codes = pictures.length > 1 ? pictures.shift()! : (pictures[0] ?? []);
    return codes.map(rawValue => ({ rawValue }));
  }
}

beforeEach(() => {
  useDrafts.setState({ join: { id: '', token: '' }, name: null, failure: null });
  useSpeech.setState({ polite: '', assertive: '' });
  pictures = [[]];
  stop.mockClear();
  camera.mockClear();
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

function device({ cameras = 1, reader = true } = {}): void {
  if (reader) vi.stubGlobal('BarcodeDetector', Detector);
  const enumerateDevices = async () => Array.from({ length: cameras }, () => ({ kind: 'videoinput' }));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { enumerateDevices, getUserMedia: camera } });
}

/** The form with the two voices beside it. */
function open(): void {
  render(
    <>
      <Join invited={false} />
      <LiveRegions />
    </>,
  );
}

const spoken = () =>
  [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].map(voice => voice.textContent);
const scan = () => screen.findByRole('button', { name: 'Scan' });
const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

test('Scan reads an invite into both fields and switches the camera off', async () => {
  device();
  pictures = [[], [INVITE]];
  render(<Join invited={false} />);
  await userEvent.click(await scan());
  await vi.waitFor(() => expect(value('Game ID')).toBe('4812'));
  expect(value('Token')).toBe('K7QX-2M9P');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stop).toHaveBeenCalled();
});

test.each([
  ['a camera', { cameras: 0 }],
  ['a reader of codes', { reader: false }],
])('without %s there is no Scan button', async (_, has) => {
  device(has);
  render(<Join invited={false} />);
  await act(async () => {});
  expect(screen.queryByRole('button', { name: 'Scan' })).toBeNull();
});

test('a code that is no invite says so, and the camera looks on', async () => {
  device();
  pictures = [['https://elsewhere.example/menu']];
  open();
  await userEvent.click(await scan());
  const note = await screen.findByText(/no invite to a table/, { selector: 'dialog p' });
  expect(spoken()).toEqual([note.textContent, '']);
  expect(stop).not.toHaveBeenCalled();
});

test('after a while without any code it says what may help', async () => {
  device();
  render(<Join invited={false} />);
  const button = await scan();
  vi.useFakeTimers();
  await act(async () => button.click());
  expect(screen.getByText(/in front of the camera/)).toBeDefined();
  for (let look = 0; look < 50; look++) await act(async () => vi.advanceTimersByTime(200));
  expect(screen.getByText(/No code found yet.*paste the invite instead/)).toBeDefined();
});

test('a camera that is refused or does not start: why, and what else one can do', async () => {
  device();
  camera.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  render(<Join invited={false} />);
  await userEvent.click(await scan());
  await screen.findByText(/not allowed here.*paste the invite instead/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  camera.mockRejectedValueOnce(new DOMException('busy', 'NotReadableError'));
  await userEvent.click(await scan());
  await screen.findByText(/does not start.*paste the invite instead/);
});

test('closing the sheet switches the camera off, also while the browser is still asking', async () => {
  device();
  render(<Join invited={false} />);
  await userEvent.click(await scan());
  await vi.waitFor(() => expect(camera).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
  let allow: (allowed: ReturnType<typeof stream>) => void = () => {};
  camera.mockImplementationOnce(() => new Promise(resolve => (allow = resolve)));
  await userEvent.click(await scan());
  await vi.waitFor(() => expect(camera).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  allow(stream());
  await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
});

test('Paste fills both fields from a copied invite, and says so when the clipboard is closed', async () => {
  const user = userEvent.setup();
  open();
  await navigator.clipboard.writeText(`Join us: ${INVITE}`);
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  expect([value('Game ID'), value('Token')]).toEqual(['4812', 'K7QX-2M9P']);
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  const token = screen.getByRole('textbox', { name: 'Token' });
  const reason = document.getElementById(token.getAttribute('aria-describedby')!.split(' ')[0]!)!;
  expect(token.getAttribute('aria-invalid')).toBe('true');
  expect(reason.textContent).toMatch(/Paste with the keyboard instead/);
  expect(spoken()).toEqual(['', reason.textContent]);
  await user.click(token);
  await user.paste(INVITE);
  expect(token.getAttribute('aria-invalid')).toBeNull();
});
