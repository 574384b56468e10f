import type { SupportId } from '../cards/kinds.ts';

/** The rules that have an entry of their own in the help; a reader of another number gets the section it stands in. */
export const COURSE_RULES = [
  'VE-1',
  'VE-2',
  'VE-2.3',
  'VE-2.10',
  'VE-3',
  'VE-4',
  'VE-4.3',
  'VE-4.4',
  'VE-4.5',
  'VE-4.6',
  'VE-4.7',
  'VE-4.8',
  'VE-4.9',
  'VE-4.9.6',
] as const;
export const FIGHT_RULES = [
  'VE-4.10',
  'VE-4.10.1',
  'VE-4.10.5',
  'VE-4.10.6',
  'VE-4.10.9',
  'VE-4.11',
  'VE-4.12',
  'VE-4.13',
  'VE-4.13.3',
  'VE-4.14',
  'VE-4.15',
  'VE-4.16',
] as const;
export const GENERAL_CARD_RULES = ['VE-5', 'VE-5.9', 'VE-5.10'] as const;
/** Each tells what its card says. */
export const CARD_RULES = {
  'VE-5.11': 'secret-journey',
  'VE-5.12': 'secret-passage',
  'VE-5.13': 'chapel',
  'VE-5.14': 'herbalist',
  'VE-5.15': 'crypt-opening',
  'VE-5.16': 'sacrifice',
  'VE-5.17': 'bat-form',
  'VE-5.18': 'mist-form',
  'VE-5.19': 'hypnosis',
  'VE-5.20': 'regeneration',
  'VE-5.21': 'coffin',
  'VE-5.22': 'im-not-a-vampire',
} as const satisfies { [rule: string]: SupportId };
export const END_RULES = ['VE-6', 'VE-6.3', 'VE-6.4', 'VE-7', 'VE-8', 'VE-8.4', 'VE-11'] as const;

export type HelpRule =
  | (typeof COURSE_RULES)[number]
  | (typeof FIGHT_RULES)[number]
  | (typeof GENERAL_CARD_RULES)[number]
  | (typeof END_RULES)[number];
export type Help<R extends HelpRule> = { readonly [K in R]: readonly [title: string, text: string] };
