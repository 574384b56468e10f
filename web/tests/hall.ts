import type { Config, Server } from '@duskhall/server';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Visitor } from './browser.ts';
import { visitAgain, visitOnce } from './page-reuse.ts';
import { openHall } from './server.ts';

/** What the tests of a file share: the built page, a server, a browser. */
export interface TestHall {
  folder: string;
  server: Server;
  browser: Browser;
  /** A visitor for the length of a test, whose page must not report an error. */
  visit(settings?: object, options?: BrowserContextOptions): Promise<Visitor>;
  /** The same for whoever must have nothing in the cache, or changes what cannot be changed back: the clock of the page. */
  firstVisit(settings?: object, options?: BrowserContextOptions): Promise<Visitor>;
}

/** The browser of this worker, and the port of its servers: pages that were left know the address. */
let browser: Promise<Browser> | undefined;
let port = 0;

export function testHall(changes: Partial<Config> = {}): TestHall {
  const visitors: Visitor[] = [];
  const watched =
    (open: typeof visitAgain): TestHall['visit'] =>
    async (settings, options) => {
      const one = await open(hall.browser, hall.server.url, settings, options);
      visitors.push(one);
      return one;
    };
  const hall = { visit: watched(visitAgain), firstVisit: watched(visitOnce) } as TestHall;
  beforeAll(async () => {
    hall.folder = inject('page');
    hall.server = await openHall({ webFolder: hall.folder, botDelay: [5, 15], port, ...changes });
    port = Number(new URL(hall.server.url).port);
    browser ??= chromium.connect(inject('browsers')[Number(process.env.VITEST_POOL_ID) - 1]!);
    hall.browser = await browser;
  });
  afterAll(async () => {
    await hall.server?.stop();
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  return hall;
}

/** Sends a request with a visitor's cookies, without loading a page. */
export async function post<Answer>({ context }: Visitor, path: string, data: object): Promise<Answer> {
  const answer = await context.request.post(path, { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.status() === 204 ? (null as Answer) : answer.json();
}

/** Gives a name and opens a table with the requests of the page, without loading it. */
export async function layTable(
  visitor: Visitor,
  name: string,
  settings: object,
): Promise<{ id: string; code: string }> {
  await post(visitor, '/api/me', { name });
  return (await post<{ table: { id: string; code: string } }>(visitor, '/api/tables', settings)).table;
}

/** Opens a table in the lobby, as a person would; the game's title as it is shown. */
export async function openTable({ page }: Visitor, game: string, seats = 2): Promise<string> {
  await page.goto('/');
  const tile = page.locator(`article[data-game="${game}"]`);
  await tile.waitFor({ state: 'attached' });
  if (!(await tile.isVisible())) await page.locator('details.reference summary').click();
  await tile.getByRole('button', { name: 'Open a table' }).click();
  const seat = page.getByRole('radio', { name: String(seats), exact: true });
  if ((await seat.count()) > 0) await seat.check();
  const list = page.locator('dialog select[name="seats"]');
  if ((await list.count()) > 0) await list.selectOption(String(seats));
  await page.getByRole('button', { name: /^Open (the table|it and play)/ }).click();
  return (await page.locator('main .code').first().innerText()).trim();
}

/** Joins by a link, gives a name if asked, and takes a seat. */
export async function sitDown({ page }: Visitor, code: string, name = ''): Promise<void> {
  await page.goto(`/t/${code}`);
  const seat = page.getByRole('button', { name: 'Take a seat' });
  const enter = page.getByRole('button', { name: 'Join' });
  await seat.or(enter).first().waitFor();
  if (await enter.isVisible()) {
    if (name !== '') await page.getByLabel('Your name').fill(name);
    await enter.click();
  } else await seat.click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

/** Two people at a table whose match has begun. */
export async function beginMatch(
  hall: TestHall,
  game: string,
): Promise<{ host: Visitor; guest: Visitor; code: string }> {
  const host = await hall.visit();
  const guest = await hall.visit();
  const code = await openTable(host, game);
  await sitDown(guest, code);
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  for (const { page } of [host, guest]) await page.locator('.bar').waitFor();
  return { host, guest, code };
}
