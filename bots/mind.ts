import { type AnyGame, fastRng, type Seat } from '@duskhall/kernel';
import { type Belief, observe, openBelief } from './belief.ts';
import type { Bot, Insight } from './bot.ts';
import { type Reason, reasonAtOnce, reasonOf } from './reason.ts';

/** A request for a bot's decision. Plain data that can cross a thread, and nothing the seat does not know. */
export interface Inquiry {
  match: string;
  seat: Seat;
  game: string;
  level: string;
  /** The seat's views after each move since its last inquiry; with `isAnew`, since the match began. */
  seen: readonly object[];
  isAnew: boolean;
  view: object;
  moves: readonly unknown[];
  /** The seat has no question to answer: the decision is what it would say or do unasked, or a null move. */
  isUnasked?: boolean;
  /** Seeds the bot's random choices. */
  seed: number;
  /** Milliseconds after which it answers with what it has; left out: no limit, and the answer depends on the rest alone. */
  limit?: number;
}

export interface Decision {
  move: unknown;
  /** Null: the bot cannot tell. */
  reason: Reason | null;
  /** The limit ended the search before its iterations were done. */
  isCut?: boolean;
}

/** Makes bots' decisions, on any thread; keeps the belief of each seat of each match between inquiries. */
export interface Mind {
  decide(inquiry: Inquiry): Decision;
  forget(match: string): void;
}

/** `clock`: milliseconds of a monotonic clock, for limits. */
export function openMind(
  findGame: (name: string) => AnyGame,
  botOf: (level: string) => Bot,
  clock: () => number = () => performance.now(),
): Mind {
  const beliefs = new Map<string, Map<Seat, Belief>>();
  function beliefOf({ match, seat, isAnew }: Inquiry): Belief {
    const seats = beliefs.get(match) ?? new Map<Seat, Belief>();
    beliefs.set(match, seats);
    const belief = isAnew ? undefined : seats.get(seat);
    if (belief !== undefined) return belief;
    const fresh = openBelief();
    seats.set(seat, fresh);
    return fresh;
  }
  return {
    decide(inquiry) {
      const { view, moves, seed, seen, limit = Number.POSITIVE_INFINITY } = inquiry;
      const end = clock() + limit;
      const game = findGame(inquiry.game);
      const belief = beliefOf(inquiry);
      for (const earlier of seen) observe(game, belief, earlier);
      const rng = fastRng(seed);
      if (inquiry.isUnasked) return { move: game.hints?.speaks?.(view, rng) ?? null, reason: null };
      let insight: Insight | null = null;
      const tell = (found: Insight) => {
        insight = found;
      };
      const move = botOf(inquiry.level)(game, view, moves, rng, belief, tell, () => clock() >= end);
      const isCut = (insight as Insight | null)?.isCut ?? false;
      const reason = moves.length === 1 ? reasonAtOnce(moves) : reasonOf(game, view, move, insight);
      return { move, reason, isCut };
    },
    forget: (match) => void beliefs.delete(match),
  };
}
