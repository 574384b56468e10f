import type { AnyGame, AnyState, Seat } from '@duskhall/kernel';

/** A bot waits this many times its usual answer delay before it speaks unasked. */
export const TALK_DELAY_FACTOR = 4;
/** Unasked remarks or actions per bot and chapter of the game. */
const MOST = 12;

/** Limits how often the bots of a match speak unasked; otherwise they could answer each other forever. */
export interface TalkLimit {
  /** Whether the bot of this seat may speak or act unasked; never in a secret window. */
  maySpeak(s: AnyState, seat: Seat): boolean;
  count(s: AnyState, seat: Seat): void;
}

export function openTalkLimit(game: AnyGame): TalkLimit {
  const spoken = new Map<Seat, { chapter: number; count: number }>();
  const chapterOf = (s: AnyState): number => game.party?.chapter(s) ?? s.table.sealed;
  function countOf(s: AnyState, seat: Seat): number {
    const { chapter, count } = spoken.get(seat) ?? { chapter: -1, count: 0 };
    return chapter === chapterOf(s) ? count : 0;
  }
  return {
    maySpeak: (s, seat) =>
      game.hints?.speaks !== undefined &&
      !((game.pace(s)?.beat ?? 0) > 0) &&
      countOf(s, seat) < MOST &&
      game.free(s, seat).length > 0,
    count: (s, seat) => void spoken.set(seat, { chapter: chapterOf(s), count: countOf(s, seat) + 1 }),
  };
}
