/** What is fetched: health, records of finished games, and the web client. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import { writeRecord } from '@parlor/kernel';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { headerOf, seatsByNumber } from './data.ts';
import type { Hall } from './hall.ts';
import { pathOf } from './path.ts';
import { hashOf, plainToken, sameSecret } from './secrets.ts';
import { refuse } from './sentences.ts';
import type { Listed } from './store/store.ts';
import type { Throttle } from './throttle.ts';

export interface Web {
  readonly hall: Hall;
  readonly throttle: Throttle;
  /** False while the server goes away. */
  isReady(): boolean;
}

export async function openHttp({ hall, throttle, isReady }: Web): Promise<FastifyInstance> {
  const { prefix, web, trustProxy } = hall.settings;
  const app = fastify({ trustProxy, forceCloseConnections: true });
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: policy }, hsts: false });

  app.get(`${prefix}/healthz`, () => ({ ok: true }));
  app.get(`${prefix}/readyz`, async (_request, reply) => {
    const ready =
      isReady() &&
      (await hall.store.lastTable().then(
        () => true,
        () => false,
      ));
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
  app.get<{ Params: { table: string } }>(`${prefix}/api/tables/:table/record`, async (request, reply) => {
    const now = hall.time.now();
    const stored = await hall.store.read(Number(request.params.table) || 0);
    const seated = stored !== null && showsSeatKey(stored, request);
    if (!seated && throttle.wait(request.ip, now) > 0) return reply.code(429).send(refuse('slow-down'));
    if (!stored || !(seated || mayRead(stored, request))) {
      throttle.failed(request.ip, now);
      return reply.code(404).send(refuse('unknown-table'));
    }
    if (stored.status.phase !== 'over') return reply.code(409).send(refuse('not-over'));
    const header = headerOf({ ...stored, seats: seatsByNumber(stored.seats, stored.terms.seats) });
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="parlor-${stored.terms.table}.jsonl"`)
      .send(writeRecord({ header, entries: stored.entries }));
  });
  if (web !== null && existsSync(join(web, 'index.html'))) await serveWeb(app, web, prefix);
  return app;
}

/** Scripts, styles and sockets of this server only. */
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  // Some browsers do not count a socket to the same host as 'self'.
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Public tables are open; others are for those who show the Token or a seat key. */
function mayRead({ terms }: Listed, request: FastifyRequest): boolean {
  const secret = secretOf(request);
  return terms.public || (secret !== null && sameSecret(plainToken(terms.token), plainToken(secret)));
}

function showsSeatKey({ seats }: Listed, request: FastifyRequest): boolean {
  const secret = secretOf(request);
  return secret !== null && seats.some(({ seatKey }) => seatKey !== null && sameSecret(seatKey, hashOf(secret)));
}

function secretOf(request: FastifyRequest): string | null {
  return /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The web client's files; any other address is the client itself, which reads it. */
async function serveWeb(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('<head>', `<head><base href="${prefix}/">`);
  await app.register(files, {
    root: folder,
    prefix: `${prefix}/`,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (reply: FastifyReply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  // The folder itself is no file: without a route of its own the front page would be refused.
  app.get(`${prefix}/`, (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const isHere = path === prefix || path.startsWith(`${prefix}/`);
    const isPage = request.method === 'GET' && isHere && !/\.[a-z0-9]+$/i.test(path);
    if (!isPage) return reply.code(404).send({ code: 'not-found', message: 'There is nothing at this address.' });
    return sendPage(reply);
  });
}
