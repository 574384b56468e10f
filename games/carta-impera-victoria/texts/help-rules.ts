/** The rules that have an entry of their own in the help; a reader of another number gets the section it stands in. */
export const COURSE_RULES = [
  'CIV-1',
  'CIV-2',
  'CIV-2.5',
  'CIV-3',
  'CIV-3.8',
  'CIV-4',
  'CIV-4.2',
  'CIV-4.4',
  'CIV-4.5',
  'CIV-4.6',
  'CIV-4.7',
  'CIV-4.10',
  'CIV-4.12',
  'CIV-4.15',
  'CIV-4.17',
  'CIV-4.19',
  'CIV-4.22',
] as const;
export const EFFECT_RULES = [
  'CIV-5',
  'CIV-5.1',
  'CIV-5.2',
  'CIV-5.3',
  'CIV-5.4',
  'CIV-5.5',
  'CIV-5.6',
  'CIV-5.7',
  'CIV-5.8',
  'CIV-5.9',
  'CIV-5.10',
  'CIV-5.11',
  'CIV-5.12',
  'CIV-5.13',
  'CIV-5.14',
  'CIV-5.15',
  'CIV-5.16',
  'CIV-5.17',
  'CIV-5.18',
] as const;
export const END_RULES = ['CIV-6', 'CIV-6.1', 'CIV-6.5', 'CIV-6.8', 'CIV-6.20', 'CIV-7', 'CIV-8', 'CIV-11'] as const;
export const HELP_RULES = [...COURSE_RULES, ...EFFECT_RULES, ...END_RULES] as const;
export type HelpRule = (typeof HELP_RULES)[number];
export type Help<R extends HelpRule> = { readonly [K in R]: readonly [title: string, text: string] };
