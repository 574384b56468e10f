import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { SIZES, type Visitor } from './browser.ts';
import type { TestHall } from './hall.ts';
import { startScenario } from './seating.ts';

/** A person at the board. */
export interface Player {
  visitor: Visitor;
  page: Page;
  /** Taps cards of the hand, by name, as soon as each can be chosen. */
  cards(...names: string[]): Promise<void>;
  /** Taps a character, in the castle or outside. */
  who(name: string): Promise<void>;
  /** Presses a button of the dock. */
  press(name: string | RegExp): Promise<void>;
  /** Gives up. */
  resign(): Promise<void>;
  /** Waits until the log tells this. */
  hears(text: string): Promise<void>;
}

function playerOf(visitor: Visitor): Player {
  const { page } = visitor;
  return {
    visitor,
    page,
    async cards(...names) {
      for (const name of names)
        await page
          .locator('.hand .isPossible:not(.isUp)')
          .and(page.getByRole('button', { name: new RegExp(`^${name},`) }))
          .first()
          .click({ position: { x: 12, y: 30 } });
    },
    who: (name) =>
      page
        .locator('.ve')
        .getByRole('button', { name: new RegExp(`^${name},`) })
        .first()
        .click(),
    press: (name) => page.locator('.dock').getByRole('button', { name }).click(),
    async resign() {
      await page.locator('.time').click();
      for (let i = 0; i < 2; i++)
        await page
          .locator('dialog')
          .getByRole('button', { name: /^Resign/ })
          .click();
    },
    hears: (text) => page.locator('.log').getByText(text).last().waitFor(),
  };
}

/** Two people at a table that is set by names: the vampire player first, then the human player. */
export async function sitAt(
  hall: TestHall,
  scenario: object,
  options: object = { responseMode: 'always-ask' },
  settings: object = {},
  viewport: BrowserContextOptions['viewport'] = SIZES.desktop,
): Promise<{ vampire: Player; human: Player }> {
  const [vlad, helen] = [await hall.visit(settings, { viewport }), await hall.visit(settings, { viewport })];
  const people = [['Vlad', vlad] as const, ['Helen', helen] as const];
  const laid = { game: 'vampire-empire', seats: 2, options: { cardSet: 'reconstructed-1', ...options } };
  await startScenario(hall.server, people, laid, { seat: 0, ...scenario });
  for (const { page } of [vlad, helen]) await page.locator('.ve').waitFor();
  return { vampire: playerOf(vlad), human: playerOf(helen) };
}

/** Plays with random taps, from a script inside the page, until the match is over; returns how many taps it took. */
export const playBoard = (page: Page, seed: number): Promise<number> =>
  page.evaluate(async (first) => {
    let state = first;
    const chance = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const any = (selector: string): HTMLElement | undefined => {
      const found = document.querySelectorAll<HTMLElement>(selector);
      return found[Math.floor(chance() * found.length)];
    };
    const OFFERED =
      '.ve .is-possible, .hand .isPossible:not(.isUp), .batch .isPossible, .ve .pile .kind:not(.isChosen), .sides button, ' +
      '.dock button:not(.main):not(.quiet):not([aria-disabled="true"])';
    const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
    let taps = 0;
    while (document.querySelector('.over') === null) {
      if (document.querySelector('.bar.isMine') !== null) {
        const main = any('.dock .main.isReady:not([disabled])');
        const offer = any(OFFERED);
        (main !== undefined && (offer === undefined || chance() < 0.4)
          ? main
          : (offer ?? any('.dock .quiet'))
        )?.click();
        taps++;
      }
      await pause();
    }
    return taps;
  }, seed);

/** How many cards a pile shows, by its name. */
export const countOf = async ({ page }: Player, pile: string, owner: string): Promise<number> => {
  const label = await page.getByRole('button', { name: new RegExp(`^${owner}, ${pile},`) }).innerText();
  const match = /(\d+) cards?/.exec(label);
  expect(match).not.toBeNull();
  return Number(match![1]);
};
