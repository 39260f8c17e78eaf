/** `parlor serve` as a process of its own: how it starts, and how it ends when it cannot. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Connection } from '../online/connection.ts';
import { ROOT } from '../testing/pane.ts';
import { type Served, serveBuilt } from '../testing/served.ts';

let running: Served;
beforeAll(async () => {
  running = await serveBuilt();
});
afterAll(() => running.close());

describe('the backup of docs/operate.md', () => {
  const commands = /\*\*Backup while running\.[^`]*```\n([^`]+)```/.exec(
    readFileSync(join(ROOT, 'docs/operate.md'), 'utf8'),
  )![1]!;

  test('is made while the server runs, again on the same day, and a server on the copy has the table', async () => {
    const table = await withConnection(running, async connection => {
      const asked = { player: 'nora', game: 'hanabi', seats: 2, limit: null, public: true };
      const made = await connection.ask('create', asked);
      return made.ok ? made.facts.table : null;
    });
    const env = { ...process.env, PATH: `${folderWithSqlite()}:${process.env['PATH']}` };
    for (let times = 0; times < 2; times++) execFileSync('sh', ['-e', '-c', commands], { cwd: running.folder, env });
    const copies = readdirSync(join(running.folder, 'backup'));
    expect(copies).toEqual([expect.stringMatching(/^parlor-[\d-]+\.db$/)]);
    const other = mkdtempSync(join(tmpdir(), 'parlor-restored-'));
    mkdirSync(join(other, 'data'));
    copyFileSync(join(running.folder, 'backup', copies[0]!), join(other, 'data', 'parlor.db'));
    const restored = await serveBuilt(other);
    const listed = await withConnection(restored, connection => connection.ask('tables', {}));
    expect(listed).toMatchObject({ ok: true, tables: [{ table, game: 'hanabi' }] });
    await restored.close();
  });
});

async function withConnection<T>(served: Served, act: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = new Connection({ server: served.url, keys: join(served.folder, 'keys.json') });
  await connection.greeted();
  const done = await act(connection);
  connection.close();
  return done;
}

/** A folder with a `sqlite3`, which not every computer has: it runs one statement on one file, as the real one does. */
function folderWithSqlite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-sqlite3-'));
  const lines = [
    `#!${process.execPath}`,
    'const [file, statement] = process.argv.slice(2);',
    `new (require(${JSON.stringify(join(ROOT, 'node_modules/libsql'))}))(file).exec(statement);`,
  ];
  writeFileSync(join(folder, 'sqlite3'), lines.join('\n'), { mode: 0o755 });
  return folder;
}

/** A second server; killed, and without a code, if it does not end by itself. */
function serve(flags: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['parlor', 'serve', '--host', '127.0.0.1', '--port', '0', ...flags],
    {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 60_000,
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
