/*
 * Finds a Chromium for the browser tests: the one named by CHROMIUM, or one in the usual places. Otherwise installs one:
 * Debian's package if permitted, else Playwright's download.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium; '': none. */
export function findChromium() {
  const places = [process.env.CHROMIUM ?? '', ...USUAL_PLACES, chromium.executablePath()];
  return places.find((place) => place !== '' && existsSync(place)) ?? '';
}

function install() {
  const run = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("There is no Chromium for the browser tests: installing Debian's package.");
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', 'chromium');
  } else {
    console.log('There is no Chromium for the browser tests: downloading one.');
    run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
  }
}

if (process.argv[1]?.endsWith('chromium.js')) {
  if (findChromium() === '') install();
  if (findChromium() === '') {
    console.error('The browser tests need a Chromium: install one, or name its path in CHROMIUM.');
    process.exitCode = 1;
  }
}
