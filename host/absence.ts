import type { Seat } from '@duskhall/kernel';
import { chapterOf } from './leadership.ts';
import type { LiveMatch } from './live-match.ts';

/** Who is away, and where the game stands. */
export interface Attendance {
  absent: Seat[];
  chapter: number;
}

/** The persons who play themselves and of whom the game says that they have been idle for too long. */
export function attendance(live: LiveMatch): Attendance {
  const { game, match, seats, progress } = live;
  const absent = [...seats.keys()].filter(
    (seat) => seats[seat]!.account !== '' && !progress.sitters[seat] && game.party?.isAbsent(match.s, seat),
  );
  return { absent, chapter: chapterOf(live) };
}

/** Whoever was away at the end of a chapter, and still is, gets a sitter for the next one. */
export function sitForAbsent(live: LiveMatch, before: Attendance): void {
  const now = attendance(live);
  if (now.chapter === before.chapter) return;
  for (const seat of now.absent) if (before.absent.includes(seat)) live.progress.sitters[seat] = true;
}
