import type { Seat } from '@duskhall/kernel';

/** The rest of a round. Frames carry no data, because everyone sees the stack. */
export interface Frame {
  readonly do:
    | 'round.begin'
    | 'round.over'
    | 'look.ask'
    | 'look.chosen'
    | 'look.told'
    | 'plan.open'
    | 'plan.ask'
    | 'plan.tasked'
    | 'plan.aimed'
    | 'plan.finished'
    | 'plan.closed'
    | 'night.open'
    | 'night.closed'
    | 'vote.open'
    | 'vote.ask'
    | 'vote.cast'
    | 'vote.counted';
}

export type Question = 'look' | 'word' | 'task' | 'ward' | 'done' | 'prey' | 'suspect' | 'vote';

export const SIDES = ['folk', 'raven'] as const;
export type Side = (typeof SIDES)[number];
export const TASKS = ['rest', 'guard'] as const;
export type Task = (typeof TASKS)[number];
export const WORDS = ['calm', 'alarm'] as const;
export type Word = (typeof WORDS)[number];

export type Move =
  | { readonly name: Seat }
  | { readonly word: Word }
  | { readonly task: Task }
  | { readonly done: true }
  | { readonly vote: Seat }
  | { readonly lock: true }
  | { readonly accuse: Seat }
  | { readonly resign: true }
  | { readonly remove: Seat };
