import type { AnyGame } from '@duskhall/kernel';
import { assembly } from '@duskhall/testing/assembly/index.ts';
import { expect, test } from 'vitest';
import { act, actInTurn, beginScenario, must, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

/** Seat 2 is always absent. */
const party = { ...assembly.party!, isAbsent: (_: unknown, seat: number) => seat === 2 };

const sitters = (person: Visitor) => person.client.table!.seats.map(({ hasSitter }) => hasSitter);

test('VN-4.10.1: who is away has a sitter from the next chapter on, until it returns', async () => {
  const house = await openHouse({ games: [{ ...assembly, party } as AnyGame] });
  const { people, match } = await beginScenario(
    house,
    { game: 'assembly', seats: 5 },
    { sides: ['raven', 'folk', 'folk', 'folk', 'folk'] },
  );
  const [first, , third] = people as [Visitor, Visitor, Visitor];
  const speaker = people[first.view().speaker as number]!;
  await actInTurn(speaker, speaker.mirror().moves[0], { word: 'calm' });
  await settled(people);
  for (const [seat, person] of people.entries())
    await must(act(person, ...(seat === 0 ? [{ task: 'guard' }, { name: 1 }] : [{ task: 'rest' }]), { done: true }));
  await settled(people);
  expect([first.view().round, sitters(first)]).toEqual([1, [false, false, false, false, false]]);
  for (const person of people) await must(act(person, { name: person === people[1] ? 2 : 1 }));
  house.clock.advance(30_000);
  await settled(people);
  expect([first.view().round, sitters(first)]).toEqual([2, [false, false, true, false, false]]);
  await must(third.ask({ type: 'return', match }));
  await settled(people);
  expect(sitters(first)).toEqual([false, false, false, false, false]);
});
