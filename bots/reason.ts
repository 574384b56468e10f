import { type AnyGame, type Because, same } from '@duskhall/kernel';
import type { Insight } from './bot.ts';

/** Why a bot made a move, from what its search had found. */
export interface Reason {
  /** The part of its rounds that went into the move, and what the move promised, both from 0 to 1; 0: it did not search. */
  share: number;
  value: number;
  /** What it would have done else; null: nothing else came to its mind. */
  second: { move: unknown; value: number } | null;
  /** What it took the others for, in so many of the worlds it imagined; null: the game has no word for that. */
  because: Because | null;
}

/** How many worlds are looked at to tell what was believed. */
const WORLDS = 100;
const rounded = (number: number): number => Math.round(number * 1000) / 1000;

export function reasonOf(game: AnyGame, view: object, move: unknown, insight: Insight | null): Reason | null {
  if (insight === null) return null;
  const { imagine, findings } = insight;
  const worlds = imagine === null ? [] : Array.from({ length: WORLDS }, imagine);
  const because = game.hints?.because?.(view, worlds) ?? null;
  if (imagine === null) return because && { share: 0, value: 0, second: null, because };
  const found = findings.find((finding) => same(finding.move, move));
  if (found === undefined) return null;
  const total = findings.reduce((sum, { visits }) => sum + visits, 0);
  const second = findings.find((finding) => finding !== found && finding.visits > 0);
  return {
    share: rounded(found.visits / Math.max(1, total)),
    value: rounded(found.value),
    second: second === undefined ? null : { move: second.move, value: rounded(second.value) },
    because,
  };
}
