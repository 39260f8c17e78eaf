// Bundles programs for Node: one file an entry and what they share, started without a compiler.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { root } from './stamps.mjs';

/** Loaded from node_modules at run time: native parts, or worker files of their own. */
const EXTERNAL = ['libsql', '@libsql/*', 'fastify', '@fastify/*', 'pino', 'tinypool', 'ws', 'fast-check'];

export async function bundle(entryPoints, outdir) {
  rmSync(join(root, outdir), { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: EXTERNAL,
    logLevel: 'error',
    // CommonJS packages inside an ES bundle still ask for require.
    banner: {
      js: "import { createRequire as parlorRequire } from 'node:module'; const require = parlorRequire(import.meta.url);",
    },
  });
}
