import type { Seat } from '@duskhall/kernel';

export type Frame =
  | { readonly do: 'hand.begin' }
  | { readonly do: 'turn.play'; readonly seat: Seat }
  | { readonly do: 'turn.played'; readonly seat: Seat }
  | { readonly do: 'round.end' }
  | { readonly do: 'board.open' }
  | { readonly do: 'cards.show' };

/** Bet or check; raise, call or fold to a bet; call or fold once the raises are used up. */
export type Question = 'bet' | 'raise' | 'call';

export const ACTIONS = ['check', 'bet', 'call', 'raise', 'fold'] as const;
export type Action = (typeof ACTIONS)[number];

export interface Move {
  readonly action: Action;
}
