/** Every setting of the server, with its default; `docs/operate.md` lists them. */
import { PATIENCE, type Patience } from '@parlor/match';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The folder of the data file; null: nothing is kept. */
  readonly data: string | null;
  /** What comes before every path: '' or '/parlor'. */
  readonly prefix: string;
  /** The built web client; a missing folder is fine. */
  readonly web: string | null;
  /** Believe a proxy's X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** Milliseconds a bot may think about a move. */
  readonly botBudget: number;
  /** Milliseconds between a move and a bot's answer, at least: people want to follow. */
  readonly botPace: number;
  /** Worker threads for bots. */
  readonly botThreads: number;
  /** Milliseconds between pings, and without an answer until a connection is lost. */
  readonly pingEvery: number;
  readonly pingLost: number;
  /** Milliseconds after a start in which people may come back before they count as lost. */
  readonly returning: number;
  /** Requests a second that one connection may send, over a longer time. */
  readonly requestRate: number;
  readonly patience: Patience;
}

export const DEFAULTS: Settings = {
  host: '0.0.0.0',
  port: 8710,
  data: 'data',
  prefix: '',
  web: null,
  trustProxy: false,
  logLevel: 'info',
  botBudget: 1000,
  botPace: 500,
  botThreads: 1,
  pingEvery: 2000,
  pingLost: 5000,
  returning: 8000,
  requestRate: 100,
  patience: PATIENCE,
};
