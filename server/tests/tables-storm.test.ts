import { expect, test } from 'vitest';
import { createTable, crowd, must, seat } from './gathering.ts';
import { openHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const tablesOf = (person: Visitor): number => person.heard().filter(({ type }) => type === 'table').length;

test('who opens a table again and again is told of it, and nobody else', async () => {
  const { url } = await openHouse();
  const people = await crowd(url, 2);
  const table = await createTable(url, people[0]!, { game: 'tic-tac-toe', seats: 2 });
  await seat(table, people);
  const stranger = await visit(url, 'Stranger');
  await must(stranger.ask({ type: 'open', table: table.id }));
  await Promise.all(people.map((person) => person.until(({ table }) => table?.watchers === 1)));
  const before = [...people, stranger].map(tablesOf);
  for (let i = 0; i < 10; i++) await must(stranger.ask({ type: 'open', table: table.id }));
  await must(people[0]!.ask({ type: 'open', table: table.id }));
  await must(people[1]!.ask({ type: 'open', table: table.id }));
  expect([...people, stranger].map((person, i) => tablesOf(person) - before[i]!)).toEqual([1, 1, 10]);
});
