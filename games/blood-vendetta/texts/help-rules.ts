import { ALL_ROLES, ROLES } from '../roles/table.ts';

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
export const HELP_RULES = [...COURSE_RULES, ...NIGHT_RULES, ...END_RULES] as const;
export type HelpRule = (typeof HELP_RULES)[number];
export type Help<R extends HelpRule> = { readonly [K in R]: readonly [title: string, text: string] };

/** The sections of the roles, in the order of the rulebook. */
export const roleRules = (): string[] => {
  const number = (rule: string) => Number(rule.slice(rule.indexOf('.') + 1));
  return [...new Set(ALL_ROLES.map((role) => ROLES[role]!.rule))].sort((a, b) => number(a) - number(b));
};
