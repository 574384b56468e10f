import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { arrive, emptyPage, SIZES, type Visitor, visitor } from './browser.ts';

/** How many pages may wait for another visitor: each is a process. */
const MOST = 6;

/** Empty pages that visitors have left, the last one at the end, and what cannot be changed about them. */
const left: { kind: string; page: Page }[] = [];

/** A visitor for the length of a test, in a browser context that nobody has used before. */
export async function visitOnce(
  browser: Browser,
  url: string,
  settings: object = {},
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const one = await visitor(browser, url, settings, options);
  onTestFinished(() => one.context.close());
  return one;
}

/** The same in a page that somebody has left, if there is one: it starts our script in a third of the time. */
export async function visitAgain(
  browser: Browser,
  url: string,
  settings: object = {},
  { viewport = SIZES.desktop, ...fixed }: BrowserContextOptions = {},
): Promise<Visitor> {
  const kind = JSON.stringify([url, fixed]);
  const found = left.findLastIndex((other) => other.kind === kind);
  const page = found < 0 ? await emptyPage(browser, url, fixed) : left.splice(found, 1)[0]!.page;
  await page.setViewportSize(viewport!);
  const one = await arrive(page, settings);
  onTestFinished(async ({ task }) => {
    if (page.isClosed() || task.result?.errors !== undefined) return one.context.close();
    await one.leave();
    left.push({ kind, page });
    if (left.length > MOST) await left.shift()!.page.context().close();
  });
  return one;
}
