import { vampireEmpire } from '@duskhall/vampire-empire';
import { describe, expect, test } from 'vitest';
import { act, beginScenario, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

const SETTINGS = {
  game: 'vampire-empire',
  seats: 2,
  options: { sides: 'host-chooses', responseMode: 'auto-pass' },
  clock: { kind: 'live', base: 60, increment: 0 },
};
const DONE = { done: true };
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
const window = (person: Visitor): number => person.mirror().clocks.window;

describe('VE-8.4 a window with a least time', () => {
  test('lasts from 3 to 7 seconds, the same for both, and then passes for who can only pass', async () => {
    const { house, people } = await open(['garlic']);
    const [vampire, human] = people;
    expect(window(vampire)).toBe(window(human));
    expect(window(vampire)).toBeGreaterThanOrEqual(3000);
    expect(window(vampire)).toBeLessThanOrEqual(7000);
    expect(vampire.mirror().moves).toEqual([DONE]);
    house.clock.advance(window(vampire) - 1);
    await settled(people);
    expect(passes(human)).toBe(0);
    house.clock.advance(1);
    await settled(people);
    expect([passes(vampire), passes(human)]).toEqual([1, 1]);
  });

  test('publishes no pass before that time, and says nothing of one that is given', async () => {
    const { house, people } = await open(['coffin', 'garlic']);
    const [vampire, human] = people;
    const before = JSON.stringify(human.mirror());
    await must(act(vampire, DONE));
    await settled(people);
    expect(JSON.stringify(human.mirror())).toBe(before);
    house.clock.advance(window(human));
    await settled(people);
    expect(passes(human)).toBe(1);
  });

  test('waits for who has a choice, at the table’s clock, and closes with the answer', async () => {
    const { house, people } = await open(['coffin', 'garlic']);
    const [vampire, human] = people;
    expect(human.mirror().clocks.running).toEqual([]);
    house.clock.advance(window(human));
    await settled(people);
    expect([passes(human), window(human), human.mirror().clocks.running]).toEqual([0, -1, [0]]);
    house.clock.advance(20_000);
    await must(act(vampire, DONE));
    house.clock.advance(0);
    await settled(people);
    expect([passes(human), human.mirror().clocks.left]).toEqual([1, [40_000, 60_000]]);
  });

  test('passes for who has a choice when its own time is up', async () => {
    const { house, people } = await open(['coffin', 'garlic']);
    house.clock.advance(window(people[1]));
    await settled(people);
    house.clock.advance(60_000);
    await settled(people);
    house.clock.advance(0);
    await settled(people);
    expect(passes(people[1])).toBe(1);
  });

  test('does not drop the cards of somebody who is still choosing', async () => {
    const { house, people } = await open(['bat-form', 'garlic', 'garlic']);
    const [vampire, human] = people;
    await must(act(vampire, { play: 46, on: 0, as: -1 }));
    house.clock.advance(window(human));
    await settled(people);
    expect([vampire.view().question, vampire.mirror().moves, passes(human)]).toEqual(['pay', [{ card: 28 }], 0]);
  });
});
