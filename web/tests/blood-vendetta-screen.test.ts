import { TALES } from '@duskhall/blood-vendetta/texts/tales.ts';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chair, chairs, join, listenTo, noiseOf, openRoom, seatGuest } from './blood-vendetta-room.ts';
import { testHall } from './hall.ts';

const hall = testHall();
/** Roles are read at once, the introduction ends by the clock, and the night has no limit. */
const TIMERS = {
  callMode: 'sequential',
  roleReadSeconds: 2,
  introSeconds: 1,
  debateSeconds: 900,
  nightZero: 'debate-only',
};
/** In one way or another. */
const WORDS = /^\S+: /;
const DEBATE = ['Speak. Whom do you suspect?', ...TALES.en.debateBegan];

test('VN-3.8: a table screen gathers phones, orders the seats, starts, and speaks', async () => {
  const host = await hall.visit();
  await listenTo(host, ['en-GB', 'ru-RU']);
  const { page } = host;
  // As if phones could come.
  await page.route('**/api/address', (route) => route.fulfill({ json: { urls: ['http://hall.test'] } }));
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const code = await openRoom(host, 'Hostess', { seats: 8, options: TIMERS });
  await page.getByRole('button', { name: 'Use this device as the table screen' }).click();
  await page.getByText('0 of 8 seats taken').waitFor();
  expect(await page.locator('.join .code').innerText()).toBe(code);
  await page.getByRole('img', { name: 'The link to this table as a QR code' }).waitFor();
  expect(await violations(page)).toEqual([]);

  const boris = await join(hall, code, 'Boris');
  const chloe = await join(hall, code, 'Chloé');
  await chair(page, 'Boris').waitFor();
  await chair(page, 'Chloé').waitFor();
  await seatGuest(page, 'Grandma');
  expect((await chairs(page)).slice(0, 4)).toEqual(['Boris', 'Chloé', 'Grandma', 'Empty seat']);

  // By a button, by keys, and by dragging.
  await chair(page, 'Boris').click();
  await page.getByRole('button', { name: 'One seat forward' }).click();
  await expect.poll(() => chairs(page)).toEqual(['Chloé', 'Boris', 'Grandma', ...Array(5).fill('Empty seat')]);
  await chair(page, 'Grandma').press('ArrowLeft');
  await expect.poll(() => chairs(page)).toEqual(['Chloé', 'Grandma', 'Boris', ...Array(5).fill('Empty seat')]);
  const from = await chair(page, 'Chloé').boundingBox();
  const to = await page.locator('.chair').nth(3).boundingBox();
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await chairs(page)).slice(0, 4)).toEqual(['Grandma', 'Boris', 'Empty seat', 'Chloé']);

  await page.getByRole('button', { name: 'Remove empty seats' }).click();
  await page.getByText('3 of 6 seats taken').waitFor();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByText('6 of 6 seats taken').waitFor();
  const begin = page.getByRole('button', { name: 'Start the match' });
  await page.getByText('Not ready yet:').waitFor();
  expect(await begin.isDisabled()).toBe(true);
  for (const one of [boris, chloe]) await one.page.getByRole('button', { name: 'I am ready' }).click();
  await begin.click();

  await page.locator('.bv.screen').waitFor();
  // Whoever opened the table has just started the match here: the show begins with its voice.
  await page.getByRole('button', { name: 'Stop speaking' }).waitFor();
  for (const one of [boris, chloe]) await one.page.locator('.bv').first().waitFor();
  // In a window of a second there is no time for a line about the mood of the day.
  const hears = (isIt: (line: string) => boolean) =>
    expect.poll(async () => (await noiseOf(page)).said.some(isIt), { timeout: 30_000 }).toBe(true);
  await hears((line) => line.startsWith('Hunters, '));
  await hears((line) => DEBATE.includes(line));
  await page.getByRole('heading', { name: 'Night 0' }).waitFor();
  // What bots say is read by the whole room, and not spoken.
  const captions = page.locator('.captions p');
  await expect.poll(async () => (await captions.allTextContents()).some((line) => WORDS.test(line))).toBe(true);
  expect((await noiseOf(page)).said.filter((line) => WORDS.test(line))).toEqual([]);
  expect(await violations(page)).toEqual([]);

  // The screen tells only what everybody may know: it gets the view of a watcher.
  const syncs = frames.filter((frame) => frame.includes('"type":"sync"'));
  expect(syncs.length).toBeGreaterThan(0);
  for (const sync of syncs) expect(sync).toContain('"seat":-2');
  expect(frames.filter((frame) => frame.includes('"opened":[{'))).toEqual([]);
  await page.getByRole('button', { name: 'Pause' }).click();
  await boris.page.getByText('The match is paused.').waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await boris.page.getByText('The match is paused.').waitFor({ state: 'detached' });

  // The line is repeated, now in another language; phones stay silent.
  const { said } = await noiseOf(page);
  await page.getByRole('button', { name: 'Say it again' }).click();
  await expect.poll(async () => (await noiseOf(page)).said.length).toBeGreaterThan(said.length);
  for (const one of [boris, chloe]) expect(await noiseOf(one.page)).toEqual({ said: [], sounds: 0 });

  // A player's phone cannot become the screen.
  await boris.page.goto(`/screen/${code}`);
  await boris.page.getByText('A table screen must not see what you know').waitFor();
  expect(await boris.page.locator('.bv').count()).toBe(0);

  // Everybody sees who is away.
  const chloes = page.locator('.ring li', { hasText: 'Chloé' });
  expect(await chloes.getByText('away').count()).toBe(0);
  await chloe.page.close();
  await chloes.getByText('away').waitFor();
}, 180_000);

test('without a voice there are captions and a gong', async () => {
  const host = await hall.visit();
  await listenTo(host, []);
  const { page } = host;
  const code = await openRoom(host, 'Hostess', { seats: 6, options: { ...TIMERS, roleReadSeconds: 900 } });
  await page.goto(`/screen/${code}`);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.bv.screen').waitFor();
  // Once silenced, it stays silent; chosen again, it speaks.
  await page.getByRole('button', { name: 'Stop speaking' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Speak on this device' }).click();
  await page.getByText('Narrator', { exact: true }).click();
  await page.getByText('This browser has no voice for this language').waitFor();
  await page.locator('.captions p').first().waitFor({ timeout: 30_000 });
  await expect.poll(async () => (await noiseOf(page)).sounds, { timeout: 30_000 }).toBeGreaterThan(0);
  expect((await noiseOf(page)).said).toEqual([]);
}, 120_000);
