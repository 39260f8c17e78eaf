// Builds what runs: the command line (with the server in it) and the web client, if it is there.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { root } from './stamps.mjs';

/** Loaded from node_modules at run time: native parts, or worker files of their own. */
const EXTERNAL = ['libsql', '@libsql/*', 'fastify', '@fastify/*', 'pino', 'tinypool', 'ws', 'fast-check'];

export async function build() {
  await buildCommandLine();
  await buildWeb();
}

async function buildCommandLine() {
  const outdir = join(root, 'dist', 'cli');
  rmSync(outdir, { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { parlor: 'apps/cli/src/main.ts', 'bot-thread': 'apps/server/src/bot-thread.ts' },
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

async function buildWeb() {
  const config = join(root, 'apps/web/vite.config.ts');
  if (!existsSync(config)) return;
  const vite = await import('vite');
  await vite.build({ configFile: config, root: join(root, 'apps/web'), logLevel: 'error' });
}
