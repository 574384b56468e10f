import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
import type { TestHall } from './hall.ts';
import { startScenario } from './seating.ts';

const NAMES = ['Anna', 'Boris', 'Chloé', 'Daria', 'Émile'];

/** Somebody at the table, and everything the server has sent to their page. */
export interface Player extends Visitor {
  heard: string[];
}

/** People at a table of Vampire Village that is set by names, in the order of their seats. */
export async function sitAt(hall: TestHall, seats: number, scenario: object, settings: object = {}): Promise<Player[]> {
  const people: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const person = await hall.visit(settings);
    const { page } = person;
    const heard: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    people.push({ ...person, heard });
  }
  const named = people.map((person, seat) => [NAMES[seat]!, person] as const);
  await startScenario(hall.server, named, { game: 'vampire-village', seats }, scenario);
  for (const { page } of people) await page.locator('.vv').waitFor();
  return people;
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
    const OFFERED = [
      '.vv .hand .isPossible:not(.isUp)',
      '.vv .mine .isOpen',
      '.vv .mine .isTarget',
      '.vv .drawn .one',
      '.vv .slots .isOpen',
      '.vv .options button:not([disabled])',
    ].join(', ');
    const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
    let taps = 0;
    while (document.querySelector('.over') === null) {
      if (document.querySelector('.bar.isMine') !== null) {
        const main = any('.vv .dock .main:not([disabled])');
        const offer = any(OFFERED);
        (main !== undefined && (offer === undefined || chance() < 0.5) ? main : offer)?.click();
        taps++;
      }
      await pause();
    }
    return taps;
  }, seed);
