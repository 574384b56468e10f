import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testHall } from './hall.ts';
import { type Player, sitAt } from './vampire-empire-table.ts';

const hall = testHall();

const people = {
  vampires: ['lady', 'monk', 'butler'],
  trusted: ['cook', 'bishop'],
  castle: ['lady', 'cook', 'nun'],
  city: ['monk', 'lord', 'bishop', 'maid', 'butler', 'officer'],
};
/** The vampire player's own W1 has just opened; the human player is asked next. */
const night = (human: string[], vampire = ['coffin', 'raven', 'garlic']) =>
  sitAt(hall, {
    ...people,
    turn: 'night',
    step: 'before',
    revealed: ['lady'],
    vampire: { hand: vampire },
    human: { hand: human },
  });

const open = async ({ page }: Player) => {
  await page.getByRole('button', { name: 'Pass automatically' }).click();
  return page.locator('dialog[open]');
};
const stop = (page: Page) => page.getByRole('button', { name: 'Passing automatically: switch off' });
const CHOICE = ['ostler', 'garlic', 'relic', 'pistol'];

/** From now on chance is fixed in this page, and the lengths of its timers are noted. */
async function watchTimers({ page, visitor }: Player, chance: number): Promise<() => Promise<number[]>> {
  await visitor.prepare((fixed) => {
    const lengths: number[] = [];
    Object.assign(globalThis, { lengths });
    Math.random = () => fixed;
    const { setTimeout: start } = window;
    const noting = (run: () => void, length = 0) => {
      lengths.push(length);
      return start(run, length);
    };
    Object.assign(window, { setTimeout: noting });
  }, chance);
  await page.reload();
  return () => page.evaluate(() => (globalThis as unknown as { lengths: number[] }).lengths);
}
/** The human player passes on support cards; only then is anything asked. */
async function always(human: Player): Promise<void> {
  const dialog = await open(human);
  await dialog.getByLabel('support cards').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await stop(human.page).waitFor();
}
const isAnswered = ({ page }: Player) => page.locator('.bar.isMine').waitFor({ state: 'detached' });
const isAsked = ({ page }: Player) => page.locator('.bar.isMine').waitFor();

for (const [what, hand] of [
  ['a choice', CHOICE],
  ['no choice', ['garlic']],
] as const)
  test(`VE-8.4 whoever always passes on support cards does so after a wait that chance alone decides, with ${what}`, async () => {
    const { vampire, human } = await night([...hand]);
    await always(human);
    const lengths = await watchTimers(human, 0.12);
    await stop(human.page).waitFor();
    await vampire.press('Pass');
    await isAsked(human);
    await isAnswered(human);
    // From 1500 ms to 4500, whatever is held: at 0.12 of the way, once.
    expect((await lengths()).filter((length) => length === 1860)).toHaveLength(1);
  });

test('the choice is kept for the match, seen, and ended by one tap', async () => {
  const { vampire, human } = await night(CHOICE);
  await (await open(human)).getByLabel('support cards').check();
  await human.page.reload();
  await stop(human.page).click();
  expect(await stop(human.page).count()).toBe(0);
  await human.page.getByRole('button', { name: 'Pass automatically' }).waitFor();
  await vampire.press('Pass');
  await human.press('Pass');
});

const untilConcern = async (human: Player) => {
  await (await open(human)).getByLabel('Pass until something concerns me').check();
  await human.page.keyboard.press('Escape');
};
test('until something concerns: a routine window is passed', async () => {
  const { vampire, human } = await night(CHOICE);
  await untilConcern(human);
  await vampire.press('Pass');
  await isAsked(human);
  await isAnswered(human);
  await vampire.hears('Helen passes.');
});

test('until something concerns: a card that was played is asked about', async () => {
  const { vampire, human } = await night(['sacrifice', 'garlic', 'relic', 'pistol']);
  await untilConcern(human);
  await vampire.cards('Coffin');
  await vampire.press('Play Coffin');
  // Sacrifice against Coffin: this concerns.
  await human.press('Pass');
  await isAsked(human);
});

/** Lets messages through until told otherwise; the human player's page is loaded anew. */
async function tap({
  page,
  visitor,
}: Player): Promise<{ change: (text: string) => string; hold: Promise<void> | null }> {
  const line = { change: (text: string) => text, hold: null as Promise<void> | null };
  await visitor.context.routeWebSocket('**/ws?**', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(line.change(String(text))));
    server.onMessage(async (text) => {
      if (String(text).startsWith('{"type":"ok"')) await line.hold;
      socket.send(text);
    });
  });
  await page.reload();
  return line;
}

test('a pass that comes due while something else is being sent is not lost', async () => {
  const { vampire, human } = await night(CHOICE);
  await always(human);
  await watchTimers(human, 0);
  const line = await tap(human);
  await stop(human.page).waitFor();
  let release = () => {};
  line.hold = new Promise((resolve) => {
    release = resolve;
  });
  await human.page.getByRole('button', { name: 'Chat' }).click();
  await human.page.getByRole('textbox', { name: 'Say something' }).fill('hello');
  await human.page.keyboard.press('Enter');
  await vampire.press('Pass');
  await isAsked(human);
  await human.page.waitForTimeout(2000);
  release();
  line.hold = null;
  await isAnswered(human);
});

test('a pass that is refused is given up, and the person is called', async () => {
  const { vampire, human } = await night(CHOICE);
  await always(human);
  await watchTimers(human, 0);
  const line = await tap(human);
  await stop(human.page).waitFor();
  line.change = (text) => {
    if (!text.startsWith('{"type":"move"')) return text;
    line.change = (later) => later;
    return text.replace(/"asked":\d+/, '"asked":9999');
  };
  await vampire.press('Pass');
  await human.page.locator('.notice').waitFor();
  await expect.poll(() => human.page.title()).toMatch(/^● /);
  await human.press('Pass');
  await isAnswered(human);
});
