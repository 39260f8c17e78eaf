/** `parlor serve` as a process of its own: how it starts, and how it ends when it cannot. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../testing/pane.ts';
import { type Served, serveBuilt } from '../testing/served.ts';

let running: Served;
beforeAll(async () => {
  running = await serveBuilt();
});
afterAll(() => running.close());

/** A second server; killed, and without a code, if it does not end by itself. */
function serve(flags: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['parlor', 'serve', '--host', '127.0.0.1', '--port', '0', ...flags],
    {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 10_000,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...env },
    },
  );
  return { code: status, out: stdout, err: stderr };
}

describe('a server that cannot start ends by itself with one line', () => {
  const elsewhere = () => ['--data', join(running.folder, 'other')];

  test('when the port is taken', () => {
    const { port } = new URL(running.url);
    expect(serve(['--port', port, ...elsewhere()])).toEqual({
      code: 1,
      out: '',
      err: `parlor: Port ${port} is taken. Choose another with --port.\n`,
    });
  });

  test('when the address is not of this computer', () => {
    expect(serve(['--host', '1.2.3.4', ...elsewhere()])).toEqual({
      code: 1,
      out: '',
      err: 'parlor: 1.2.3.4 is no address of this computer. Choose another with --host.\n',
    });
  });

  test('when a switch in the environment is neither on nor off: with code 2', () => {
    expect(serve(elsewhere(), { PARLOR_TRUST_PROXY: 'maybe' })).toEqual({
      code: 2,
      out: '',
      err: 'parlor: --trust-proxy is on (1, true, yes) or off (0, false, no); "maybe" is neither.\n',
    });
  });

  test('when another server uses the data folder', () => {
    const data = join(running.folder, 'data');
    expect(serve(['--data', data])).toEqual({
      code: 1,
      out: '',
      err: `parlor: Another server uses the folder ${data}. Stop it, or choose another folder.\n`,
    });
  });
});
