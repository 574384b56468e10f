import { createTable, crowd, must, ready, seat } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

export const TOE = { game: 'tic-tac-toe', seats: 2 };
/** Suppresses this type of message from a person's client. */
const hold = (person: Visitor, type: 'commit' | 'reveal') => {
  person.onSend = (text) => (text.startsWith(`{"type":"${type}"`) ? '' : text);
};
export const isPlaying = ({ client }: Visitor) => client.table?.status === 'playing';

/** A round that waits for the second person to commit or to reveal. */
export async function waiting(stage: 'commit' | 'reveal', house: Promise<House> = openHouse()) {
  const { url, ...rest } = await house;
  const people = (await crowd(url, 2)) as [Visitor, Visitor];
  const [host, late] = people;
  const table = await createTable(url, host, TOE);
  await seat(table, people);
  hold(late, stage);
  for (const person of people) await ready(table, person);
  await must(host.ask({ type: 'start', table: table.id }));
  const isThere = stage === 'commit' ? 'commit' : 'open';
  await host.until((client) => client.table!.round?.stage === isThere && client.table!.round.isDone[0] === true);
  return { ...rest, url, people, host, late, table };
}
