import { describe, expect, test } from 'vitest';
import type { Minutes } from '../index.ts';
import { begin, handOver, untilNight } from './console.ts';
import { act, codeOf, createTable, crowd, must, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

describe('VN-4.11.3: the moderator', () => {
  test('lengthens, pauses alone and skips a window; without one the software keeps the time', async () => {
    const house = await openHouse();
    const evening = await begin(house);
    const { screen, watcher, people, all, ask } = evening;
    const [first] = people as [Visitor];
    await handOver(evening, screen, watcher);
    expect(await codeOf(ask(watcher, { type: 'extend', seconds: 5 }))).toBe('no-window');
    await untilNight(evening);
    expect(first.mirror().clocks.window).toBe(30_000);
    await must(ask(watcher, { type: 'extend', seconds: 20 }));
    await settled(all);
    expect(first.mirror().clocks.window).toBe(50_000);
    house.clock.advance(40_000);
    await must(ask(watcher, { type: 'pause', isPaused: true }));
    house.clock.advance(1_000_000);
    await settled(all);
    expect(first.mirror().clocks.isPaused).toBe(true);
    expect(await codeOf(ask(first, { type: 'pause', isPaused: false }))).toBe('not-moderator');
    await must(ask(watcher, { type: 'pause', isPaused: false }));
    house.clock.advance(9_999);
    await settled(all);
    expect(first.view().isHeld).toBe(true);
    house.clock.advance(1);
    await settled(all);
    expect(first.view().isHeld).toBe(false);
  });

  test('VN-4.12: the host may pause a party alone too', async () => {
    const house = await openHouse();
    const { screen, people, all, ask } = await begin(house);
    await must(ask(screen, { type: 'pause', isPaused: true }));
    await settled(all);
    expect(people[0]!.mirror().clocks.isPaused).toBe(true);
    await must(ask(people[1]!, { type: 'pause', isPaused: false }));
    await settled(all);
    expect(people[0]!.mirror().clocks.isPaused).toBe(false);
  });

  test('goes back within the round, never behind its beginning', async () => {
    const house = await openHouse();
    const evening = await begin(house);
    const { screen, watcher, people, all, ask } = evening;
    await handOver(evening, screen, watcher);
    const { speaker } = watcher.view() as unknown as { speaker: number };
    await must(ask(watcher, { type: 'enter', seat: speaker, moves: [{ name: (speaker + 1) % 5 }] }));
    await must(ask(watcher, { type: 'enter', seat: speaker, moves: [{ word: 'calm' }] }));
    await settled(all);
    expect(watcher.mirror().back).toEqual([0, 1]);
    await must(ask(watcher, { type: 'rewind', entries: 1 }));
    await settled(all);
    expect([watcher.mirror().back, people[speaker]!.view().question]).toEqual([[0], 'word']);
    await must(ask(watcher, { type: 'enter', seat: speaker, moves: [{ word: 'alarm' }] }));
    for (const at of people.keys())
      await must(ask(watcher, { type: 'enter', seat: at, moves: [{ task: 'rest' }, { done: true }] }));
    const far = watcher.mirror().back!.at(-1)!;
    await must(ask(watcher, { type: 'close' }));
    await settled(all);
    for (const person of people)
      if (person.view().isAlive[person.mirror().seat]) await must(act(person, { lock: true }));
    await settled(all);
    expect(watcher.view().round).toBe(2);
    expect(watcher.mirror().back).toEqual([]);
    expect(await codeOf(ask(watcher, { type: 'rewind', entries: far }))).toBe('chapter');
  });

  test('enters for those without a device, and the window’s end answers where nothing was entered', async () => {
    const house = await openHouse();
    const [screen] = (await crowd(house.url, 1)) as [Visitor];
    const table = await createTable(house.url, screen, { game: 'assembly', seats: 3, moderator: 'host' });
    await must(screen.ask({ type: 'open', table: table.id }));
    for (const [at, name] of ['Ann', 'Bob', 'Cid'].entries())
      await must(screen.ask({ type: 'seatGuest', table: table.id, seat: at, name }));
    await must(screen.ask({ type: 'start', table: table.id }));
    await screen.until(({ mirror }) => mirror !== null);
    const { match } = screen.mirror();
    const enter = (at: number, ...moves: unknown[]) => must(screen.ask({ type: 'enter', match, seat: at, moves }));
    const { speaker } = screen.view() as unknown as { speaker: number };
    await enter(speaker, { name: (speaker + 1) % 3 }, { word: 'calm' });
    for (const at of [0, 1, 2]) await enter(at, { task: 'rest' }, { done: true });
    expect(screen.view().isHeld).toBe(true);
    await must(screen.ask({ type: 'close', match }));
    await settled([screen]);
    expect(screen.mirror().scores).toHaveLength(3);
  });
});

test('all that was done with the console is kept, and told after the end only', async () => {
  const house = await openHouse();
  const evening = await begin(house);
  const { screen, watcher, people, all, match, ask } = evening;
  const minutes = async () => {
    const response = await fetch(`${house.url}/api/matches/${match}/minutes`);
    return (await response.json()) as { minutes?: Minutes; code?: string };
  };
  await handOver(evening, screen, watcher);
  house.clock.advance(5_000);
  const raven = { type: 'enter', seat: -1, moves: [{ remove: 0 }] };
  expect(await codeOf(ask(people[0]!, raven))).toBe('not-moderator');
  expect((await minutes()).code).toBe('running');
  await must(ask(watcher, raven));
  await settled(all);
  const { did } = (await minutes()).minutes!;
  expect(did).toEqual([
    {
      person: { id: screen.id, name: 'Screen' },
      at: 0,
      do: 'moderate',
      leader: { id: watcher.id, name: 'Wanda' },
      entries: 0,
      chapter: 1,
    },
    {
      person: { id: watcher.id, name: 'Wanda' },
      at: 5_000,
      ...raven,
      type: undefined,
      do: 'enter',
      entries: 0,
      chapter: 1,
    },
  ]);
});
