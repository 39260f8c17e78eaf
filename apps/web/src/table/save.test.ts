// @vitest-environment happy-dom
import type { Facts } from '@parlor/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { keepSeatKey } from '../stores/keys.ts';
import { saveRecord } from './save.ts';

const facts = { table: 4812, game: 'hanabi' } as Facts;

/** A server that answers like this, and what it was asked. */
function serverSays(response: Response | null) {
  const asked = vi.fn(async () => response ?? Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('the record comes from the server, for the secret of the seat', async () => {
  const asked = serverSays(new Response('{"parlor":1}\n'));
  keepSeatKey(4812, 'the-seat-key');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  expect(await saveRecord({ facts, token: null })).toBe(true);
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/\/api\/tables\/4812\/record$/), {
    headers: { authorization: 'Bearer the-seat-key' },
  });
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('hanabi-4812.jsonl');
});

test('a refusal and a lost connection are told', async () => {
  serverSays(new Response('{}', { status: 404 }));
  expect(await saveRecord({ facts, token: 'T' })).toBe(false);
  serverSays(null);
  expect(await saveRecord({ facts, token: 'T' })).toBe(false);
});
