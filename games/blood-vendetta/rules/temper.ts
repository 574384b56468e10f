import type { Seat } from '@duskhall/kernel';

export const TEMPERS = ['calm', 'hot', 'joker', 'cautious', 'talker'] as const;
export type Temper = (typeof TEMPERS)[number];

/** VN-4.9.5: a seat's temper, for the words it uses. It depends on nothing but the place at the table. */
export const temperOf = (seat: Seat, seats: number): Temper => TEMPERS[(2 * seat + seats) % TEMPERS.length]!;
