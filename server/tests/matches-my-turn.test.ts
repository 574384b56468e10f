import { expect, test } from 'vitest';
import { act, begin, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

async function isMyTurn({ url }: House, { token }: Visitor): Promise<boolean> {
  const answer = await fetch(`${url}/api/me`, { headers: { cookie: token } });
  const { running } = (await answer.json()) as { running: { isMyTurn: boolean }[] };
  expect(running).toHaveLength(1);
  return running[0]!.isMyTurn;
}
const turns = (house: House, people: readonly Visitor[]) =>
  Promise.all(people.map((person) => isMyTurn(house, person)));

test('whoever a running match waits for finds it so among the own matches', async () => {
  const house = await openHouse();
  const { people } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
  const [first] = people as [Visitor, Visitor];
  expect(await turns(house, people)).toEqual([true, false]);
  await must(act(first, first.mirror().moves[0]));
  await settled(people);
  expect(await turns(house, people)).toEqual([false, true]);
});

test('nobody is waited for during a pause', async () => {
  const house = await openHouse();
  const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
  const pause = (isPaused: boolean) =>
    Promise.all(people.map((person) => must(person.ask({ type: 'pause', match, isPaused }))));
  await pause(true);
  expect(await turns(house, people)).toEqual([false, false]);
  await pause(false);
  expect(await turns(house, people)).toEqual([true, false]);
});

test('nobody is waited for while a sitter plays', async () => {
  const house = await openHouse();
  const clock = { kind: 'live', base: 60, increment: 5 };
  const { people } = await begin(house, { game: 'tic-tac-toe', seats: 2, clock, timeUp: 'sitter' });
  house.clock.advance(60_000);
  await settled(people);
  expect(await turns(house, people)).toEqual([false, false]);
});
