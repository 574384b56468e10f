import { type Move, QUESTION_RULES } from '../frames.ts';
import { ROLES, roleName, type TargetingRole } from '../roles/table.ts';
import type { View } from '../view/index.ts';
import type { Names, Words } from './catalogue.ts';
import { HELP_RULES } from './help-rules.ts';

const PHASE_RULES = { intro: 'VN-4.2', dawn: 'VN-4.3', day: 'VN-4.4', sunset: 'VN-4.5', night: 'VN-4.8' } as const;
const MOVE_RULES: readonly (readonly [part: string, rule: string])[] = [
  ['say', 'VN-4.9'],
  ['foresee', 'VN-4.9'],
  ['expect', 'VN-4.9'],
  ['nominate', 'VN-4.8'],
  ['gesture', 'VN-4.4'],
  ['remove', 'VN-4.10'],
  ['record', 'VN-4.11'],
];
const OWN: readonly string[] = ['target', 'second', 'place', 'kill', 'sacrifice'];

/** The section of the help in which a rule stands. */
export function sectionOf(rule: string): string {
  const numbers: readonly string[] = [...HELP_RULES, ...ROLES.map(({ rule }) => rule)];
  let section = rule;
  while (!numbers.includes(section) && section.includes('.')) section = section.slice(0, section.lastIndexOf('.'));
  return section;
}

/** A power brings the rule of its role; what is done unasked has its own; every other answer that of its question. */
export function ruleOf(view: View, move: Move | null): string {
  const unasked = MOVE_RULES.find(([part]) => move !== null && part in move);
  if (unasked !== undefined) return unasked[1];
  if (view.ending !== '') return 'VN-6';
  if (view.question === '') return PHASE_RULES[view.phase];
  const role = ROLES[view.role];
  return OWN.includes(view.question) && role !== undefined ? role.rule : sectionOf(QUESTION_RULES[view.question]);
}

/** What the reader is asked; empty: nothing. */
export function askIn(words: Words, view: View, names: Names): string {
  const { question, stack } = view;
  if (question === '') return '';
  if (question === 'target') return words.roles[roleName(view.role) as TargetingRole].ask;
  const top = stack.at(-1);
  if (question === 'verdict' && top?.do === 'verdict.given') return words.execute(names[view.accused[top.place]!]!);
  return words.asks[question];
}
