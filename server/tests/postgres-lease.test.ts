import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { openPostgres, type Storage } from '../index.ts';
import { freshSchema } from '../storage/tests/postgres-schema.ts';
import { act, begin, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };
/** In milliseconds: short, but not so short that a busy machine misses it at once. */
const LEASE = 2000;

/** A storage whose renewals can be held up, as if the process were suspended. */
async function openHeld(url: string) {
  const storage = await openPostgres(url, { lease: LEASE });
  let held: Promise<void> | null = null;
  let goOn = () => {};
  const renew: Storage['renew'] = async (node) => {
    await held;
    return storage.renew(node);
  };
  return {
    storage: { ...storage, renew },
    hold: () => {
      held = new Promise((resolve) => {
        goOn = resolve;
      });
    },
    goOn: () => goOn(),
  };
}

async function comeTo({ url }: House, people: readonly Visitor[]): Promise<void> {
  for (const person of people) {
    await person.hangUp();
    await person.comeBack(url);
  }
}

/** The match goes on where it was, in another process. */
async function goOnAt(house: House, people: readonly Visitor[]): Promise<void> {
  await comeTo(house, people);
  await settled(people);
  await must(act(people[1]!, { cell: 0 }));
  await settled(people);
  expect(people[0]!.mirror().log).toHaveLength(2);
}

describe.runIf(hasPostgres)('a hall on PostgreSQL', () => {
  test('goes on after it was stopped and started', async () => {
    const url = await freshSchema();
    const first = await openHouse({ storage: await openPostgres(url, { lease: LEASE }) });
    const { people } = await begin(first, TOE);
    await must(act(people[0]!, { cell: 4 }));
    await settled(people);
    await first.stop();
    const next = await openHouse({ storage: await openPostgres(url, { lease: LEASE }), clock: first.clock });
    await goOnAt(next, people);
  });

  test('is closed to a second process while the first one lives', async () => {
    const url = await freshSchema();
    await openHouse({ storage: await openPostgres(url, { lease: LEASE }) });
    const storage = await openPostgres(url, { lease: LEASE });
    await expect(openHouse({ storage })).rejects.toThrow('in use by another process');
    await storage.close();
  });

  test('a process whose lease is over says nothing; the next one goes on, and the first starts over', async () => {
    const url = await freshSchema();
    const { storage, hold, goOn } = await openHeld(url);
    const first = await openHouse({ storage });
    const { people, match } = await begin(first, TOE);
    await must(act(people[0]!, { cell: 4 }));
    await settled(people);
    hold();
    // It waits for the lease of the first one.
    const next = await openHouse({ storage: await openPostgres(url, { lease: LEASE }), clock: first.clock });
    const moved = people[1]!.ask({ type: 'move', match, asked: 1, moves: [{ cell: 0 }] });
    await people[1]!.until(() => people[1]!.frames.some((text) => text.includes('"code":"busy"')));
    // Without anybody coming, the match is loaded there once the first process is buried.
    while (next.server.hall.counts().awake === 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      next.clock.advance(0);
    }
    goOn();
    await people[0]!.until(() => people[0]!.heard().some(({ type }) => type === 'bye'));
    await comeTo(next, people);
    // It was not known whether it was done, so it was said again.
    await must(moved);
    await settled(people);
    expect(people[0]!.mirror().log).toHaveLength(2);
  });
});
