import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testHall } from './hall.ts';
import { openHall } from './server.ts';

const hall = testHall();
const get = (path: string, headers = {}) => fetch(hall.server.url + path, { headers });

test('every screen is answered with the page, which is asked for each time', async () => {
  for (const screen of [
    '/',
    '/t/ABCDE',
    '/r/0123456789012345678901',
    '/local/local-0123456789',
    '/learn/vampire-empire',
    '/settings',
    '/profile',
    '/credits',
  ]) {
    const answer = await get(screen);
    expect(answer.status, screen).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<div id="app">');
  }
});

test('built files are kept for ever, and come compressed', async () => {
  const script = readdirSync(`${hall.folder}/assets`).find((name) => name.endsWith('.js'))!;
  const answer = await get(`/assets/${script}`, { 'accept-encoding': 'br' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('what makes the page installable is asked for each time', async () => {
  for (const [path, type] of [
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/service-worker.js', /javascript/],
    ['/icon-512.png', /^image\/png/],
  ] as const) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
  const { icons } = (await (await get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await get(src)).status, src).toBe(200);
  const worker = await (await get('/service-worker.js')).text();
  const files: string[] = JSON.parse(/^const FILES = (.*);$/m.exec(worker)![1]!);
  expect(files).toContain('/');
  for (const file of files) expect((await get(file)).status, file).toBe(200);
});

test('nothing else is found in the folder, nor outside it', async () => {
  for (const path of ['/assets/', '/nowhere', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'])
    expect((await get(path)).status, path).toBe(404);
});

test('without a built page the plain one stands in', async () => {
  const plain = await openHall({ webFolder: '' });
  expect(await (await fetch(plain.url)).text()).toContain('The server is running.');
  await plain.stop();
});
