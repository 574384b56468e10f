import { CARD_KINDS, DOMAINS } from '../cards/index.ts';
import { EFFECT_NAMES } from '../effects/effect.ts';
import {
  type CardMove,
  type ColumnMove,
  type CopyMove,
  type DomainMove,
  type EffectMove,
  FINISH,
  type SeatMove,
} from '../frames.ts';

import { domainAt, seatAt } from '../state.ts';

/* Moves are values: each is built once, so listing legal moves allocates none. */
const MAX_SEATS = 4;
const range = <T>(n: number, make: (i: number) => T): readonly T[] => Array.from({ length: n }, (_, i) => make(i));

export const CARD_MOVES = range(CARD_KINDS, (card): CardMove => ({ card }));
export const DOMAIN_MOVES = range(DOMAINS.length, (domain): DomainMove => ({ domain }));
export const EFFECT_MOVES = range(EFFECT_NAMES.length, (effect): EffectMove => ({ effect }));
export const FINISH_MOVE: EffectMove = { effect: FINISH };
export const SEAT_MOVES = range(MAX_SEATS, (seat): SeatMove => ({ seat }));
/** By column. */
export const COLUMN_MOVES = range(
  MAX_SEATS * 6,
  (column): ColumnMove => ({ seat: seatAt(column), domain: domainAt(column) }),
);
/** By seat, then by effect. */
export const COPY_MOVES = range(MAX_SEATS, (seat) =>
  range(EFFECT_NAMES.length, (effect): CopyMove => ({ seat, effect })),
);
