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
