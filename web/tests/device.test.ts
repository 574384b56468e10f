import { expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { testHall } from './hall.ts';
import { chanceOf, playToEnd, takeTurn, untilAsked } from './play.ts';

const hall = testHall();

/** What the page has asked of the device, as the fakes recorded it. */
interface Device {
  levels: number[];
  vibrations: number[][];
  locks: string[];
  notices: string[];
  isHidden: boolean;
}
declare global {
  var device: Device;
}

async function withDevice(settings: object): Promise<Visitor> {
  const person = await hall.visit({ hasSound: true, volume: 60, vibrates: true, ...settings });
  await person.prepare(() => {
    globalThis.device = { levels: [], vibrations: [], locks: [], notices: [], isHidden: false };
    const { device } = globalThis;
    const stand = (target: object, name: string, value: unknown) =>
      Object.defineProperty(target, name, { value, configurable: true });
    class Node {
      gain = {
        setValueAtTime() {},
        linearRampToValueAtTime: (level: number) => device.levels.push(level),
        exponentialRampToValueAtTime() {},
      };
      connect = (other: object) => other;
      start() {}
      stop() {}
    }
    class AudioContext {
      currentTime = 0;
      destination = {};
      resume() {}
    }
    class Notification {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string, { body }: { body: string }) {
        device.notices.push(`${title}: ${body}`);
      }
    }
    for (const [name, value] of Object.entries({ AudioContext, OscillatorNode: Node, GainNode: Node, Notification }))
      stand(globalThis, name, value);
    stand(navigator, 'vibrate', (pattern: number[]) => device.vibrations.push(pattern));
    stand(navigator, 'wakeLock', {
      async request(type: string) {
        device.locks.push(type);
        return { release: async () => void device.locks.push('released') };
      },
    });
    Object.defineProperty(document, 'visibilityState', { get: () => (device.isHidden ? 'hidden' : 'visible') });
  });
  return person;
}
const deviceOf = ({ page }: Visitor): Promise<Device> => page.evaluate(() => globalThis.device);
const hide = ({ page }: Visitor, isHidden: boolean) =>
  page.evaluate((value) => {
    globalThis.device.isHidden = value;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** A match against a bot. */
async function play({ page }: Visitor, game = 'tic-tac-toe'): Promise<void> {
  await page.goto('/');
  const tile = page.locator(`article[data-game="${game}"]`);
  await tile.waitFor({ state: 'attached' });
  if (!(await tile.isVisible())) await page.locator('details.reference summary').click();
  await tile.getByRole('button', { name: 'Play now against bots' }).click();
  await untilAsked(page);
}

test('a turn sounds as loud as was chosen, and vibrates', async () => {
  const loud = await withDevice({ volume: 100 });
  const soft = await withDevice({ volume: 20 });
  for (const person of [loud, soft]) {
    await play(person);
    await takeTurn(person.page, chanceOf(1));
    await untilAsked(person.page);
  }
  const [a, b] = [await deviceOf(loud), await deviceOf(soft)];
  expect(a.levels.length).toBeGreaterThan(0);
  expect(Math.max(...a.levels)).toBeCloseTo(5 * Math.max(...b.levels));
  expect(a.vibrations[0]).toEqual([60, 40, 60]);
});

for (const [how, settings] of [
  ['sound off', { hasSound: false }],
  ['volume 0', { volume: 0 }],
] as const)
  test(`with ${how} it is silent`, async () => {
    const person = await withDevice(settings);
    await play(person);
    await playToEnd(person.page, chanceOf(1));
    const { levels, vibrations } = await deviceOf(person);
    expect(levels).toEqual([]);
    expect(vibrations.length).toBeGreaterThan(0);
  });

test('who wants no vibration gets none', async () => {
  const person = await withDevice({ vibrates: false });
  await play(person);
  expect((await deviceOf(person)).vibrations).toEqual([]);
  expect((await deviceOf(person)).levels.length).toBeGreaterThan(0);
});

test('the screen stays awake during a match, again after one was away, and no longer than that', async () => {
  const person = await withDevice({});
  await person.page.goto('/');
  await person.page.locator('article').first().waitFor();
  expect((await deviceOf(person)).locks).toEqual([]);
  await play(person);
  expect((await deviceOf(person)).locks).toEqual(['screen']);
  await hide(person, true);
  await hide(person, false);
  expect((await deviceOf(person)).locks).toEqual(['screen', 'screen']);
  await playToEnd(person.page, chanceOf(2));
  await expect.poll(async () => (await deviceOf(person)).locks).toEqual(['screen', 'screen', 'released']);
  await hide(person, true);
  await hide(person, false);
  expect((await deviceOf(person)).locks).toHaveLength(3);
});

test('a hidden page notifies whoever wants it', async () => {
  const person = await withDevice({});
  const { page } = person;
  await page.goto('/settings');
  await page.getByLabel('Notify me').check();
  await play(person);
  expect((await deviceOf(person)).notices).toEqual([]);
  await page.evaluate(() => {
    globalThis.device.isHidden = true;
  });
  await takeTurn(page, chanceOf(1));
  await expect.poll(async () => (await deviceOf(person)).notices).toEqual(['Your turn: Tic-tac-toe']);
});
