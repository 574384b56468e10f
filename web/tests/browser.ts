import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Disposable,
  type LaunchOptions,
  type Page,
} from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium to test with: named by CHROMIUM, else where it usually is. */
export function findChromium(): string {
  const named = process.env.CHROMIUM;
  const path = named ?? USUAL_PLACES.find((place) => existsSync(place));
  if (path === undefined)
    throw new Error('There is no Chromium here: install it (Debian: apt-get install chromium) or name it in CHROMIUM.');
  return path;
}

const launching = (): LaunchOptions => ({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

export const openBrowser = (): Promise<Browser> => chromium.launch(launching());

/** A browser that test workers connect to. */
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(launching());

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A visitor with a browser context of their own; the errors of their page are collected. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: string[];
  /** Runs a script in each of the visitor's pages before it loads. */
  prepare: BrowserContext['addInitScript'];
  /** Ends the visit: the page is empty, and nothing is kept but the cache of the browser. */
  leave(): Promise<void>;
}

/** Expected errors: the first visit asks for an account and gets 401; a server that restarts is away for a while. */
const EXPECTED = /401 \(Unauthorized\)|WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/;

export const visitor = async (
  browser: Browser,
  url: string,
  settings: object = {},
  options: BrowserContextOptions = {},
): Promise<Visitor> => arrive(await emptyPage(browser, url, options), settings);

/** A page in a browser context of its own. */
export async function emptyPage(browser: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES.desktop,
    locale: 'en-GB',
    // Only tests of the service worker get one: in the others it would load the whole page each time.
    serviceWorkers: 'block',
    ...options,
  });
  // Functions compiled by tsx call this helper, also when they run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context.newPage();
}

/** Begins a visit in an empty page. */
export async function arrive(page: Page, settings: object): Promise<Visitor> {
  const context = page.context();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  const scripts: Disposable[] = [];
  const prepare: Visitor['prepare'] = async (...script) => {
    const added = await context.addInitScript(...script);
    scripts.push(added);
    return added;
  };
  await prepare(
    (text) => {
      if (localStorage.getItem('duskhall.settings') === null) localStorage.setItem('duskhall.settings', text);
    },
    JSON.stringify({ hasHints: false, hasSound: false, speed: 0, ...settings }),
  );
  return {
    page,
    context,
    complaints,
    prepare,
    async leave() {
      page.removeAllListeners();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const other of context.pages()) if (other !== page) await other.close();
      for (const script of scripts) await script.dispose();
      const { origin } = new URL(page.url());
      await context.setOffline(false);
      await page.goto('about:blank');
      await context.clearCookies();
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await session.detach();
    },
  };
}
