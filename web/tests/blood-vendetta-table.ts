import { realClock } from '@duskhall/server';
import type { Page } from 'playwright-core';
import { listenTo } from './blood-vendetta-room.ts';
import { SIZES, type Visitor } from './browser.ts';
import { layTable, type TestHall } from './hall.ts';

/** How many times faster the server's clock runs: a beat of one second takes a few frames of the page. */
export const fasterClock = () => realClock(12);

const TIMERS = 'roleRead intro call card bride phase clan leaderTie debate speech defence vote lastWords'.split(' ');
/** No step has a limit: each is over when everybody has answered it, however slow the machine. */
export const UNHURRIED = Object.fromEntries(TIMERS.map((timer) => [`${timer}Seconds`, 0]));

const PEOPLE = [
  ['Anna', 'en'],
  ['Борис', 'ru'],
  ['Chloé', 'fr'],
  ['Daria', 'ru'],
  ['Émile', 'fr'],
  ['Fay', 'en'],
  ['Гриша', 'ru'],
  ['Hugo', 'fr'],
] as const;

const READY = { en: 'I am ready', ru: 'Я готов', fr: 'Je suis prêt' };

export interface Party {
  screen: Visitor;
  phones: Visitor[];
  table: string;
}

/** A table with a device as its screen, and people who join with their phones and take seats. */
export async function gather(hall: TestHall, seats: number, options: object): Promise<Party> {
  const screen = await hall.visit();
  const { id: table, code } = await layTable(screen, 'The room', { game: 'blood-vendetta', seats, options });
  await screen.page.goto(`/screen/${table}`);
  await screen.page.locator('.join .code').getByText(code).waitFor();
  const phones: Visitor[] = [];
  for (const [name, locale] of PEOPLE.slice(0, seats)) {
    const phone = await hall.visit(
      { locale, hasSound: true },
      { viewport: SIZES.phone, isMobile: true, hasTouch: true, locale },
    );
    await listenTo(phone, []);
    await phone.page.goto(`/t/${code}`);
    await phone.page.locator('#name').fill(name);
    await phone.page.locator('form button.primary').click();
    await phone.page.locator('#name').waitFor({ state: 'detached' });
    // The page takes a seat by itself.
    await phone.page.getByRole('button', { name: READY[locale] }).click();
    phones.push(phone);
    await screen.page.locator('.seats').getByText(name).first().waitFor();
  }
  return { screen, phones, table };
}

/** How often a phone was tapped in each secret phase, in order. */
export type Taps = number[];

/** Plays on a phone with random taps, from a script inside its page, until the evening is over. */
export const playPhone = (page: Page, first: number): Promise<Taps> =>
  page.evaluate(async (seed) => {
    let state = seed;
    const chance = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const any = (selector: string): HTMLElement | undefined => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null);
      return found[Math.floor(chance() * found.length)];
    };
    const pause = () => new Promise((resolve) => setTimeout(resolve, 15));
    const taps: number[] = [];
    let wasSecret = false;
    let accused = '';
    const secret = (frame: HTMLElement) => {
      if (!wasSecret) taps.push(0);
      wasSecret = true;
      const { form = '' } = frame.dataset;
      const tile = ['pick', 'either', 'board'].includes(form) && frame.querySelector('.tile.isChosen') === null;
      const button = tile ? any('.bv .tile:not(.isDim)') : any('.bv .confirm:not([disabled]):not(.isGone)');
      if (button === undefined) return;
      button.click();
      taps[taps.length - 1]!++;
    };
    const night = () => {
      wasSecret = false;
      const sheet = document.querySelector('dialog[open]');
      const title = document.querySelector('.bv h2')?.textContent ?? '';
      if (sheet !== null) {
        const main = sheet.querySelector<HTMLElement>('.stack > button.primary');
        (main ?? sheet.querySelector<HTMLElement>('.close'))?.click();
        accused = title;
        return;
      }
      if (any('.verdict .vote') !== undefined) {
        const sure = any('.court button.primary:not([disabled])');
        if (sure !== undefined) sure.click();
        else if (any('.verdict .isChosen') === undefined)
          document.querySelectorAll<HTMLElement>('.verdict .vote')[chance() < 0.8 ? 0 : 1]!.click();
        return;
      }
      const isDebate = document.querySelector('.dock .word.primary') !== null;
      if (isDebate && accused !== title && chance() < 0.5) any('.person:not(.isDead):not(.isOwn)')?.click();
      else any('.dock .word.primary:not([disabled])')?.click();
    };
    while (document.querySelector('.winners') === null) {
      const frame = document.querySelector<HTMLElement>('.bv .secret');
      if (frame !== null) secret(frame);
      else if (document.querySelector('.bv') !== null) night();
      await pause();
    }
    return taps;
  }, first);
