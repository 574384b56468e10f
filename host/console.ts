import { expire, plays, replay, rewind, type Seat } from '@duskhall/kernel';
import type { Person } from '@duskhall/protocol';
import { enterMoves } from './actions.ts';
import { commit } from './commit.ts';
import { promiseConsole, propose } from './consent.ts';
import { chapterOf, isForModerator, isLiving, nameOf, noted, seatOf } from './leadership.ts';
import type { LiveMatch } from './live-match.ts';
import { drop } from './proposal.ts';
import { Refused } from './refused.ts';
import { isEndless } from './window.ts';

/*
 * What a moderator may do with the console. `by` is stored with it. The adapter checks the right; all of it is called from
 * the match's queue, and throws `Refused`.
 */

/** Answers for a seat, or acts for the house (-1). */
export async function enterFor(live: LiveMatch, by: Person, seat: Seat, moves: unknown[]): Promise<void> {
  if (seat >= live.seats.length) throw new Refused('no-seat', `there is no seat ${seat}`);
  await enterMoves(live, seat, moves, { by, deed: noted(live, { do: 'enter', seat, moves }) });
}

/** Closes the open step; missing answers count as timed out. */
export async function closeStep(live: LiveMatch, by: Person): Promise<void> {
  const { s } = live.match;
  // A step that ends with the last answer can be closed too, if the rules give it a time.
  if (!s.table.isHeld && live.game.pace(s) === null) throw new Refused('no-window', 'no window is open');
  const deed = noted(live, { do: 'close' });
  await commit(live, (at) => expire(live.match, live.chance, at, 'house'), { by, deed });
}

export async function extendWindow(live: LiveMatch, by: Person, seconds: number): Promise<void> {
  const { progress } = live;
  if (progress.window < 0 || isEndless(live)) throw new Refused('no-window', 'no window is open');
  const lengthen = () => {
    progress.window += seconds * 1000;
    live.extensions++;
  };
  await commit(live, lengthen, { by, deed: noted(live, { do: 'extend', seconds }) });
}

/** A sitter plays for a person who is away. */
export async function markAbsent(live: LiveMatch, by: Person, seat: Seat): Promise<void> {
  const { progress, seats } = live;
  const isPerson = (seats[seat]?.account ?? '') !== '';
  if (!isPerson || progress.sitters[seat]) throw new Refused('no-seat', `nobody plays seat ${seat} here`);
  const leave = () => {
    progress.sitters[seat] = true;
  };
  await commit(live, leave, { by, deed: noted(live, { do: 'absent', seat }) });
}

/** Goes back to where the match was after so many entries. */
export async function stepBack(live: LiveMatch, by: Person, entries: number): Promise<void> {
  const { game, match, progress } = live;
  const { record } = match;
  if (!plays(game, record.rulesVersion) || entries >= record.entries.length)
    throw new Refused('no-entry', `there is no way back to entry ${entries}`);
  const { s } = replay(game, record, entries, 'last digest');
  // Nobody who has seen everything comes back to life.
  const isRevival = progress.led.some((person) => {
    const seat = seatOf(live, person);
    return seat >= 0 && !game.party!.isOut(s, seat);
  });
  if (game.party!.chapter(s) !== chapterOf(live) || isRevival)
    throw new Refused('chapter', 'a step back does not reach behind what everybody has been told');
  const deed = noted(live, { do: 'rewind', to: entries });
  await commit(live, (at) => rewind(match, entries, at), { by, deed });
}

/**
 * VN-4.11.8: gives the console to a person, or to the software (empty). The living have to agree unless the table was opened
 * for a moderator; there too if whoever passes it on is still in the game.
 */
export async function moderate(live: LiveMatch, by: Person, person: string): Promise<void> {
  if (person !== '') mustBeFree(live, person);
  const leader = { id: person, name: nameOf(live, person) };
  if (person === '' || (isForModerator(live) && !isLiving(live, by.id))) await promiseConsole(live, by, leader);
  else await propose(live, by, leader);
}

/** The software takes over from a deleted account: at once, since nobody else might be able to close the open window. */
export async function dropModerator(live: LiveMatch, account: string): Promise<void> {
  const { progress } = live;
  if (live.proposal?.person.id === account) await drop(live);
  if (progress.moderator !== account && progress.nextModerator !== account) return;
  const leave = () => {
    if (progress.nextModerator === account) progress.nextModerator = null;
    if (progress.moderator === account) progress.moderator = '';
  };
  await commit(live, leave);
}

/** Who may lead: somebody here who watches, or whose seat is out of the game. */
function mustBeFree(live: LiveMatch, person: string): void {
  const isHere = seatOf(live, person) >= 0 || [...live.guests.keys()].some(({ account }) => account.id === person);
  if (!isHere) throw new Refused('not-there', 'there is no such person at this table');
  if (isLiving(live, person)) throw new Refused('plays', 'who still plays cannot lead');
}
