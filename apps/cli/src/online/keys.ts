/** What this person's client remembers between runs: a secret key per server and the keys of the seats taken there. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { InputError } from '../input.ts';

const OWNER_ONLY = 0o600;

const serverForm = z.object({ key: z.string(), name: z.optional(z.string()), seats: z.record(z.string(), z.string()) });
const fileForm = z.record(z.string(), serverForm);

/** An identity as another device takes it over. */
export type Identity = z.infer<typeof serverForm>;

/** The file of keys, read and written whole; nobody but its owner may read it. */
export class Keys {
  readonly #path: string;
  readonly #server: string;

  constructor(server: string, path: string = defaultPath()) {
    this.#server = server;
    this.#path = path;
  }

  identity(): Identity {
    const known = this.#read()[this.#server];
    if (known) return known;
    const made = { key: randomBytes(24).toString('base64url'), seats: {} };
    this.keep(made);
    return made;
  }

  keep(identity: Identity): void {
    const all = { ...this.#read(), [this.#server]: identity };
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    const fresh = `${this.#path}.${process.pid}.new`;
    writeFileSync(fresh, `${JSON.stringify(all, null, 2)}\n`, { mode: OWNER_ONLY });
    chmodSync(fresh, OWNER_ONLY);
    renameSync(fresh, this.#path);
  }

  /** The Player ID to go by the next time. */
  keepName(name: string): void {
    this.keep({ ...this.identity(), name });
  }

  seatKey(table: number): string | null {
    return this.identity().seats[String(table)] ?? null;
  }

  keepSeat(table: number, seatKey: string): void {
    const identity = this.identity();
    this.keep({ ...identity, seats: { ...identity.seats, [String(table)]: seatKey } });
  }

  #read(): Record<string, Identity> {
    if (!existsSync(this.#path)) return {};
    try {
      return fileForm.parse(JSON.parse(readFileSync(this.#path, 'utf8')));
    } catch {
      throw new InputError(`The file of keys ${this.#path} cannot be read. Mend it or name another with --keys FILE.`);
    }
  }
}

/** An identity that arrived from another device, or null if it is none. */
export function readIdentity(text: string): Identity | null {
  try {
    return serverForm.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function defaultPath(): string {
  return join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'parlor', 'keys.json');
}
