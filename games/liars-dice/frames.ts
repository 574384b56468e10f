import type { Seat } from '@duskhall/kernel';

export type Frame =
  | { readonly do: 'round.begin' }
  | { readonly do: 'turn.play'; readonly seat: Seat }
  | { readonly do: 'turn.played'; readonly seat: Seat }
  | { readonly do: 'dice.show'; readonly caller: Seat };

/** The first bid; bid higher or call; call, after the highest bid. */
export type Question = 'open' | 'raise' | 'call';

export interface Bid {
  readonly quantity: number;
  readonly face: number;
}
export interface Call {
  readonly liar: true;
}
export type Move = Bid | Call;
