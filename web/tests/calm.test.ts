import { expect, test } from 'vitest';
import { SIZES, type Visitor } from './browser.ts';
import { beginMatch, testHall } from './hall.ts';
import { chanceOf, takeTurn, untilAsked } from './play.ts';
import { playScene } from './scenes.ts';

const hall = testHall();

declare global {
  var shifts: string[];
}
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Collects layout shifts. Cards and counts that make room do not count, nor does a question of another length. */
async function watched(person: Visitor): Promise<Visitor> {
  await person.prepare(() => {
    globalThis.shifts = [];
    const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (
          !hadRecentInput &&
          sources.some(
            ({ node }) => node !== null && !elementOf(node)?.closest('.backs, .hand, .heap, .note, .pile, .prompt'),
          )
        )
          globalThis.shifts.push(
            `${value.toFixed(4)} ${sources.map(({ node }) => elementOf(node)?.outerHTML.slice(0, 90)).join(', ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return person;
}
const shiftsOf = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(globalThis.shifts)))),
  );

for (const size of ['phone', 'desktop'] as const) {
  test(`nothing jumps when a match begins and moves come in, on a ${size}`, async () => {
    const person = await watched(await hall.visit({}, { viewport: SIZES[size] }));
    const { page } = person;
    await page.goto('/');
    await page.locator('article').first().getByRole('button', { name: 'Play now against bots' }).click();
    await untilAsked(page);
    await page.locator('.civ').waitFor();
    expect(await shiftsOf(person), 'begun').toEqual([]);
    const chance = chanceOf(8);
    const tools = new Set<string>();
    for (let i = 0; i < 12 && (await untilAsked(page)); i++) {
      // A hand of many cards, to discard from, has two rows: the bar makes room for them.
      const isToPlay = (await page.locator('.bar.isSlim').innerText()).includes('play a card');
      if (isToPlay) tools.add(JSON.stringify(await page.locator('.bar.isSlim .moves').boundingBox()));
      await takeTurn(page, chance);
    }
    expect(await shiftsOf(person), 'played').toEqual([]);
    // The browser ignores shifts soon after a tap, but a slow answer comes later; the tools must not move.
    expect([...tools], 'where the tools stand').toHaveLength(1);
  });

  test(`nothing jumps when something is said, refused or interrupted, on a ${size}`, async () => {
    const person = await watched(await hall.visit({}, { viewport: SIZES[size] }));
    const { page, context } = person;
    await playScene(hall.server, person, 'mid');
    await untilAsked(page);
    await page.evaluate(() => globalThis.shifts.splice(0));
    await page.locator('.civ .hand .isDim').first().click();
    await page.locator('.notice').waitFor();
    await context.setOffline(true);
    await page.getByText('Reconnecting…').waitFor();
    await context.setOffline(false);
    await page.getByText('Reconnecting…').waitFor({ state: 'detached' });
    expect(await shiftsOf(person)).toEqual([]);
    person.complaints.length = 0;
  });
}

test('nothing jumps when another wants a pause', async () => {
  const { host, guest } = await beginMatch(hall, 'carta-impera-victoria');
  await watched(host);
  await host.page.reload();
  await host.page.locator('.civ').waitFor();
  await guest.page.getByRole('button', { name: 'Menu' }).click();
  await guest.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await host.page.getByText('asked for a pause.').waitFor();
  expect(await shiftsOf(host)).toEqual([]);
});
