/** One example of every message: for the tests, and for docs/protocol.md. */
import type { BotOffer, ChatLine, Facts, GameOffer, Person, Step, TableRow } from '../forms.ts';
import type { AnswerOf, RefusalMessage, TellName, TellOf } from '../messages.ts';
import type { Ask, RequestOf } from '../requests.ts';

const outcome = { scores: [21, 21], winners: [], places: [1, 1], reason: 'deckout', extra: { kept: 21 } };
const person: Person = { name: 'nora', bot: null, here: true, away: false, left: false, standIn: null, votes: [] };
const bot: BotOffer = { name: 'ladder', version: '1', character: 'Safe with strangers.', strength: 4 };

const facts: Facts = {
  table: 4812,
  game: 'hanabi',
  version: '1',
  options: { colours: 'none' },
  seats: 2,
  limit: 60,
  public: false,
  watchers: true,
  sitIn: false,
  chat: 'all',
  random: false,
  policy: { absent: 'wait', left: 'ends', alone: 'plays-on' },
  promise: '374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb',
  seed: null,
  phase: 'lobby',
  people: [person, null],
  owner: 0,
  watching: [],
  outcome: null,
  closed: null,
  suspendedFor: null,
  clock: { seat: null, left: null, running: false },
  rematch: null,
};

const game: GameOffer = {
  id: 'hanabi',
  name: 'Hanabi',
  pitch: 'Everybody sees your cards but you.',
  version: '1',
  seats: [2, 5],
  fields: { single: { kind: 'switch', label: 'Single copies', help: 'One copy of each card.', default: false } },
  policy: facts.policy,
  bots: [bot],
};

const row: TableRow = {
  table: 4812,
  game: 'hanabi',
  phase: 'lobby',
  names: ['nora', null],
  bots: [null, null],
  seats: 2,
  limit: 60,
  watchers: true,
  created: 1_793_800_000_000,
};

const line: ChatLine = { id: 1, at: 1_793_800_000_000, from: 'nora', to: null, text: 'Good luck!' };
const step: Step = { n: 15, seat: 0, move: 'P2', at: 1_793_800_000_000, patch: { turn: [1], deck: [22] } };
const entered = { re: 'k3.2', ok: true, facts, seat: 0, n: 0, view: null, chat: [], muted: [] } as const;
const own = { ...entered, facts, chat: [], muted: [], token: 'K7QX-2M9P' };
const seatKey = 'dGhpcyBpcyBub3QgYSBrZXkgYXQgYWxs';
const ok = { re: 'k3.2', ok: true } as const;

const requests: { readonly [Name in Ask]: RequestOf<Name> } = {
  hello: { ask: 'hello', tag: 'k3.1', protocol: 1, key: 'a-secret-made-on-first-use' },
  create: {
    ask: 'create',
    tag: 'k3.2',
    player: 'nora',
    game: 'hanabi',
    seats: 2,
    options: { colours: 'six' },
    limit: 60,
    chat: 'phrases',
  },
  join: { ask: 'join', tag: 'k3.2', table: 4812, token: 'K7QX-2M9P', player: 'ben' },
  rejoin: { ask: 'rejoin', tag: 'k3.2', table: 4812, seatKey, since: 14 },
  watch: { ask: 'watch', tag: 'k3.2', table: 4812, token: 'K7QX-2M9P' },
  sit: { ask: 'sit', tag: 'k3.2', table: 4812, player: 'cleo' },
  leave: { ask: 'leave', tag: 'k3.2', table: 4812 },
  'add-bot': { ask: 'add-bot', tag: 'k3.2', table: 4812, bot: 'ladder' },
  remove: { ask: 'remove', tag: 'k3.2', table: 4812, seat: 1 },
  move: { ask: 'move', tag: 'k3.2', table: 4812, seen: 14, move: 'P2' },
  since: { ask: 'since', tag: 'k3.2', table: 4812, since: 14 },
  say: { ask: 'say', tag: 'k3.2', table: 4812, text: 'Well played!', to: 'ben' },
  mute: { ask: 'mute', tag: 'k3.2', table: 4812, name: 'ben', on: true },
  vote: { ask: 'vote', tag: 'k3.2', table: 4812, seat: 1, on: true },
  rematch: { ask: 'rematch', tag: 'k3.2', table: 4812 },
  tables: { ask: 'tables', tag: 'k3.2' },
  mine: { ask: 'mine', tag: 'k3.2' },
  'move-out': { ask: 'move-out', tag: 'k3.2', bundle: '{"key":"...","seats":[]}' },
  'move-in': { ask: 'move-in', tag: 'k3.2', code: 'K7QX2-M9PAB' },
  ping: { ask: 'ping', tag: 'k3.2' },
};

const answers: { readonly [Name in Ask]: AnswerOf<Name> } = {
  hello: { ...ok, re: 'k3.1', protocol: 1, server: '0.1.0', now: 1_793_800_000_000, games: [game], phrases: ['Hello!'] },
  create: { ...own, facts: { ...facts, options: { colours: 'six' }, chat: 'phrases' }, seatKey },
  join: { ...own, seat: 1, seatKey },
  rejoin: { ...own, n: 15, steps: [step] },
  watch: { ...own, seat: null },
  sit: { ...own, seat: 1, seatKey },
  leave: ok,
  'add-bot': { ...ok, seat: 1 },
  remove: ok,
  move: { ...ok, n: 15 },
  since: { ...ok, n: 15, view: null, steps: [step] },
  say: { ...ok, id: 1 },
  mute: { ...ok, muted: ['ben'] },
  vote: { ...ok, votes: [0] },
  rematch: { ...ok, table: 4813 },
  tables: { ...ok, tables: [row] },
  mine: { ...ok, tables: [{ ...row, phase: 'over', seat: 0, yourTurn: false, outcome }] },
  'move-out': { ...ok, code: 'K7QX2-M9PAB', seconds: 600 },
  'move-in': { ...ok, bundle: '{"key":"...","seats":[]}' },
  ping: { ...ok, now: 1_793_800_000_000 },
};

const tells: { readonly [Name in TellName]: TellOf<Name> } = {
  step: { tell: 'step', ...step, left: 60_000 },
  start: { tell: 'start', seat: 0, n: 0, view: { turn: 0, happened: [] }, facts: { ...facts, phase: 'playing' } },
  table: { tell: 'table', facts: { people: [person, null] }, news: [{ kind: 'left', seat: 1, name: 'ben' }] },
  chat: { tell: 'chat', line },
  hurry: { tell: 'hurry', ms: 1000 },
  aside: { tell: 'aside', table: 4812, code: 'elsewhere', message: 'This seat is now on another device.' },
  restart: { tell: 'restart', message: 'The server restarts. Your game is saved; come back in a moment.' },
};

const refusal: RefusalMessage = {
  re: 'k3.2',
  ok: false,
  code: 'stale',
  message: 'The table has moved on since you looked. Look again, then make your move.',
};

export const samples = { requests, answers, tells, refusal } as const;
