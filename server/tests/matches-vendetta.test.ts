import { bloodVendetta } from '@duskhall/blood-vendetta';
import { type AnyGame, fastRng } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { arrived, beatsOf } from './beating.ts';
import { act, beginScenario, createTable, crowd, must, seat, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { type Evenings, playEvenings } from './vendetta.ts';
import { again, type Visitor, visit } from './visitor.ts';

const ONE = ['vampire', 'prince', 'scout', 'monk', 'hunter', 'vampire', 'vampire', 'vampire'];
const OTHER = ['vampire', 'hunter', 'vampire', 'prince', 'monk', 'scout', 'vampire', 'vampire'];

/** A frame without its padding; the size comes first. */
const plain = (frame = '') => frame.replace(/\.+/, '');

async function compare(evenings: Evenings): Promise<void> {
  const { pairs, phases } = await playEvenings(evenings);
  expect(phases).toEqual({
    'intro 0': 2_000,
    'night 0': 71_000,
    'dawn 1': 2_000,
    'day 1': 2_000,
    'sunset 1': 6_000,
    'night 1': 129_000,
    'dawn 2': 2_000,
    'day 2': 2_000,
  });
  for (const { who, frames } of pairs) {
    const first = frames[0].findIndex((frame, i) => frame !== frames[1][i]);
    expect(plain(frames[0][first]), `frame ${first} of ${who}`).toBe(plain(frames[1][first]));
    expect(frames[0].length, who).toBe(frames[1].length);
    expect(frames[0].length, who).toBeGreaterThan(1);
  }
}

describe('VN-8.2: every frame of an evening is equal, byte for byte, where evenings cannot be told apart', () => {
  test('VN-4.9.4: for the living, the watcher, and the dead who see what the living see', { timeout: 240_000 }, () =>
    compare({ roles: [ONE, OTHER], options: { ghostView: 'public' } }),
  );
  test('VN-4.13.4: harmless answers reach not even the dead who see everything', { timeout: 240_000 }, () =>
    compare({ roles: [ONE, ONE], options: { ghostView: 'full' } }),
  );
  test('the comparison finds a leak', { timeout: 240_000 }, async () => {
    const game = bloodVendetta as AnyGame;
    const view: AnyGame['view'] = (s, viewer) => ({ ...game.view(s, viewer), leak: s.roles[3] });
    const until = { phase: 'night', cycle: 0 };
    const { pairs } = await playEvenings({ roles: [ONE, OTHER], game: { view }, until });
    for (const { who, frames } of pairs) expect(frames[0], who).not.toEqual(frames[1]);
  });
});

describe('VN-4.13.5: a window that ends early tells neither who was slow nor what for', () => {
  /** The prince is slow at one table, in seat 1; a vampire at the other, in seat 2. */
  const SLOW: Evenings = {
    ...{ roles: [ONE, OTHER], slow: [1, 2], options: { ghostView: 'public' } },
    until: { phase: 'night', cycle: 1 },
  };

  test('by no frame, its size or its time', { timeout: 240_000 }, async () => {
    const { pairs, beats, phases } = await playEvenings(SLOW);
    for (const { who, frames } of pairs) {
      const first = frames[0].findIndex((frame, i) => frame !== frames[1][i]);
      expect(plain(frames[0][first]), `frame ${first} of ${who}`).toBe(plain(frames[1][first]));
    }
    const [one, other] = beats as [string[][], string[][]];
    expect(one[0]!.length).toBeGreaterThan(100);
    expect(new Set([...one, ...other].map((lines) => lines.join('\n'))).size).toBe(1);
    expect(phases['dawn 1']).toBe(40_000);
    const times = one[0]!.map((line) => Number(line.split(' ')[2]));
    const apart = times.slice(1).map((at, i) => at - times[i]!);
    // Windows ended between two beats: early, and at a time of their own.
    expect(apart.filter((gap) => gap > 0 && gap < 1000).length).toBeGreaterThan(3);
  });

  test('the comparison finds an end that depends on who was slow', { timeout: 240_000 }, async () => {
    const game = bloodVendetta as AnyGame;
    const pace: AnyGame['pace'] = (s) => {
      const { lull, ...rest } = game.pace(s) ?? { seconds: 0 };
      if (lull === undefined) return game.pace(s);
      return { ...rest, lull: s.roles[s.table.mover] === s.roles[0] ? [2, 2] : [5, 5] };
    };
    const { pairs, beats } = await playEvenings({ ...SLOW, game: { pace } });
    for (const { who, frames } of pairs) expect(frames[0], who).not.toEqual(frames[1]);
    expect(beats[0]).not.toEqual(beats[1]);
  });
});

const beginNight = (house: House) =>
  beginScenario(house, { game: 'blood-vendetta', seats: 8 }, { roles: ONE, step: 'night', cycle: 1 });

test('VN-4.12: a word or a nomination does not give a debate its time anew', async () => {
  const house = await openHouse({ games: [bloodVendetta as AnyGame] });
  const { people } = await beginNight(house);
  const [first, second] = people as [Visitor, Visitor];
  const left = () => first.mirror().clocks.window - (house.clock.now() - first.mirror().clocks.at);
  expect(left()).toBe(141_000);
  house.clock.advance(10_000);
  await must(act(second, { nominate: 3 }));
  await settled(people);
  expect(left()).toBe(131_000);
});

describe('the time left, for a phone or screen that loads its page again or has lost its socket', () => {
  const leftFor = (house: House, person: Visitor) =>
    person.mirror().clocks.window - (house.clock.now() - person.mirror().clocks.at);

  /** Loads the page again, and hears the next beat. */
  async function reloaded(house: House, person: Visitor): Promise<Visitor> {
    const anew = await again(house.url, person);
    await must(anew.ask({ type: 'open', table: person.client.table!.id }));
    if ((person.mirror().clocks.beat ?? 0) > 0) house.clock.advance(1000);
    await anew.until(({ mirror }) => mirror !== null);
    return anew;
  }

  test('is what is left now, not what was left when something last happened', async () => {
    const house = await openHouse({ games: [bloodVendetta as AnyGame] });
    const { people } = await beginNight(house);
    const [first, second] = people as [Visitor, Visitor];
    const screen = await visit(house.url, 'Screen');
    house.clock.advance(27_000);
    await must(screen.ask({ type: 'open', table: first.client.table!.id }));
    await screen.until(({ mirror }) => mirror !== null);
    await second.hangUp();
    await second.comeBack();
    await settled([second]);
    const anew = await reloaded(house, first);
    for (const person of [anew, second, screen])
      expect([person.mirror().clocks.window, leftFor(house, person)]).toEqual([114_000, 114_000]);
  });

  /** People in a step that may be secret: there everything comes on a beat. */
  async function begun(house: House, step: string, options: object): Promise<Visitor[]> {
    const people = await crowd(house.url, 8);
    const table = await createTable(house.url, people[0]!, { game: 'blood-vendetta', seats: 8, options });
    await seat(table, people);
    await house.server.hall.startScenario(table.id, { roles: ONE, step }, 'seed');
    house.clock.advance(1000);
    await Promise.all(people.map((person) => person.until(({ mirror }) => mirror !== null)));
    return people;
  }

  test('VN-4.13.5: does not say that everybody has finished, not even to the last', async () => {
    // The same draw in every run.
    const house = await openHouse({ games: [bloodVendetta as AnyGame], chance: () => fastRng(3) });
    const people = await begun(house, 'roles', {});
    for (const person of people) void act(person, { read: true });
    const isOpen = () => people.every((person) => person.view().question === 'role');
    const told: number[] = [];
    for (let beat = 0; isOpen(); beat++) {
      told.push(...people.map((person) => leftFor(house, person)));
      const heard = people.map(beatsOf);
      house.clock.advance(1000);
      await Promise.all(people.map((person, own) => person.until(() => beatsOf(person) > heard[own]!)));
      await Promise.all(people.map(arrived));
      if (beat > 0) continue;
      const anew = await reloaded(house, people[3]!);
      expect(anew.view().question).toBe('role');
      told.push(leftFor(house, anew));
    }
    expect(told.length).toBeGreaterThan(2 * people.length);
    expect(Math.min(...told)).toBeGreaterThan(50_000);
  });

  test.each(['roles', 'night'])('is told to nobody where there is no limit: %s', async (step) => {
    const house = await openHouse({ games: [bloodVendetta as AnyGame] });
    const people = await begun(house, step, { roleReadSeconds: 0, debateSeconds: 0 });
    house.clock.advance(27_000);
    const anew = await reloaded(house, people[0]!);
    for (const person of [people[0]!, anew]) expect(person.mirror().clocks.window).toBe(-1);
  });
});
