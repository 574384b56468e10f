import type { Choose } from '@duskhall/blood-vendetta/texts/narration.ts';
import { fastRng, shuffle } from '@duskhall/kernel';

/** The same number for the same text, on every device. */
const seedOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) | 0, 7);

/**
 * Says a thing in another way each time: none comes again before all have come, and never the same twice in a row. It goes
 * by the match and by what was told before, which are public.
 */
export function variety(match: string): Choose {
  /** What is left to be said, the next one last, and what was said last. */
  const known = new Map<string, { left: number[]; last: number; rng: ReturnType<typeof fastRng> }>();
  return (about, ways) => {
    const one = known.get(about) ?? { left: [], last: -1, rng: fastRng(seedOf(`${match} ${about}`)) };
    known.set(about, one);
    if (one.left.length === 0) {
      one.left = shuffle(one.rng, [...ways.keys()], 'ways');
      if (one.left.at(-1) === one.last) one.left.unshift(one.left.pop()!);
    }
    one.last = one.left.pop()!;
    return ways[one.last]!;
  };
}
