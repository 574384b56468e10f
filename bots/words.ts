import type { AnyGame, AnyState, Seat } from '@duskhall/kernel';

/** Who speaks has listened for a while: so many times the delay of an answer. */
export const SLOWNESS = 4;
/** So often a bot says or does something unasked before the evening has moved on. */
const MOST = 6;

/** Keeps the bots of a match from talking for ever. */
export interface Words {
  /** Whether the bot of this seat may say or do something that nobody asks it for; in a secret window all are silent. */
  mayCome(s: AnyState, seat: Seat): boolean;
  count(s: AnyState, seat: Seat): void;
}

export function openWords(game: AnyGame): Words {
  const spoken = new Map<Seat, { chapter: number; count: number }>();
  const chapterOf = (s: AnyState): number => game.party?.chapter(s) ?? s.table.sealed;
  function countOf(s: AnyState, seat: Seat): number {
    const { chapter, count } = spoken.get(seat) ?? { chapter: -1, count: 0 };
    return chapter === chapterOf(s) ? count : 0;
  }
  return {
    mayCome: (s, seat) =>
      game.hints?.speaks !== undefined &&
      !((game.pace(s)?.beat ?? 0) > 0) &&
      countOf(s, seat) < MOST &&
      game.free(s, seat).length > 0,
    count: (s, seat) => void spoken.set(seat, { chapter: chapterOf(s), count: countOf(s, seat) + 1 }),
  };
}
