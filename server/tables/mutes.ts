import { Refused } from '@duskhall/host';
import { chairOf, type Table } from './table.ts';

/** The most people muted at a table: everybody there is sent the list. */
const MOST = 50;

const isHere = (table: Table, person: string): boolean =>
  chairOf(table, person) >= 0 || [...table.guests].some(({ account }) => account.id === person);

/** Mutes somebody who is or was at the table, or unmutes them. People who have left are evicted to make room. */
export function mute(table: Table, person: string, isMuted: boolean): void {
  const { muted, said } = table;
  if (!isMuted || muted.has(person)) {
    if (!isMuted) muted.delete(person);
    return;
  }
  if (!isHere(table, person) && !said.some((line) => line.person.id === person))
    throw new Refused('not-there', 'there is no such person at this table');
  if (muted.size >= MOST) {
    const gone = [...muted].find((other) => !isHere(table, other));
    if (gone === undefined) throw new Refused('many-muted', `${MOST} people are without a word here already`);
    muted.delete(gone);
  }
  muted.add(person);
}
