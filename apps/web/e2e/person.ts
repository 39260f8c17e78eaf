/** A person in front of a browser: what people do at Parlor, by the names they read on the screen. */
import type { Locator, Page } from '@playwright/test';

interface NewTable {
  readonly game: string;
  readonly players: number;
  /** Seconds, or null: no clock. */
  readonly turnTime?: number | null;
  readonly force?: boolean;
  /** Options by their label. */
  readonly choices?: Readonly<Record<string, string>>;
}

const STATUS = 'section.status';

export class Person {
  readonly page: Page;
  readonly name: string;
  readonly url: string;
  /** What the browser complained about: broken rules of the content policy, scripts that failed. */
  readonly complaints: string[] = [];

  constructor(page: Page, name: string, url: string) {
    this.page = page;
    this.name = name;
    this.url = url;
    page.on('pageerror', error => this.complaints.push(String(error)));
    page.on('console', message => {
      if (message.type() === 'error' && !/WebSocket|ERR_/.test(message.text())) this.complaints.push(message.text());
    });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().click();
  }

  async fillCreate({ game, players, turnTime = null, force = false, choices = {} }: NewTable): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: 'Create a game' }).click();
    await page.getByRole('radio', { name: game, exact: true }).check();
    await page
      .getByRole('group', { name: 'Players' })
      .getByRole('radio', { name: String(players), exact: true })
      .check();
    if (turnTime === null) await page.getByRole('checkbox', { name: 'none' }).check();
    else await page.getByRole('textbox', { name: 'Turn time' }).fill(String(turnTime));
    await page.getByRole('textbox', { name: 'Player ID' }).fill(this.name);
    const folded = page.locator('details.fold:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    for (const [label, value] of Object.entries(choices)) {
      await page.getByRole('group', { name: label }).getByRole('radio', { name: value, exact: true }).check();
    }
    if (force) await page.getByRole('checkbox', { name: /^Force/ }).check();
    await this.press('Create');
  }

  async create(table: NewTable): Promise<void> {
    await this.fillCreate(table);
    await this.page.getByRole('heading', { name: 'Seats' }).waitFor();
  }

  /** The invite link, as the lobby shows it. */
  async invite(): Promise<string> {
    return this.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  }

  async join(invite: string): Promise<void> {
    await this.page.goto(invite);
    await this.page.getByRole('textbox', { name: 'Player ID' }).fill(this.name);
    await this.press('Join');
    await this.page.waitForURL(/\/t\/\d+$/);
  }

  async addBot(name: RegExp): Promise<void> {
    await this.press('Add bot');
    await this.page.getByRole('dialog').getByRole('button', { name }).click();
  }

  /** Waits for the own turn or the end; true: it is the own turn. */
  async turnComes(): Promise<boolean> {
    await this.statusReads('Your turn|Game over');
    // A board arrives after the news that it is needed.
    await this.page.locator('.play .ui-surface').waitFor();
    return (await this.page.locator(STATUS).textContent())?.includes('Your turn') ?? false;
  }

  /** Waits until the own turn is over. */
  async turnPasses(): Promise<void> {
    await this.statusReads('^(?!.*Your turn)');
  }

  /** The page looks by itself: asking for a role from outside, over and over, keeps it from playing. */
  private async statusReads(pattern: string): Promise<void> {
    const reads = ([place, wanted]: readonly [string, string]) =>
      new RegExp(wanted).test(document.querySelector(place)?.textContent ?? '');
    await this.page.waitForFunction(reads, [STATUS, pattern] as const, { polling: 50, timeout: 30_000 });
  }

  /** Waits until the move is made: the log has grown beyond this turn. */
  async lastTurn(): Promise<number> {
    const numbers = await this.page.locator('.log-number').allTextContents();
    return Number(numbers.at(-1) ?? 0);
  }

  async command(text: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: 'Command' });
    await box.fill(text);
    await box.press('Enter');
  }

  /** A bar over the table, or the banner of the main menu: what is read, not what is heard. */
  bar(text: string | RegExp): Locator {
    return this.page.locator('.bar, .banner', { hasText: text });
  }

  gameOver(): Locator {
    return this.page.getByRole('dialog', { name: 'Game over' });
  }
}
