/** What was typed into the forms, kept while they are left, and why the last attempt failed. */
import type { SomeOptions } from '@parlor/kernel';
import { create } from 'zustand';

export interface CreateDraft {
  readonly game: string | null;
  readonly seats: number | null;
  readonly clock: boolean;
  readonly turnTime: string;
  readonly force: boolean;
  readonly options: SomeOptions;
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

export const freshCreate: CreateDraft = { game: null, seats: null, clock: true, turnTime: '60', force: false, options: {} };

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
