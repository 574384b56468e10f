import type { RoleName } from '../roles/table.ts';

/** The rules that have an entry of their own in the help; a reader of another number gets the section it stands in. */
export const COURSE_RULES = [
  'VN-1',
  'VN-2',
  'VN-2.6',
  'VN-2.7',
  'VN-3',
  'VN-4',
  'VN-4.1',
  'VN-4.2',
  'VN-4.3',
  'VN-4.4',
  'VN-4.5',
  'VN-4.6',
  'VN-4.7',
] as const;
export const NIGHT_RULES = ['VN-4.8', 'VN-4.9', 'VN-4.10', 'VN-4.11', 'VN-4.12', 'VN-4.13', 'VN-5'] as const;
export const END_RULES = ['VN-6', 'VN-6.2', 'VN-6.5', 'VN-6.7', 'VN-7', 'VN-8', 'VN-9', 'VN-10', 'VN-11'] as const;
/** VN-5.1 and on: the section of each role. */
export const ROLE_RULES = {
  king: 'VN-5.1',
  prince: 'VN-5.2',
  count: 'VN-5.3',
  lamia: 'VN-5.4',
  'newly-turned': 'VN-5.5',
  queen: 'VN-5.6',
  bride: 'VN-5.7',
  dhampir: 'VN-5.8',
  revenant: 'VN-5.9',
  ghoul: 'VN-5.10',
  nosferatu: 'VN-5.11',
  undine: 'VN-5.12',
  banshee: 'VN-5.13',
  monk: 'VN-5.14',
  leader: 'VN-5.15',
  scout: 'VN-5.16',
  beauty: 'VN-5.17',
  werewolf: 'VN-5.18',
  kitsune: 'VN-5.19',
  'varg-leader': 'VN-5.20',
  'sly-varg': 'VN-5.21',
  'vengeful-varg': 'VN-5.22',
  'paralyzing-varg': 'VN-5.23',
  'tricky-varg': 'VN-5.24',
  hunter: 'VN-5.25',
  vampire: 'VN-5.25',
} as const satisfies { readonly [id in RoleName]: string };
export const HELP_RULES = [...COURSE_RULES, ...NIGHT_RULES, ...END_RULES] as const;
export type HelpRule = (typeof HELP_RULES)[number];
export type Help<R extends HelpRule> = { readonly [K in R]: readonly [title: string, text: string] };
