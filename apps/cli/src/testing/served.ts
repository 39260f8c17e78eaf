/** A server of the built program, in a process and a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './pane.ts';

export interface Served {
  readonly url: string;
  readonly folder: string;
  close(): Promise<void>;
}

export async function serveBuilt(folder = mkdtempSync(join(tmpdir(), 'parlor-served-'))): Promise<Served> {
  const args = ['parlor', 'serve', '--host', '127.0.0.1', '--port', '0', '--data', join(folder, 'data'), '--bot-budget', '50'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await addressFrom(child);
  return {
    url,
    folder,
    close: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', chunk => {
      text += chunk;
      const address = /open at (\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
}
