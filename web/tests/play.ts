import type { Page } from 'playwright-core';

const MY_TURN = '.bar.isMine .moves button:not(.undo, .hint, [disabled])';
/** Whether this page is to move, or the match is over. */
export async function untilAsked(page: Page): Promise<boolean> {
  await page.locator(`${MY_TURN}, .over`).first().waitFor({ timeout: 30_000 });
  return (await page.locator('.over').count()) === 0;
}

/** Answers with any of the moves offered, by clicking. */
export async function takeTurn(page: Page, chance: () => number): Promise<void> {
  const buttons = page.locator(MY_TURN);
  await buttons.nth(Math.floor(chance() * (await buttons.count()))).click();
  const listed = page.locator('dialog[open] ul button');
  const asked = page.locator('.bar').getByText('Sending…');
  if (await listed.first().isVisible()) await listed.nth(Math.floor(chance() * (await listed.count()))).click();
  await asked.waitFor({ state: 'detached' });
}

/** Plays until the match is over; returns how many moves were made. */
export async function playToEnd(page: Page, chance: () => number): Promise<number> {
  let moves = 0;
  while (await untilAsked(page)) {
    await takeTurn(page, chance);
    moves++;
  }
  return moves;
}

/** The same from inside the page, for long matches: every click is still one on a button that is there. */
export const playQuickly = (page: Page, seed: number): Promise<number> =>
  page.evaluate(
    async ([myTurn, first]) => {
      let state = first;
      const any = (buttons: NodeListOf<HTMLButtonElement>) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        buttons[Math.floor((state / 2 ** 32) * buttons.length)]?.click();
      };
      const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
      let moves = 0;
      while (document.querySelector('.over') === null) {
        const buttons = document.querySelectorAll<HTMLButtonElement>(myTurn);
        if (buttons.length > 0) {
          any(buttons);
          await pause();
          any(document.querySelectorAll('dialog[open] ul button'));
          moves++;
        }
        await pause();
      }
      return moves;
    },
    [MY_TURN, seed] as const,
  );

/** Numbers from 0 to 1, the same in every run. */
export function chanceOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
