import { expect, test } from 'vitest';
import { fasterClock } from './blood-vendetta-table.ts';
import { testHall } from './hall.ts';
import { startScenario } from './seating.ts';

const hall = testHall({ clock: fasterClock() });
const roles = ['monk', 'queen', 'king', 'vampire', 'dhampir', 'hunter', 'vampire', 'leader'];
/** The Dawn is over before anybody can answer; the board of the Day waits. */
const options = { phaseSeconds: 1, cardSeconds: 1, clanSeconds: 3600, absentAfter: 3 };

test.each([
  ['en', 'Answer, or a bot plays for you after 2 more misses.'],
  ['ru', 'Ответьте! Ещё 2 пропуска – и за вас сыграет бот.'],
  ['fr', 'Répondez : encore 2 oublis et un bot vous remplace.'],
])(
  'VN-4.10.1: a phone says in time that a bot is about to play, in whole, until it answers: %s',
  async (locale, text) => {
    const person = await hall.visit({ locale }, { viewport: { width: 360, height: 640 }, locale });
    const { page } = person;
    const laid = { game: 'blood-vendetta', seats: roles.length, options };
    await startScenario(hall.server, [['Wren', person]], laid, { roles, cycle: 1 });
    const line = page.locator('.bv .strip p.isWarning');
    await line.waitFor();
    expect((await line.innerText()).replace(/\s/g, ' ')).toBe(text);
    // A line that finds no room would be 15 pixels.
    expect(await line.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThan(8);
    await page.locator('.bv .tile:not(.isDim)').first().click();
    await line.waitFor({ state: 'detached' });
  },
);
