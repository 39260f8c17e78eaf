/** What was typed into the forms, kept while they are left, and why the last attempt failed. */
import type { SomeOptions } from '@parlor/kernel';
import type { ChatRule } from '@parlor/protocol';
import { create } from 'zustand';

export interface CreateDraft {
  readonly game: string | null;
  readonly seats: number | null;
  readonly clock: boolean;
  readonly turnTime: string;
  readonly force: boolean;
  readonly options: SomeOptions;
  readonly table: TableDraft;
}

/** How the table itself shall be. */
export interface TableDraft {
  readonly watchers: boolean;
  /** Watchers may take a free seat. */
  readonly sitIn: boolean;
  readonly public: boolean;
  readonly chat: ChatRule;
  /** Seats are drawn at the start. */
  readonly random: boolean;
  /** '': a fresh one. */
  readonly seed: string;
  /** Bots to seat at once, by name. */
  readonly bots: readonly string[];
}

export interface JoinDraft {
  readonly id: string;
  readonly token: string;
}

export interface Failure {
  readonly form: 'create' | 'join';
  readonly message: string;
  /** A game that has begun may still be watched. */
  readonly watch?: { readonly id: number; readonly token: string; readonly name: string };
}

interface Drafts {
  readonly create: CreateDraft;
  readonly join: JoinDraft;
  /** Typed, but not yet the name kept in Settings. */
  readonly name: string | null;
  readonly failure: Failure | null;
}

export const freshTable: TableDraft = {
  watchers: true,
  sitIn: false,
  public: false,
  chat: 'all',
  random: false,
  seed: '',
  bots: [],
};

export const freshCreate: CreateDraft = {
  game: null,
  seats: null,
  clock: true,
  turnTime: '60',
  force: false,
  options: {},
  table: freshTable,
};

export const useDrafts = create<Drafts>()(() => ({
  create: freshCreate,
  join: { id: '', token: '' },
  name: null,
  failure: null,
}));

export function fail(form: Failure['form'], message: string, watch?: Failure['watch']): void {
  useDrafts.setState({ failure: { form, message, ...(watch ? { watch } : {}) } });
}

export function forgetFailure(): void {
  useDrafts.setState({ failure: null });
}
