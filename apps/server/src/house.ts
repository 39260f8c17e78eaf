/** What every table shares: time, storage, bots, settings, and the way out of memory. */
import type { AgentSeat, SeatedAgent } from '@parlor/agents/threads';
import type { AnyBot, AnyGame } from '@parlor/kernel';
import type { Logger } from 'pino';
import type { Settings } from './settings.ts';
import type { Store, Write, Written } from './store/store.ts';
import type { Table } from './table.ts';
import type { Time } from './time.ts';

export interface House {
  readonly time: Time;
  readonly settings: Settings;
  readonly store: Store;
  readonly log: Logger;
  readonly games: readonly AnyGame[];
  botsOf(game: AnyGame): readonly AnyBot[];
  /** By the game's id; '' for a bot that is no longer there. */
  botVersion(game: string, bot: string): string;
  seatBot(seat: AgentSeat): SeatedAgent;
  /** Stores it with whatever else this moment brings; null: it could not be stored. */
  write(...writes: Write[]): Promise<readonly Written[] | null>;
  /** A table's timer has run out. */
  onTime(table: Table): Promise<void>;
  evict(table: Table): void;
}
