/** Builds client and server once before the browsers start, in folders of their own: what is in use stays as it is. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundle } from '../../../scripts/bundle.mjs';

const CACHE = 'apps/web/.cache';
const here = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const CLIENT = here(`${CACHE}/e2e/`);
export const SERVER = here(`${CACHE}/e2e-server/serve.mjs`);

export default async function buildBoth(): Promise<void> {
  // A test runner says 'test' here, which would build React for development.
  process.env['NODE_ENV'] = 'production';
  await build({ root: here('apps/web'), logLevel: 'warn', build: { outDir: CLIENT, emptyOutDir: true } });
  await bundle({ serve: 'apps/web/e2e/serve.ts', 'bot-thread': 'apps/server/src/bot-thread.ts' }, `${CACHE}/e2e-server`);
}
