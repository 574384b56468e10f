import { type Guest, Refused } from '../hall.ts';
import type { HallState } from './hall-state.ts';
import { chairOf, type Table } from './table.ts';

/** So many words in so many milliseconds. */
const WORDS = 5;
const WORDS_WITHIN = 10_000;
/** So many are told to whoever comes later. */
const KEPT = 50;

/** Who takes part: on a chair, or as the moderator. */
const isPlayer = (table: Table, account: string): boolean =>
  chairOf(table, account) >= 0 || (table.settings.moderator === 'host' && account === table.host);

/** Says something to everybody at the table who may and wants to hear it. */
export async function say(hall: HallState, table: Table, guest: Guest, text: string): Promise<void> {
  const { id, name } = guest.account;
  if (!table.guests.has(guest)) throw new Refused('not-here', 'open the table first');
  if (table.muted.has(id)) throw new Refused('muted', 'the host has taken your word away');
  const now = hall.config.clock.now();
  const recent = (table.spoken.get(id) ?? []).filter((at) => at > now - WORDS_WITHIN);
  if (recent.length >= WORDS) throw new Refused('too-fast', 'too many messages: wait a moment');
  table.spoken.set(id, [...recent, now]);
  const line = { person: { id, name }, isWatcher: !isPlayer(table, id), text, at: now };
  // Who only looks on may know more than the players: during a match watchers talk among themselves.
  const isAside = line.isWatcher && table.isPlaying;
  table.said = [...table.said.slice(1 - KEPT), { ...line, isAside }];
  const others = [...table.guests];
  const blocks = await Promise.all(others.map((other) => hall.config.storage.blockedBy(other.account.id)));
  others.forEach((other, i) => {
    const mayHear = !isAside || !isPlayer(table, other.account.id);
    if (mayHear && !blocks[i]!.includes(id)) other.tell({ type: 'chat', table: table.id, ...line });
  });
}

/** Tells a guest what was said before it came. */
export async function tellSaid(hall: HallState, table: Table, guest: Guest): Promise<void> {
  const { id } = guest.account;
  const blocked = await hall.config.storage.blockedBy(id);
  const lines = table.said
    .filter(({ person, isAside }) => !blocked.includes(person.id) && !(isAside && isPlayer(table, id)))
    .map(({ isAside: _, ...line }) => line);
  guest.tell({ type: 'said', table: table.id, lines });
}
