// Builds what runs: the command line (with the server in it) and the web client.
import { join } from 'node:path';
import { build as buildWeb } from 'vite';
import { bundle } from './bundle.mjs';
import { root } from './stamps.mjs';

export async function build() {
  await Promise.all([
    bundle({ parlor: 'apps/cli/src/main.ts', 'bot-thread': 'apps/server/src/bot-thread.ts' }, 'dist/cli'),
    buildWeb({ configFile: join(root, 'apps/web/vite.config.ts'), root: join(root, 'apps/web'), logLevel: 'error' }),
  ]);
}
