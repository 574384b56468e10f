/** The rules that have an entry of their own in the help; a reader of another number gets the section it stands in. */
export const COURSE_RULES = [
  'VV-1',
  'VV-2',
  'VV-3',
  'VV-4',
  'VV-4.11',
  'VV-4.20',
  'VV-4.25',
  'VV-4.41',
  'VV-4.50',
  'VV-4.51',
  'VV-4.52',
  'VV-4.60',
  'VV-4.70',
  'VV-4.74',
  'VV-4.75',
  'VV-4.91',
] as const;
export const CARD_RULES = [
  'VV-5',
  'VV-5.2',
  'VV-5.3',
  'VV-5.4',
  'VV-5.6',
  'VV-5.20',
  'VV-5.22',
  'VV-5.23',
  'VV-5.26',
  'VV-5.31',
  'VV-5.32',
  'VV-5.33',
  'VV-5.34',
  'VV-5.41',
  'VV-5.51',
  'VV-5.61',
] as const;
export const END_RULES = ['VV-6', 'VV-6.5', 'VV-7', 'VV-7.1', 'VV-8', 'VV-11'] as const;
export const HELP_RULES = [...COURSE_RULES, ...CARD_RULES, ...END_RULES] as const;
export type HelpRule = (typeof HELP_RULES)[number];
export type Help<R extends HelpRule> = { readonly [K in R]: readonly [title: string, text: string] };
