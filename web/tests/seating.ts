import type { Account, Guest, Server } from '@duskhall/server';
import type { Visitor } from './browser.ts';
import { post } from './hall.ts';

/** Somebody at a table who listens to nothing. */
const guestOf = (account: Account): Guest => ({
  account,
  household: '',
  locale: 'en',
  client: '',
  send() {},
  dismiss() {},
  tell() {},
  comeAgain() {},
  show() {},
  mistake() {},
});

export interface Laid {
  game: string;
  seats: number;
  options?: object | undefined;
}

/**
 * Seats people by name, in this order, and bots on the other seats, and starts the match from a scenario: only then do
 * their pages load. Returns the id of the table.
 */
export async function startScenario(
  { hall }: Server,
  people: readonly (readonly [name: string, visitor: Visitor])[],
  { game, seats, options = {} }: Laid,
  scenario: object | null,
  seed = 'seed',
): Promise<string> {
  const guests: Guest[] = [];
  let table = '';
  for (const [name, visitor] of people) {
    const { account } = await post<{ account: Account }>(visitor, '/api/me', { name });
    if (guests.length === 0)
      table = (await post<{ table: { id: string } }>(visitor, '/api/tables', { game, seats, options })).table.id;
    const guest = guestOf(account);
    guests.push(guest);
    await hall.handle(guest, { type: 'open', id: 1, table });
    await hall.handle(guest, { type: 'sit', id: 2, table });
  }
  for (let seat = people.length; seat < seats; seat++)
    await hall.handle(guests[0]!, { type: 'seatBot', id: 2 + seat, table, seat, level: 'regular' });
  await hall.startScenario(table, scenario, seed);
  await Promise.all(people.map(([, { page }]) => page.goto(`/t/${table}`)));
  await Promise.all(people.map(([, { page }]) => page.locator('.stage > *').first().waitFor()));
  for (const guest of guests) hall.leave(guest);
  return table;
}
