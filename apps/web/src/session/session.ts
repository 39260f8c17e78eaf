/** The one connection of this page, and what it knows. Opened by the first screen that needs it, closed by Quit. */

import type { Read } from '@parlor/kernel';
import {
  type AnswerOf,
  type Ask,
  type Asked,
  Client,
  type ClientEvent,
  type ClientStatus,
  type Picture,
  type TableRow,
} from '@parlor/protocol';
import { create } from 'zustand';
import { socketAddress } from '../platform/address.ts';
import { clientKey } from '../stores/keys.ts';
import { words } from '../strings/index.ts';

export interface Session {
  readonly status: ClientStatus;
  readonly welcome: AnswerOf<'hello'> | null;
  readonly picture: Picture | null;
  /** The own tables, running and finished, as last heard. */
  readonly mine: readonly TableRow[];
  /** Tables marked public, as last heard. */
  readonly open: readonly TableRow[];
}

const NOTHING: Session = { status: { is: 'connecting' }, welcome: null, picture: null, mine: [], open: [] };

export const useSession = create<Session>()(() => NOTHING);

type Listener = (event: ClientEvent) => void;

let client: Client | null = null;
const listeners = new Set<Listener>();

/** Hears every event of the connection, over reconnects and after Quit as well. */
export function listen(listener: Listener): void {
  listeners.add(listener);
}

export function connect(): void {
  if (client) return;
  client = new Client({
    url: socketAddress('socket'),
    key: clientKey(),
    mark: freshMark(),
    open: url => new WebSocket(url),
  });
  client.on(event => {
    note(event);
    for (const listener of listeners) listener(event);
  });
}

/** Not `randomUUID`: phones reach a server at home over plain http, where browsers leave it out. */
function freshMark(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(36).padStart(2, '0')).join('');
}

export function disconnect(): void {
  client?.close();
  client = null;
  useSession.setState(NOTHING);
}

export function retryNow(): void {
  client?.retryNow();
}

/** The table is no longer this page's: reconnects do not return to it. */
export function forgetTable(): void {
  client?.forget();
}

/** A longer silence means that there is no server, not that it thinks. */
const PATIENCE_MS = 15_000;

/** Asks the server and reads the answer: a value, or the sentence why not. */
export async function ask<Name extends Ask>(name: Name, asked: Asked<Name>): Promise<Read<AnswerOf<Name>>> {
  connect();
  const answer = await Promise.race([client!.ask(name, asked), silence()]);
  if (answer === null) return { refusal: { code: 'offline', message: words.faults.offline } };
  return answer.ok ? { value: answer as AnswerOf<Name> } : { refusal: { code: answer.code, message: answer.message } };
}

/** Asks and waits as long as it takes: a move is repeated over reconnects and never lost. */
export async function insist<Name extends Ask>(name: Name, asked: Asked<Name>): Promise<Read<AnswerOf<Name>>> {
  connect();
  const answer = await client!.ask(name, asked);
  return answer.ok ? { value: answer as AnswerOf<Name> } : { refusal: { code: answer.code, message: answer.message } };
}

/** The lists of the menu: the own tables, and those open to all. */
export async function refreshLists(): Promise<void> {
  const [mine, open] = await Promise.all([ask('mine', {}), ask('tables', {})]);
  if ('value' in mine) useSession.setState({ mine: mine.value.tables });
  if ('value' in open) useSession.setState({ open: open.value.tables });
}

function silence(): Promise<null> {
  return new Promise(resolve => setTimeout(() => resolve(null), PATIENCE_MS));
}

function note(event: ClientEvent): void {
  if (event.kind === 'status') useSession.setState({ status: event.status, welcome: client?.welcome ?? null });
  if (event.kind === 'picture') useSession.setState({ picture: event.picture });
}
