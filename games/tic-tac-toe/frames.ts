import type { Seat } from '@duskhall/kernel';

export type Frame =
  | { readonly do: 'turn.play'; readonly seat: Seat }
  | { readonly do: 'turn.played'; readonly seat: Seat };

export type Question = 'mark';

export interface Move {
  readonly cell: number;
}
