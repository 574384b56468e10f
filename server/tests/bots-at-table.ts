import { expect } from 'vitest';
import { act, createTable, isOver, must, ready, settled } from './gathering.ts';
import type { House } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

/** A person in seat 0, or without a seat, and bots in the others. */
export async function sitWithBots(house: House, game: string, seats: number, isSeated: boolean) {
  const person = await visit(house.url, 'Person');
  const table = await createTable(house.url, person, { game, seats });
  await must(person.ask({ type: 'open', table: table.id }));
  if (isSeated) await must(person.ask({ type: 'sit', table: table.id, seat: 0 }));
  for (let seat = isSeated ? 1 : 0; seat < seats; seat++)
    await must(person.ask({ type: 'seatBot', table: table.id, seat, level: 'random' }));
  if (isSeated) await ready(table, person);
  return { person, table };
}

/** Always plays the first move until the match is over. */
export async function playOut(house: House, person: Visitor): Promise<void> {
  for (let step = 0; step < 300 && !isOver(person); step++) {
    if (person.mirror().moves.length > 0) await must(act(person, person.mirror().moves[0]));
    else house.clock.advance(250);
    await settled([person]);
  }
  expect(isOver(person)).toBe(true);
}
