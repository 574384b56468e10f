import { HOUSE, type Seat, WATCHER } from '@duskhall/kernel';
import type { LiveMatch } from './live-match.ts';

/** Whose eyes somebody has in this match: the house's for the moderator, its own seat's, a watcher's. */
export function viewerOf(live: LiveMatch, account: string): Seat {
  if (account === live.progress.moderator) return HOUSE;
  const seat = live.seats.findIndex((seat) => seat.account === account);
  return seat < 0 ? WATCHER : seat;
}

/** Where the game stands, as far as a step back may not reach behind it. */
export const chapterOf = ({ game, match }: LiveMatch): number => game.party?.chapter(match.s) ?? 0;

/** To which numbers of entries a moderator may go back: before each of the console's own doings in this chapter. */
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

/** A person's name in this match; empty: it is not here. */
export function nameOf(live: LiveMatch, account: string): string {
  const seated = live.seats.find((seat) => seat.account === account);
  return seated?.name ?? [...live.guests.keys()].find((guest) => guest.account.id === account)?.account.name ?? '';
}
