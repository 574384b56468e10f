import { VAMPIRE_CARDS, vampireEmpire } from '@duskhall/vampire-empire';
import { describe, expect, test } from 'vitest';
import { act, beginScenario, createTable, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const SETTINGS = {
  game: 'vampire-empire',
  seats: 2,
  options: { sides: 'host-chooses', responseMode: 'auto-pass', cardSet: 'reconstructed-1' },
  clock: { kind: 'live', base: 60, increment: 5 },
};
const DONE = { done: true };
const [LEAST, LONGEST] = [3000, 7000];
/** The vampire player's own W1 has just opened. */
const table = (vampire: string[]) => ({
  turn: 'night',
  step: 'before',
  castle: ['maid', 'cook', 'butler'],
  vampire: { hand: vampire },
  human: { hand: ['garlic'] },
});

async function open(vampire: string[]): Promise<{ house: House; people: [Visitor, Visitor] }> {
  const house = await openHouse({ games: [vampireEmpire] });
  const { people } = await beginScenario(house, SETTINGS, table(vampire));
  return { house, people: people as [Visitor, Visitor] };
}
const passes = (person: Visitor): number =>
  person.mirror().log.filter((event) => 'type' in event && event.type === 'passed').length;
/** Advances the clock in small steps until a condition holds; returns how long that took. */
async function passTime(house: House, people: Visitor[], isSo: () => boolean, most = LONGEST): Promise<number> {
  let passed = 0;
  for (; passed < most && !isSo(); passed += 100) {
    house.clock.advance(100);
    await settled(people);
  }
  return passed;
}

describe('VE-8.4 a window with a drawn time', () => {
  test('lasts from 3 to 7 seconds and then passes for who can only pass', async () => {
    const { house, people } = await open(['garlic']);
    expect(people[0].mirror().moves).toEqual([DONE]);
    const passed = await passTime(house, people, () => passes(people[1]) > 0);
    expect([passes(people[0]), passes(people[1])]).toEqual([1, 1]);
    expect(passed).toBeGreaterThanOrEqual(LEAST);
  });

  test('tells nobody when it closes, not even in a pause or to who comes back', async () => {
    const { house, people } = await open(['coffin', 'garlic']);
    const [vampire, human] = people;
    const { match } = human.mirror();
    for (const person of people) await must(person.ask({ type: 'pause', match, isPaused: true }));
    await settled(people);
    expect(human.mirror().clocks.isPaused).toBe(true);
    for (const person of people) await must(person.ask({ type: 'pause', match, isPaused: false }));
    await human.hangUp();
    await human.comeBack();
    await passTime(house, people, () => false);
    await must(act(vampire, DONE));
    await passTime(house, people, () => passes(human) > 1);
    const told = people.flatMap(({ frames }) => frames.flatMap((text) => text.match(/"window":-?\d+/g) ?? []));
    expect(new Set(told)).toEqual(new Set(['"window":-1']));
  });

  test('is alike for the other whether there is a choice or not, until the longest time is over', async () => {
    const { house, people } = await open(['coffin', 'garlic']);
    const [, human] = people;
    const before = human.frames.filter((text) => text.startsWith('{"type":"news"')).length;
    await passTime(house, people, () => false, LONGEST - 100);
    expect(human.mirror().clocks.running).toEqual([]);
    expect(human.frames.filter((text) => text.startsWith('{"type":"news"'))).toHaveLength(before);
    await passTime(house, people, () => false, 100);
    expect([passes(human), human.mirror().clocks.running]).toEqual([0, [0]]);
  });

  test('publishes no pass before that time, and says nothing of one that is given', async () => {
    const { house, people } = await open(['coffin', 'garlic']);
    const [vampire, human] = people;
    const before = JSON.stringify(human.mirror());
    await must(act(vampire, DONE));
    await settled(people);
    expect(JSON.stringify(human.mirror())).toBe(before);
    await must(human.ask({ type: 'pause', match: human.mirror().match, isPaused: true }));
    await settled(people);
    expect(human.mirror().clocks.wantsPause).toEqual([1]);
    expect(human.mirror().clocks.left).toEqual([60_000, 60_000]);
    const passed = await passTime(house, people, () => passes(human) > 0);
    expect([passed >= LEAST, passes(human)]).toEqual([true, 1]);
  });

  test('waits for who has a choice, at the table’s clock, and closes with the answer', async () => {
    const { house, people } = await open(['coffin', 'garlic']);
    const [vampire, human] = people;
    await passTime(house, people, () => false);
    house.clock.advance(20_000);
    await must(act(vampire, DONE));
    house.clock.advance(0);
    await settled(people);
    expect([passes(human), human.mirror().clocks.left]).toEqual([1, [45_000, 60_000]]);
  });

  test('passes for who has a choice when its own time is up', async () => {
    const { house, people } = await open(['coffin', 'garlic']);
    await passTime(house, people, () => false);
    house.clock.advance(60_000);
    await settled(people);
    house.clock.advance(0);
    await settled(people);
    expect(passes(people[1])).toBe(1);
  });

  test('alone among bots it waits for nothing: who can only pass has passed, and a pass that is given counts', async () => {
    for (const hand of [['garlic'], ['coffin', 'garlic']]) {
      const house = await openHouse({ games: [vampireEmpire] });
      const person = await visit(house.url, 'Person');
      const { id } = await createTable(house.url, person, SETTINGS);
      await must(person.ask({ type: 'open', table: id }));
      await must(person.ask({ type: 'sit', table: id, seat: 0 }));
      await must(person.ask({ type: 'seatBot', table: id, seat: 1, level: 'random' }));
      await house.server.hall.startScenario(id, { ...table(hand), turn: 'day' }, 'seed');
      await person.until(({ mirror }) => mirror !== null);
      const isAsked = () => person.view().question === 'support';
      // The bot is first in its own turn.
      await passTime(house, [person], () => passes(person) > 0);
      expect(isAsked()).toBe(true);
      if (hand.length > 1) await must(act(person, DONE));
      house.clock.advance(1);
      await settled([person]);
      expect(passes(person)).toBe(2);
    }
  });

  test('does not drop the cards of somebody who is still choosing', async () => {
    const { house, people } = await open(['bat-form', 'garlic', 'garlic']);
    const [vampire, human] = people;
    await must(act(vampire, { play: VAMPIRE_CARDS['bat-form'].number, on: 0, as: -1 }));
    await passTime(house, people, () => false);
    expect([vampire.view().question, vampire.mirror().moves, passes(human)]).toEqual([
      'pay',
      [{ card: VAMPIRE_CARDS.garlic.number }],
      0,
    ]);
  });
});
