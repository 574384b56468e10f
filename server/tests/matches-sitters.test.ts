import type { AnyGame } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { mindsHere } from '../bots/here.ts';
import { act, actInTurn, begin, codeOf, must, settled } from './gathering.ts';
import { dataFolder, type House, openHouse, openHouseOn } from './house.ts';
import type { Visitor } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };
const LIVE = { kind: 'live', base: 60, increment: 5 };

const sitters = (person: Visitor) => person.client.table!.seats.map(({ hasSitter }) => hasSitter);

describe('when time is up a sitter', () => {
  const beginLate = async (house: House) => {
    const party = await begin(house, { ...TOE, clock: LIVE, timeUp: 'sitter' });
    house.clock.advance(60_000);
    await settled(party.people);
    return { ...party, first: party.people[0]!, second: party.people[1]! };
  };

  test('takes over, waits as bots do, and plays on', async () => {
    const house = await openHouse();
    const { people, first, second } = await beginLate(house);
    expect(sitters(second)).toEqual([true, false]);
    expect(second.mirror().clocks.running).toEqual([]);
    house.clock.advance(99);
    await settled(people);
    expect(second.mirror().log).toEqual([]);
    house.clock.advance(101);
    await settled(people);
    expect(second.mirror().log).toHaveLength(1);
    await must(act(second, second.mirror().moves[0]));
    expect(await codeOf(act(first, first.mirror().moves[0]))).toBe('sitter');
    house.clock.advance(200);
    await settled(people);
    expect(second.mirror().log).toHaveLength(3);
  });

  test('hands back to who returns with the time that its decisions earn', async () => {
    const house = await openHouse();
    const { people, match, first, second } = await beginLate(house);
    expect(await codeOf(second.ask({ type: 'return', match }))).toBe('no-sitter');
    expect(await codeOf(first.ask({ type: 'return', match }))).toBe('no-time');
    house.clock.advance(200);
    await settled(people);
    await must(first.ask({ type: 'return', match }));
    await must(act(second, second.mirror().moves[0]));
    await settled(people);
    expect(sitters(second)).toEqual([false, false]);
    expect(second.mirror().clocks).toMatchObject({ left: [5000, 65_000], running: [0] });
    await must(act(first, first.mirror().moves[0]));
  });

  test('is still there after a restart', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const { people, first } = await beginLate(house);
    await house.stop();
    await Promise.all(people.map((person) => person.hangUp()));
    const next = await openHouseOn(folder, { clock: house.clock });
    await first.comeBack(next.url);
    await first.until((client) => client.table?.seats[0]?.hasSitter === true);
    await settled([first]);
    next.clock.advance(200);
    await settled([first]);
    expect(first.mirror().log).toHaveLength(1);
  });
});

describe('standing up and coming back', () => {
  const cycle = async (person: Visitor, table: string, match: string) => {
    await must(person.ask({ type: 'stand', table }));
    await must(person.ask({ type: 'return', match }));
  };

  for (const [clock, all] of [
    [{ kind: 'live', base: 6, increment: 2 }, 6000],
    [{ kind: 'correspondence', days: 1 }, 86_400_000],
  ] as const)
    test(`win no time on a ${clock.kind} clock`, async () => {
      const house = await openHouse();
      const { people, table, match } = await begin(house, { ...TOE, clock });
      const [first, second] = people as [Visitor, Visitor];
      for (const tenths of [3, 5, 8]) {
        house.clock.advance((all * tenths) / 10 - (all - (second.mirror().clocks.left[0] as number)));
        await cycle(first, table.id, match);
        await settled(people);
        expect(second.mirror().clocks.left[0]).toBe(all - (all * tenths) / 10);
      }
      house.clock.advance(all);
      await settled(people);
      expect(second.mirror().log).toHaveLength(1);
    });

  test('does not stop the clock while the sitter thinks', async () => {
    const house = await openHouse();
    const { people, table, match } = await begin(house, { ...TOE, clock: LIVE });
    const [first, second] = people as [Visitor, Visitor];
    for (let times = 0; times < 5; times++) {
      await must(first.ask({ type: 'stand', table: table.id }));
      house.clock.advance(90);
      await must(first.ask({ type: 'return', match }));
      house.clock.advance(200);
      await settled(people);
    }
    await must(first.ask({ type: 'stand', table: table.id }));
    await settled(people);
    expect([second.mirror().log, second.mirror().clocks.left[0]]).toEqual([[], 60_000 - 5 * 290]);
  });
});

