import { dropModerator, sitIn as letSitterPlay } from '@duskhall/host';
import type { Seat } from '@duskhall/kernel';
import { callOff, forgetIn } from './dealing.ts';
import type { HallState } from './hall-state.ts';
import { inMatch } from './load.ts';
import { chairOf, emptyChair, passHostOn, type Table } from './table.ts';
import { inTurn } from './write-table.ts';

/** Lets a sitter take over the seat of somebody who leaves a running match. */
export async function sitIn(hall: HallState, table: Table, seat: Seat): Promise<void> {
  if (!table.isPlaying) return;
  await inMatch(hall, table.match, async (live) => {
    if (!live.isOver) await letSitterPlay(live, seat);
  });
}

/** Takes the console from somebody who deletes the account; of matches not in memory only the host's own are loaded. */
async function takeConsole(hall: HallState, table: Table, account: string): Promise<void> {
  const leaders = hall.lives.get(table.match)?.progress;
  const mayLead = leaders ? [leaders.moderator, leaders.nextModerator].includes(account) : table.host === account;
  const isProposed = hall.lives.get(table.match)?.proposal?.person.id === account;
  if (table.isPlaying && (mayLead || isProposed))
    await inMatch(hall, table.match, async (live) => {
      if (!live.isOver) await dropModerator(live, account);
    });
}

/** Deletes a person from the hall: removes their chat, has sitters play their seats, passes on their tables. */
export async function forget(hall: HallState, account: string): Promise<void> {
  for (const table of hall.tables.values()) {
    table.said = table.said.filter(({ person }) => person.id !== account);
    const seat: Seat = chairOf(table, account);
    const unlessBroken = (error: unknown) => {
      if (!hall.broken.has(table.match)) throw error;
    };
    if (seat >= 0 && table.isPlaying) await hall.sitIn(table, seat).catch(unlessBroken);
    await takeConsole(hall, table, account).catch(unlessBroken);
    await inTurn(table, () => forgetAt(hall, table, account));
  }
}

async function forgetAt(hall: HallState, table: Table, account: string): Promise<void> {
  const seat: Seat = chairOf(table, account);
  const isHost = table.host === account;
  // Everybody is told by name who stopped the deal; only the stored copy is anonymous.
  if (seat >= 0) callOff(hall, table, 'left', table.chairs[seat]!.person!);
  const wasNamed = forgetIn(table, account);
  if (isHost) passHostOn(hall.config, table);
  if (seat >= 0) table.chairs[seat] = emptyChair();
  if (isHost || seat >= 0 || wasNamed) await hall.change(table);
}
