// What setup compares to know whether something is stale.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SOURCE_FOLDERS = ['games', 'packages', 'apps', 'bench', 'scripts'];
const NOT_SOURCE = new Set(['node_modules', 'dist', '.cache', 'records', 'test-results']);

/** Content of a few files. */
export function stampOfFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Names, sizes and times of everything that goes into a build. */
export function stampOfSources() {
  const hash = createHash('sha256');
  hash.update(stampOfFiles(['package-lock.json']));
  for (const folder of SOURCE_FOLDERS) walk(join(root, folder), hash);
  return hash.digest('hex');
}

function walk(folder, hash) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_SOURCE.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path, hash);
    else if (!entry.name.includes('.test.')) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
}
