import type { Seat } from '@duskhall/kernel';

export type Frame =
  | { readonly do: 'hand.begin' }
  | { readonly do: 'turn.play'; readonly seat: Seat }
  | { readonly do: 'turn.played'; readonly seat: Seat }
  | { readonly do: 'cards.show' };

/** Bet or check; call a bet or fold. */
export type Question = 'bet' | 'call';

export const ACTIONS = ['check', 'bet', 'call', 'fold'] as const;
export type Action = (typeof ACTIONS)[number];

export interface Move {
  readonly action: Action;
}
