/** A house for a test: a real server behind a wire that can be cut, and browsers that come to it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CLIENT, SERVER } from './build.ts';
import { CHROMIUM } from './chromium.ts';
import { Person } from './person.ts';

export interface House {
  readonly url: string;
  /** A person with a browser of their own, at the front page. */
  person(name: string, context?: BrowserContextOptions): Promise<Person>;
  /** A person with a browser of their own at an empty page, about to open a link. */
  invited(name: string, context?: BrowserContextOptions): Promise<Person>;
  /** Everybody goes home: their browsers' windows are closed. */
  clear(): Promise<void>;
  /** Every connection breaks and none is let through until `mend`. */
  cut(): void;
  mend(): void;
  /** Ends the server and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Bots that answer at once, so that whole games fit into a test. */
const QUICK = { botPace: 0, botBudget: 60 };

export async function openHouse(settings: Record<string, unknown> = {}): Promise<House> {
  const data = await mkdtemp(join(tmpdir(), 'parlor-e2e-'));
  const given = { ...QUICK, data, ...settings };
  let server = await startProcess(given);
  const wire = await layWire(() => server.port);
  const browser = await chromium.launch(CHROMIUM);
  const chairs = new Chairs(browser);
  const prefix = typeof settings['prefix'] === 'string' ? settings['prefix'] : '';
  const url = `http://127.0.0.1:${wire.port}${prefix}/`;
  return {
    url,
    person: async (name, context) => {
      const person = await outside(chairs, url, name, context);
      await person.page.goto(url);
      return person;
    },
    invited: (name, context) => outside(chairs, url, name, context),
    clear: () => chairs.clear(),
    cut: wire.cut,
    mend: wire.mend,
    restart: async () => {
      await server.end();
      server = await startProcess(given);
    },
    close: async () => {
      await browser.close();
      wire.close();
      await server.end();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function outside(chairs: Chairs, url: string, name: string, options: BrowserContextOptions = {}): Promise<Person> {
  const page = await chairs.take(options);
  // An empty page at the house's address: what a browser keeps is kept by address.
  const anew = new URL('anew', url).href;
  await page.route(anew, route => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(anew);
  await page.evaluate(startAnew, name);
  await page.unroute(anew);
  return new Person(page, name, url);
}

/** Runs in the page. */
function startAnew(name: string): void {
  localStorage.clear();
  sessionStorage.clear();
  if (name) localStorage.setItem('parlor.settings', JSON.stringify({ name }));
}

/** Browser windows, one for each person. An ordinary one is used again by the next test: opening it takes longer than most tests do. */
class Chairs {
  readonly #browser: Browser;
  readonly #ordinary: Page[] = [];
  readonly #taken: Page[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(options: BrowserContextOptions): Promise<Page> {
    const ordinary = Object.keys(options).length === 0;
    const page = (ordinary ? this.#ordinary.pop() : undefined) ?? (await this.#open(options));
    if (ordinary) this.#taken.push(page);
    return page;
  }

  async clear(): Promise<void> {
    const taken = new Set(this.#taken.splice(0));
    for (const context of this.#browser.contexts()) {
      const [page] = context.pages();
      if (!page || this.#ordinary.includes(page)) continue;
      if (!taken.has(page)) await context.close();
      else {
        page.removeAllListeners();
        await page.goto('about:blank');
        this.#ordinary.push(page);
      }
    }
  }

  async #open(options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    return page;
  }
}

interface Running {
  readonly port: number;
  end(): Promise<void>;
}

async function startProcess(settings: Record<string, unknown>): Promise<Running> {
  const child = spawn(process.execPath, [SERVER, JSON.stringify({ web: CLIENT, ...settings })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const port = await portOf(child);
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return {
    port,
    end: async () => {
      child.stdin?.end();
      await ended;
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', chunk => {
      text += String(chunk);
      if (text.includes('\n')) resolve((JSON.parse(text.slice(0, text.indexOf('\n'))) as { port: number }).port);
    });
    child.once('exit', code => reject(new Error(`The server ended with ${code} before it listened.`)));
  });
}

interface Wire {
  readonly port: number;
  cut(): void;
  mend(): void;
  close(): void;
}

/** Between browsers and server: a browser's own offline switch leaves open sockets alone. */
async function layWire(target: () => number): Promise<Wire> {
  const open = new Set<Socket>();
  let whole = true;
  const server: Server = createServer(near => {
    if (!whole) return void near.destroy();
    const far = connect(target(), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => {
      whole = false;
      breakAll();
    },
    mend: () => {
      whole = true;
    },
    close: () => {
      breakAll();
      server.close();
    },
  };
}
