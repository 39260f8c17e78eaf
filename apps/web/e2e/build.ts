/** Builds the client once before the browsers start, in a folder of its own: the one in use stays as it is. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const BUILT = fileURLToPath(new URL('../.cache/e2e/', import.meta.url));

export default async function buildClient(): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  // A test runner says 'test' here, which would build React for development.
  process.env['NODE_ENV'] = 'production';
  await build({ root, logLevel: 'warn', build: { outDir: BUILT, emptyOutDir: true } });
}