describe('where hints are off a sitter', () => {
  const games = [{ ...ticTacToe, timeout: () => ({ cell: 8 }) } as AnyGame];
  /** Bots that would choose the center instead of the time-out move. */
  const minds = { ...mindsHere([]), decide: async () => ({ move: { cell: 4 }, reason: null }) };
  const firstCell = async (house: House, settings: object, leave: (first: Visitor, table: string) => unknown) => {
    const { people, table, match } = await begin(house, { ...TOE, ...settings });
    const [first, second] = people as [Visitor, Visitor];
    await leave(first, table.id);
    await settled(people);
    house.clock.advance(200);
    await settled(people);
    return { first, second, match, cell: (second.mirror().log as { cell: number }[])[0]?.cell };
  };
  const stand = (first: Visitor, table: string) => must(first.ask({ type: 'stand', table }));

  test('plays as the clock would, so that nobody gets a bot’s move by standing up', async () => {
    const house = await openHouse({ games, minds });
    expect((await firstCell(house, { hints: 'on' }, stand)).cell).toBe(4);
    const { cell, first, match } = await firstCell(house, { hints: 'off' }, stand);
    expect(cell).toBe(8);
    await must(first.ask({ type: 'return', match }));
  });

  test('does so when time is up, too', async () => {
    const house = await openHouse({ games, minds });
    const settings = { clock: LIVE, timeUp: 'sitter', hints: 'off' };
    const late = () => house.clock.advance(60_000);
    expect((await firstCell(house, settings, late)).cell).toBe(8);
    expect((await firstCell(house, { ...settings, hints: 'on' }, late)).cell).toBe(4);
  });
});

describe('a pause', () => {
  const pause = (person: Visitor, isPaused = true) =>
    person.ask({ type: 'pause', match: person.mirror().match, isPaused });

  test('needs all persons, stops the clocks, refuses moves, and ends when one wants it', async () => {
    const house = await openHouse();
    const { people, match } = await begin(house, { ...TOE, clock: LIVE });
    const [first, second] = people as [Visitor, Visitor];
    house.clock.advance(10_000);
    await must(pause(first));
    await settled(people);
    expect(second.mirror().clocks).toMatchObject({ isPaused: false, wantsPause: [0], running: [0] });
    await must(pause(second));
    await settled(people);
    expect(first.mirror().clocks).toMatchObject({ isPaused: true, running: [], left: [50_000, 60_000] });
    expect(await codeOf(act(first, { cell: 0 }))).toBe('paused');
    expect(await codeOf(first.ask({ type: 'undo', match }))).toBe('paused');
    house.clock.advance(1_000_000);
    await must(pause(first));
    await settled(people);
    expect(first.mirror()).toMatchObject({ log: [], clocks: { isPaused: true, left: [50_000, 60_000] } });
    await must(pause(second, false));
    await settled(people);
    expect(first.mirror().clocks).toMatchObject({
      isPaused: false,
      wantsPause: [],
      running: [0],
      left: [50_000, 60_000],
    });
    house.clock.advance(50_000);
    await settled(people);
    expect(first.mirror().log).toHaveLength(1);
  });

  test('can be called off before it begins', async () => {
    const house = await openHouse();
    const { people } = await begin(house, TOE);
    const [first, second] = people as [Visitor, Visitor];
    await must(pause(first));
    await must(pause(first, false));
    await must(pause(second));
    await settled(people);
    expect(first.mirror().clocks).toMatchObject({ isPaused: false, wantsPause: [1] });
  });

  test('stops the rules’ own window, outlasts a restart, and is not ended by asking for it', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const { people } = await begin(house, { game: 'assembly', seats: 3 });
    const speaker = people[people[0]!.view().speaker as number]!;
    await actInTurn(speaker, speaker.mirror().moves[0], { word: 'calm' });
    await settled(people);
    for (const person of people) await must(act(person, { task: 'rest' }, { done: true }));
    house.clock.advance(10_000);
    for (const person of people) await must(pause(person));
    house.clock.advance(100_000);
    await settled(people);
    expect(people[0]!.view().isHeld).toBe(true);
    await house.stop();
    await Promise.all(people.map((person) => person.hangUp()));
    const next = await openHouseOn(folder, { clock: house.clock });
    await Promise.all(people.map((person) => person.comeBack(next.url)));
    await Promise.all(people.map((person) => must(pause(person))));
    await settled(people);
    expect(people[0]!.mirror().clocks.isPaused).toBe(true);
    await must(pause(people[1]!, false));
    await settled(people);
    expect(people[0]!.mirror().clocks).toMatchObject({ isPaused: false, window: 20_000 });
    next.clock.advance(20_000);
    await settled(people);
    expect(people[0]!.view().isHeld).toBe(false);
  });

  test('is for persons who play', async () => {
    const house = await openHouse();
    const { people, table } = await begin(house, TOE);
    const [first, second] = people as [Visitor, Visitor];
    await must(first.ask({ type: 'stand', table: table.id }));
    expect(await codeOf(pause(first))).toBe('sitter');
    await must(pause(second));
    await settled(people);
    expect(second.mirror().clocks.isPaused).toBe(true);
    house.clock.advance(1000);
    await settled(people);
    expect(second.mirror().log).toEqual([]);
    await must(pause(second, false));
    house.clock.advance(200);
    await settled(people);
    expect(second.mirror().log).toHaveLength(1);
  });
});
