import { HOUSE, type Seat, WATCHER } from '@duskhall/kernel';
import type { LiveMatch } from './live-match.ts';
import type { Deed } from './stored-match.ts';

/** The seat of an account; -1: none. Bots and people without a device have no account. */
export const seatOf = (live: LiveMatch, account: string): Seat =>
  account === '' ? -1 : live.seats.findIndex((seat) => seat.account === account);

/** Whether the account has a seat that is still in the game. */
export function isLiving(live: LiveMatch, account: string): boolean {
  const seat = seatOf(live, account);
  return seat >= 0 && !live.game.party?.isOut(live.match.s, seat);
}

/** As whom an account sees the match: a moderator, who never plays, as the house; else as its seat, or as a watcher. */
export function viewerOf(live: LiveMatch, account: string): Seat {
  const { game, progress } = live;
  if (game.party && account === progress.moderator && !isLiving(live, account)) return HOUSE;
  const seat = seatOf(live, account);
  return seat < 0 ? WATCHER : seat;
}

/** A table that was opened for a person to lead. */
export const isForModerator = ({ settings, game }: LiveMatch): boolean =>
  game.party !== undefined && settings.moderator === 'host';

/** The chapter of the game: a step back never crosses its start. */
export const chapterOf = ({ game, match }: LiveMatch): number => game.party?.chapter(match.s) ?? 0;

/** The numbers of entries a moderator may go back to: before each move and close from the console in this chapter. */
export function wayBack(live: LiveMatch): number[] {
  const chapter = chapterOf(live);
  let back: number[] = [];
  for (const { what } of live.minutes) {
    if (!('did' in what)) continue;
    const { did } = what;
    if (did.do === 'rewind') back = back.filter((entries) => entries < did.to);
    if (did.chapter === chapter && (did.do === 'enter' || did.do === 'close')) back.push(did.entries);
  }
  return back;
}

/** A person's name in this match; empty: nobody here. */
export function nameOf(live: LiveMatch, account: string): string {
  const seated = live.seats.find((seat) => seat.account === account);
  return seated?.name ?? [...live.guests.keys()].find((guest) => guest.account.id === account)?.account.name ?? '';
}

type Doing = Deed extends infer D ? (D extends Deed ? Omit<D, 'entries' | 'chapter'> : never) : never;

/** A use of the console, as it is stored. */
export const noted = (live: LiveMatch, doing: Doing): Deed =>
  ({ ...doing, entries: live.match.record.entries.length, chapter: chapterOf(live) }) as Deed;
