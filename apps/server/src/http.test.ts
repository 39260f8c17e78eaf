import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './testing/house.ts';

const web = mkdtempSync(join(tmpdir(), 'parlor-web-'));
let house: TestHouse;
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>Parlor</title></head></html>');
  writeFileSync(join(web, 'assets', 'main.js'), 'void 0;');
  house = await openHouse({ web, prefix: '/games' });
});
afterAll(async () => {
  await house.close();
  rmSync(web, { recursive: true });
});

const get = (path: string) => fetch(new URL(path, house.server.address));

test('health and readiness are told', async () => {
  expect(await (await get('healthz')).json()).toEqual({ ok: true });
  expect((await get('readyz')).status).toBe(200);
});

test('the web client is served under the prefix, and every address of its own is the page', async () => {
  expect(house.server.address).toMatch(/\/games\/$/);
  for (const path of ['', 'j/4812', 'settings']) {
    const page = await get(path);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<base href="/games/">');
  }
  const script = await get('assets/main.js');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await get('assets/missing.js')).status).toBe(404);
  expect((await get('/elsewhere')).status).toBe(404);
});

test('no script but the server’s own may run on its pages', async () => {
  const policy = (await get('')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the socket is under the prefix too', async () => {
  const nora = await house.person('nora');
  expect((await nora.create()).ok).toBe(true);
});

test('without a built web client the rest works', async () => {
  const bare = await openHouse({ web: join(web, 'missing') });
  expect((await fetch(`${bare.server.address}healthz`)).status).toBe(200);
  expect((await fetch(bare.server.address)).status).toBe(404);
  await bare.close();
});
