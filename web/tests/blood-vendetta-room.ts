import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { layTable, type TestHall } from './hall.ts';

/** What a page has spoken, and how many sounds and vibrations it has made. */
interface Noise {
  said: string[];
  sounds: number;
}
/** Replaces speech and sound of the browser: a headless Chromium has neither. */
export async function listenTo({ prepare }: Visitor, languages: readonly string[]): Promise<void> {
  await prepare((spoken) => {
    const noise: Noise = { said: [], sounds: 0 };
    Object.assign(globalThis, { noise });
    const voices = spoken.map((lang) => ({ lang, name: lang }));
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(words: { text: string; onend: () => void }) {
        noise.said.push(words.text);
        setTimeout(() => words.onend());
      },
      cancel() {},
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    navigator.vibrate = () => {
      noise.sounds++;
      return true;
    };
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function () {
      noise.sounds++;
      return resume.call(this);
    };
  }, languages);
}
export const noiseOf = (page: Page): Promise<Noise> =>
  page.evaluate(() => (globalThis as unknown as { noise: Noise }).noise);

/** Opens a table of Blood Vendetta without taking a seat; returns the code of the table. */
export async function openRoom(visitor: Visitor, name: string, settings: object): Promise<string> {
  const { code } = await layTable(visitor, name, { game: 'blood-vendetta', ...settings });
  await visitor.page.goto(`/t/${code}`);
  return code;
}

/** Joins by the code, gives a name and takes a seat, but is not ready yet. */
export async function join(hall: TestHall, code: string, name: string): Promise<Visitor> {
  const person = await hall.visit({}, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await listenTo(person, ['en-GB']);
  await person.page.goto(`/t/${code}`);
  await person.page.getByLabel('Your name').fill(name);
  await person.page.getByRole('button', { name: 'Join' }).click();
  await person.page.getByRole('button', { name: 'I am ready' }).waitFor();
  return person;
}

/** A chair on the table's screen, by the name of who sits there or by its number. */
export const chair = (page: Page, name: string | RegExp) => page.locator('.chair').filter({ hasText: name });
/** The names on the chairs, in order. */
export const chairs = (page: Page): Promise<string[]> => page.locator('.chair bdi').allInnerTexts();

/** Seats somebody without a device on the first empty chair. */
export async function seatGuest(page: Page, name: string): Promise<void> {
  await page.locator('.chair.isEmpty').first().click();
  await page.getByLabel('Name of a player without a device').fill(name);
  await page.getByRole('button', { name: 'Seat', exact: true }).click();
  await chair(page, name).waitFor();
}
