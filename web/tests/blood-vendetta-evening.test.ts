import { expect, test } from 'vitest';
import { noiseOf } from './blood-vendetta-room.ts';
import { fasterClock, gather, playPhone, UNHURRIED } from './blood-vendetta-table.ts';
import { testHall } from './hall.ts';

const hall = testHall({ clock: fasterClock() });

test('VN-4.13: a whole evening of a table screen and seven phones, by tapping, in three languages', async () => {
  const { screen, phones } = await gather(hall, 7, UNHURRIED);
  const captions: string[] = [];
  await screen.page.exposeFunction('keepCaption', (line: string) => captions.push(line));
  await screen.page.locator('.start').click();
  await Promise.all(phones.map(({ page }) => page.locator('.bv .secret').waitFor()));
  await screen.page.locator('.bv.screen').waitFor();
  // Four cards before the first night; the room knows the game.
  await screen.page.getByText('How it works · 1 of 4').waitFor();
  await screen.page.keyboard.press('ArrowRight');
  await screen.page.getByText('How it works · 2 of 4').waitFor();
  await screen.page.getByRole('button', { name: 'Skip all' }).click();
  const beats: string[] = [];
  await screen.page.exposeFunction('keepBeat', (beat: string) => beats.push(beat));
  await screen.page.evaluate(() => {
    const keep = (globalThis as unknown as { keepCaption: (line: string) => void }).keepCaption;
    let last = '';
    setInterval(() => {
      const line = document.querySelector('.captions')?.textContent?.trim() ?? '';
      if (line !== '' && line !== last) keep(line);
      last = line;
    }, 20);
    const keepBeat = (globalThis as unknown as { keepBeat: (beat: string) => void }).keepBeat;
    let beat: Element | null = null;
    setInterval(() => {
      const now = document.querySelector('.beat');
      if (now !== null && now !== beat)
        keepBeat(`${now.className.match(/is-(\w+)/)?.[1]} ${now.querySelector('bdi')?.textContent}`);
      beat = now;
    }, 20);
  });

  const taps = await Promise.all(phones.map(({ page }, seat) => playPhone(page, seat * 97 + 5)));

  // In each secret phase everybody who lives has tapped as often as everybody else.
  const phases = Math.max(...taps.map(({ length }) => length));
  for (let phase = 0; phase < phases; phase++) {
    const counts = taps.flatMap((own) => own[phase] ?? []);
    expect(new Set(counts).size, `phase ${phase}: ${counts}`).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
  }
  await screen.page.locator('.bv.screen.isOver').waitFor({ timeout: 90_000 });
  expect(captions.length).toBeGreaterThan(5);
  // Every death of the evening was a moment of its own.
  const shown = beats.filter((beat) => beat.startsWith('death ')).map((beat) => beat.slice(6));

  // The slides turn by a key, and by a button on anybody's phone.
  const isSlide = (kind: string) => screen.page.locator(`.slide.is-${kind}`).waitFor();
  await isSlide('winner');
  await screen.page.keyboard.press('ArrowRight');
  await isSlide('cast');
  expect((await screen.page.locator('.slides .isDead bdi').allInnerTexts()).toSorted()).toEqual(shown.toSorted());
  const remote = phones[2]!.page.locator('fieldset', { hasText: 'Diapositives à l’écran' });
  await remote.getByRole('button', { name: 'Diapositive suivante' }).click();
  await isSlide('awards');
  expect(await screen.page.locator('.slides li').count()).toBe(7);
  await remote.getByRole('button', { name: 'Diapositive suivante' }).click();
  await isSlide('decisive');
  await screen.page.keyboard.press('ArrowRight');
  await isSlide('suspicion');
  await screen.page.keyboard.press('ArrowRight');
  await isSlide('again');
  await screen.page.getByText('0 of 7 are in').waitFor();
  await screen.page.getByRole('button', { name: 'The whole story' }).click();
  await screen.page.getByText('The story of the evening').waitFor();
  // The end opens all secrets, which are no news to the narrator.
  expect(await screen.page.locator('.captions p').count()).toBeLessThanOrEqual(3);
  const languages = await Promise.all(phones.map(({ page }) => page.locator('html').getAttribute('lang')));
  expect(languages).toEqual(['en', 'ru', 'fr', 'ru', 'fr', 'en', 'ru']);
  const noises = await Promise.all(phones.map(({ page }) => noiseOf(page)));
  expect(noises).toEqual(phones.map(() => ({ said: [], sounds: 0 })));

  // Looked at again, the evening begins with the own role, open.
  const { page } = phones[0]!;
  await page.locator('a[href^="/r/"]').first().click();
  await page.locator('.bv .covered h2').waitFor();
  expect(await page.locator('.bv .covered button, .bv .foot button:visible').count()).toBe(0);
}, 400_000);
