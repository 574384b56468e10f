import { type AnyGame, type Because, same } from '@duskhall/kernel';
import type { Insight } from './bot.ts';

/** Why a bot made a move, from its search results. */
export interface Reason {
  /** The share of iterations that went into the move, and its mean value, both from 0 to 1; 0: no search. */
  share: number;
  value: number;
  /** The second best move; null: no other was tried. */
  second: { move: unknown; value: number } | null;
  /** What it believed about the others, over worlds sampled from its belief; null: the game has no text for it. */
  because: Because | null;
}

/** How many worlds are sampled to summarize a belief. */
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
