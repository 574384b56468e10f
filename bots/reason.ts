import { type AnyGame, type Reason, same } from '@duskhall/kernel';
import type { Insight } from './bot.ts';
import { gainsOf } from './gains.ts';

export type { Reason } from '@duskhall/kernel';

const WITHOUT_SEARCH = { share: 0, value: 0, second: null, because: null };
/** Of a move that nobody had to think about, or had time to. */
export const reasonAtOnce = (moves: readonly unknown[]): Reason => ({
  ...WITHOUT_SEARCH,
  manner: moves.length === 1 ? 'forced' : 'glance',
});

/** How many worlds are sampled to summarize a belief. */
const WORLDS = 100;

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

export function reasonOf(game: AnyGame, view: object, move: unknown, insight: Insight | null): Reason | null {
  if (insight === null) return null;
  const { imagine, findings, weights, isMixed = false } = insight;
  const worlds = imagine === null ? [] : Array.from({ length: WORLDS }, imagine);
  const because = game.hints?.because?.(view, worlds, move as never) ?? null;
  if (imagine === null) return { ...WITHOUT_SEARCH, because, manner: 'policy' };
  const place = findings.findIndex((finding) => same(finding.move, move));
  if (place < 0) return null;
  const { visits, value, leaves } = findings[place]!;
  const second = findings.find((other, i) => i !== place && other.visits > 0 && (!isMixed || weights![i]! > 0));
  const isBetter = second !== undefined && percent(value) > percent(second.value);
  const learning = game.hints?.learning;
  return {
    share: rounded(visits / Math.max(1, sumOf(findings.map((finding) => finding.visits)))),
    value: rounded(value),
    second: second === undefined ? null : { move: second.move, value: rounded(second.value) },
    because,
    ...(isMixed
      ? { manner: 'mixed' }
      : {
          manner: 'search',
          tries: visits,
          gains: isBetter && learning ? gainsOf(learning, leaves, second.leaves) : [],
        }),
  };
}
/** A difference in value that does not show is none. */
const percent = (value: number): number => Math.round(100 * value);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
