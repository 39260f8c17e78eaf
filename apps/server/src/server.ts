/** The server: store, hall, sockets and files put together. */
import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { AgentThreads } from '@parlor/agents/threads';
import type { AnyGame, AnyShelf } from '@parlor/kernel';
import pino, { type Logger } from 'pino';
import { lockFolder } from './data-lock.ts';
import { Hall } from './hall.ts';
import { openHttp } from './http.ts';
import { Moving } from './moving.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { Sockets } from './socket.ts';
import { MemoryStore } from './store/memory.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Throttle } from './throttle.ts';
import { realTime, type Time } from './time.ts';

export interface ServerSettings extends Partial<Settings> {
  readonly games: readonly AnyGame[];
  readonly shelves: Readonly<Record<string, AnyShelf>>;
  /** The file in which bots run: it calls `serveAgents` with the same games. */
  readonly botThread: URL;
  /** Of the program. */
  readonly version?: string;
  readonly time?: Time;
  readonly store?: Store;
  readonly log?: Logger;
}

export interface RunningServer {
  /** 'http://127.0.0.1:8710/', with the prefix. */
  readonly address: string;
  readonly port: number;
  /** Tells everybody, stores what was acknowledged, and ends. */
  close(): Promise<void>;
}

/** People get this long to hear that the server goes away. */
const FAREWELL_MS = 300;

/** A bot that is this much over its budget has failed. */
const BOT_GRACE_MS = 1000;
const BOT_LONGEST_MS = 30_000;

export async function startServer(given: ServerSettings): Promise<RunningServer> {
  const settings: Settings = { ...DEFAULTS, ...given };
  const log = given.log ?? pino({ level: settings.logLevel });
  const { store, release } = given.store ? { store: given.store, release: () => {} } : await openStore(settings.data);
  const threads = new AgentThreads({
    entry: given.botThread,
    threads: settings.botThreads,
    grace: BOT_GRACE_MS,
    longest: BOT_LONGEST_MS,
  });
  const { games, shelves, time = realTime, version = '0' } = given;
  const hall = new Hall({ games, shelves, store, threads, settings, time, log });
  await hall.open();
  const throttle = new Throttle();
  const sockets = new Sockets({ hall, throttle, moving: new Moving(), version });
  let ready = true;
  const http = await openHttp({ hall, throttle, isReady: () => ready });
  sockets.listen(http.server, `${settings.prefix}/socket`, request => addressOf(request, settings.trustProxy));
  const end = async () => {
    ready = false;
    sockets.close();
    await hall.close();
    release();
    await sockets.farewell(FAREWELL_MS);
    await http.close();
  };
  await http.listen({ host: settings.host, port: settings.port }).catch(async failure => {
    await end();
    throw failure;
  });
  const { port } = http.server.address() as { port: number };
  log.info({ port, games: games.map(({ id }) => id) }, 'the server listens');

  return {
    address: `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${port}${settings.prefix}/`,
    port,
    close: async () => {
      await end();
      log.info('the server has ended');
    },
  };
}

/** The store, and how the folder is let go once it is closed. */
async function openStore(folder: string | null): Promise<{ readonly store: Store; release(): void }> {
  if (folder === null) return { store: new MemoryStore(), release: () => {} };
  mkdirSync(folder, { recursive: true });
  const release = lockFolder(folder);
  const store = await openSqlite(join(folder, 'parlor.db')).catch(failure => {
    release();
    throw failure;
  });
  return { store, release };
}

/** Where a request comes from: behind a proxy, what the proxy says. */
function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (request.socket.remoteAddress ?? '');
}
