import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
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
}

/** Expected errors: the first visit asks for an account and gets 401; a server that restarts is away for a while. */
const EXPECTED = /401 \(Unauthorized\)|WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/;

export async function visitor(
  browser: Browser,
  url: string,
  settings: object = {},
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES.desktop,
    locale: 'en-GB',
    // Only tests of the service worker get one: in the others it would load the whole page each time.
    serviceWorkers: 'block',
    ...options,
  });
  const kept = { hasSeenHints: true, hasSound: false, speed: 0, ...settings };
  // Functions compiled by tsx call this helper, also when they run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript((text) => {
    if (localStorage.getItem('duskhall.settings') === null) localStorage.setItem('duskhall.settings', text);
  }, JSON.stringify(kept));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  return { page, context, complaints };
}
