import type { Seat } from '@duskhall/kernel';

export type Event = { type: 'marked'; seat: Seat; cell: number } | { type: 'won'; seat: Seat } | { type: 'tied' };
