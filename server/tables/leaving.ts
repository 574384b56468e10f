import { dropModerator, sitIn as letSitterPlay } from '@duskhall/host';
import type { Seat } from '@duskhall/kernel';
import { callOff, forgetIn } from './dealing.ts';
import type { HallState } from './hall-state.ts';
import { atTable } from './host-table.ts';
import { inMatch } from './load-match.ts';
import { chairOf, emptyChair, passHostOn, type Table } from './table.ts';
import { inTurn } from './write-table.ts';

/** Lets a sitter take over the seat of somebody who leaves a running match. */
export async function sitIn(hall: HallState, table: Table, seat: Seat): Promise<void> {
  if (!table.isPlaying) return;
  await inMatch(hall, table, table.match, async (live) => {
    if (!live.isOver) await letSitterPlay(live, seat);
  });
}

/** Takes the console from somebody who deletes the account. */
async function takeConsole(hall: HallState, table: Table, account: string): Promise<void> {
  const { progress, proposal } = hall.lives.get(table.match) ?? {};
  const mayLead = [progress?.moderator, progress?.nextModerator, proposal?.person.id].includes(account);
  if (table.isPlaying && mayLead)
    await inMatch(hall, table, table.match, async (live) => {
      if (!live.isOver) await dropModerator(live, account);
    });
}

/** Deletes a person from the hall: removes their chat, has sitters play their seats, passes on their tables. */
export async function forget(hall: HallState, account: string): Promise<void> {
  const named = await hall.config.storage.tablesNaming(account);
  for (const id of new Set([...hall.tables.keys(), ...named])) {
    await atTable(hall, id, (table) => forgetThere(hall, table, account));
  }
}

async function forgetThere(hall: HallState, table: Table, account: string): Promise<void> {
  const seat: Seat = chairOf(table, account);
  const unlessBroken = (error: unknown) => {
    if (!hall.broken.has(table.match)) throw error;
  };
  if (seat >= 0 && table.isPlaying) await hall.sitIn(table, seat).catch(unlessBroken);
  await takeConsole(hall, table, account).catch(unlessBroken);
  await inTurn(table, () => forgetAt(hall, table, account));
}

async function forgetAt(hall: HallState, table: Table, account: string): Promise<void> {
  const seat: Seat = chairOf(table, account);
  const isHost = table.host === account;
  // Everybody is told by name who stopped the deal; only the stored copy is anonymous.
  if (seat >= 0) callOff(hall, table, 'left', table.chairs[seat]!.person!);
  const hasSpoken = table.said.some(({ person }) => person.id === account);
  table.said = table.said.filter(({ person }) => person.id !== account);
  const wasMuted = table.muted.delete(account);
  const wasNamed = forgetIn(table, account) || hasSpoken || wasMuted;
  if (isHost) passHostOn(hall.config, table);
  if (seat >= 0) table.chairs[seat] = emptyChair();
  if (isHost || seat >= 0 || wasNamed) await hall.change(table);
}
