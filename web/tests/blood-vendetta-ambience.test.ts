import { expect, test } from 'vitest';
import { openRoom } from './blood-vendetta-room.ts';
import type { Visitor } from './browser.ts';
import { testHall } from './hall.ts';

const hall = testHall();

/** What the page has done with sound: how many sources play, and what the gain before the loudspeaker is moved to. */
interface Heard {
  playing: number;
  contexts: number;
  ducked: number[];
}

/** Replaces the page's sound by nodes that only note what is done to them, and its voice by one that the test ends. */
const listen = ({ prepare }: Visitor): Promise<unknown> =>
  prepare(() => {
    const heard: Heard = { playing: 0, contexts: 0, ducked: [] };
    const loudspeaker = {};
    class Parameter {
      moves: number[] = [];
      setTargetAtTime(value: number): void {
        this.moves.push(value);
      }
      setValueAtTime(): void {}
      linearRampToValueAtTime(): void {}
      exponentialRampToValueAtTime(): void {}
    }
    class Node {
      gain = new Parameter();
      frequency = new Parameter();
      #isOn = false;
      /** A gain that rings out by itself, as a gong's, is moved by no target. */
      connect<T>(to: T): T {
        if ((to as object) === loudspeaker) this.gain.moves = heard.ducked;
        return to;
      }
      disconnect(): void {}
      start(): void {
        this.#isOn = true;
        heard.playing++;
      }
      stop(): void {
        if (this.#isOn) heard.playing--;
        this.#isOn = false;
      }
    }
    class Context {
      currentTime = 0;
      sampleRate = 100;
      destination = loudspeaker;
      constructor() {
        heard.contexts++;
      }
      async resume(): Promise<void> {}
    }
    class Samples {
      getChannelData = () => new Float32Array(200);
    }
    const nodes = ['GainNode', 'OscillatorNode', 'BiquadFilterNode', 'AudioBufferSourceNode'];
    for (const name of nodes) Object.defineProperty(window, name, { value: Node });
    Object.defineProperty(window, 'AudioContext', { value: Context });
    Object.defineProperty(window, 'AudioBuffer', { value: Samples });

    let end: (() => void) | null = null;
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'en-GB', name: 'en-GB' }],
      speak: (line: { onend: () => void }) => {
        end = line.onend;
      },
      cancel() {},
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class {} });
    /** Ends the line that is being spoken; whether there was one. */
    const endLine = (): boolean => {
      const ended = end;
      end = null;
      ended?.();
      return ended !== null;
    };
    Object.assign(globalThis, { heard, endLine });
  });

const heardOn = ({ page }: Visitor): Promise<Heard> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
const endLine = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => (globalThis as unknown as { endLine(): boolean }).endLine());

/** The screen of a table of bots, while a role is read for ever. */
async function openScreen(settings: object): Promise<Visitor> {
  const host = await hall.visit();
  await listen(host);
  const options = { roleReadSeconds: 900, brisk: 'off' };
  const code = await openRoom(host, 'Hostess', { seats: 6, options, ...settings });
  await host.page.goto(`/screen/${code}`);
  await host.page.getByRole('button', { name: 'Fill with bots' }).click();
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  await host.page.locator('.bv.screen').waitFor();
  return host;
}
/** The device of whoever opened the table may speak already. */
async function speak({ page }: Visitor): Promise<void> {
  const [on, off] = ['Speak on this device', 'Stop speaking'].map((name) => page.getByRole('button', { name }));
  await on!.or(off!).waitFor();
  if (await on!.isVisible()) await on!.click();
}

test('the night makes no sound unless the table wants it', async () => {
  const screen = await openScreen({});
  await speak(screen);
  await expect.poll(() => endLine(screen), { timeout: 30_000 }).toBe(true);
  expect(await heardOn(screen)).toEqual({ playing: 0, contexts: 0, ducked: [] });
});

test('the sounds of the night duck while somebody speaks, come back, and end', async () => {
  const screen = await openScreen({ ambience: true });
  await speak(screen);
  await expect.poll(async () => (await heardOn(screen)).playing, { timeout: 30_000 }).toBeGreaterThan(5);
  const gain = async () => (await heardOn(screen)).ducked.at(-1)!;
  // A line is being spoken until the test ends it.
  await expect.poll(gain, { timeout: 30_000 }).toBeLessThan(0.5);
  await expect
    .poll(async () => ((await endLine(screen)) ? -1 : await gain()), { timeout: 30_000, interval: 300 })
    .toBe(1);
  await screen.page.getByRole('button', { name: 'Say it again' }).click();
  await expect.poll(gain).toBeLessThan(0.5);
  await screen.page.getByRole('button', { name: 'Stop speaking' }).click();
  await expect.poll(async () => (await heardOn(screen)).playing).toBe(0);
});
