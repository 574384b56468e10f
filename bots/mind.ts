import { type AnyGame, fastRng, type Seat } from '@duskhall/kernel';
import { type Belief, observe, openBelief } from './belief.ts';
import type { Bot, Insight } from './bot.ts';
import { type Reason, reasonOf } from './reason.ts';

/** What a bot is asked on behalf of a seat: plain data, all of it known to that seat. */
export interface Inquiry {
  match: string;
  seat: Seat;
  game: string;
  level: string;
  /** What the seat saw after each move since it was last asked; `isAnew`: since the match began. */
  seen: readonly object[];
  isAnew: boolean;
  view: object;
  moves: readonly unknown[];
  /** Nobody asks: it is about what the seat would say or do by itself. The move is null if that is nothing. */
  isUnasked?: boolean;
  /** What the bot draws from. */
  seed: number;
}

export interface Decision {
  move: unknown;
  /** Null: there was nothing to weigh. */
  reason: Reason | null;
}

/** A bot's head, wherever it thinks: it keeps what it believes of each match from one question to the next. */
export interface Mind {
  decide(inquiry: Inquiry): Decision;
  forget(match: string): void;
}

export function openMind(findGame: (name: string) => AnyGame, botOf: (level: string) => Bot): Mind {
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
      const { view, moves, seed, seen } = inquiry;
      const game = findGame(inquiry.game);
      const belief = beliefOf(inquiry);
      for (const earlier of seen) observe(game, belief, earlier);
      const rng = fastRng(seed);
      if (inquiry.isUnasked) return { move: game.hints?.speaks?.(view, rng) ?? null, reason: null };
      let insight: Insight | null = null;
      const move = botOf(inquiry.level)(game, view, moves, rng, belief, (found) => {
        insight = found;
      });
      return { move, reason: reasonOf(game, view, move, insight) };
    },
    forget: (match) => void beliefs.delete(match),
  };
}
