/** `parlor serve`: web, protocol and storage on one port, until a signal ends it. */
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@parlor/games';
import { shelves } from '@parlor/games/bots';
import { DEFAULTS, startServer } from '@parlor/server';
import { renderUnicodeCompact } from 'uqr';
import { InputError, switchFrom, wholeNumber } from '../input.ts';
import { VERSION } from '../version.ts';

export interface ServeFlags {
  readonly host: string;
  readonly port: string;
  readonly data: string;
  readonly prefix: string;
  readonly trustProxy: string;
  readonly logLevel: string;
  readonly botBudget: string;
  readonly botThreads: string;
  readonly closeMinutes: string;
  readonly closeDays: string;
}

/** The bundle lies in dist/cli, two steps below the checkout. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export async function serve(flags: ServeFlags): Promise<void> {
  const server = await startServer({
    games,
    shelves,
    botThread: new URL('./bot-thread.mjs', import.meta.url),
    version: VERSION,
    web: join(ROOT, 'apps', 'web', 'dist'),
    host: flags.host,
    port: wholeNumber('--port', flags.port, 0, 65_535),
    data: flags.data === 'none' ? null : flags.data,
    prefix: prefixFrom(flags.prefix),
    trustProxy: switchFrom('--trust-proxy', flags.trustProxy),
    logLevel: flags.logLevel,
    botBudget: wholeNumber('--bot-budget', flags.botBudget, 1, 30_000),
    botThreads: wholeNumber('--bot-threads', flags.botThreads, 1, 64),
    patience: {
      ...DEFAULTS.patience,
      empty: wholeNumber('--close-minutes', flags.closeMinutes, 1, 10_000) * 60_000,
      emptyUntimed: wholeNumber('--close-days', flags.closeDays, 1, 1000) * 24 * 3_600_000,
    },
  }).catch(error => {
    throw startFailure(error, flags);
  });
  process.stdout.write(`${greeting(server.address, lanAddress(server.address, flags.host)).join('\n')}\n`);
  await untilSignal();
  await server.close();
}

function prefixFrom(text: string): string {
  if (text === '' || /^(\/[\w-]+)+$/.test(text)) return text;
  throw new InputError(`--prefix is empty or a path such as /parlor; "${text}" is neither.`);
}

/** What usually goes wrong at a start, in one line. */
function startFailure(error: unknown, { host, port, data }: ServeFlags): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken. Choose another with --port.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`${host} is no address of this computer. Choose another with --host.`);
  if (code === 'EACCES') return new Error(`Port ${port} or the folder ${data} may not be used by this user.`);
  return error;
}

/** The address another device in the same network can open, or null. */
function lanAddress(address: string, host: string): string | null {
  if (host !== '0.0.0.0') return null;
  const outside = Object.values(networkInterfaces())
    .flat()
    .find(entry => entry && entry.family === 'IPv4' && !entry.internal);
  if (!outside) return null;
  const url = new URL(address);
  url.hostname = outside.address;
  return url.href;
}

function greeting(address: string, lan: string | null): string[] {
  const here = [`Parlor is open at ${address}`];
  if (lan === null) return here;
  return [...here, `In this network: ${lan}`, renderUnicodeCompact(lan)];
}

/** Until Ctrl-C or SIGTERM. */
function untilSignal(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
