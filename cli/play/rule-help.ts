import type { MoveOf, RuleHelp, Types } from '@duskhall/kernel';
import type { Screen } from '../screen.ts';
import type { Reading } from './reading.ts';

type Shelf = Pick<Reading, 'screen' | 'texts' | 'words'>;

/** Shows the rule behind the question that a view asks, or behind one of its answers, in plain words. */
export function showRule(
  { screen, texts, words }: Shelf,
  view: Types['view'],
  move: MoveOf<Types['state']> | null,
): void {
  const rule = texts.ruleOf(view, move);
  const help = sectionOf(rule, texts.rules);
  if (help === null) screen.say(words.noRule);
  else showSection(screen, help, rule);
}

export function showAllRules({ screen, texts }: Shelf): void {
  for (const help of texts.rules) showSection(screen, help, help.rule);
}

/** The narrowest section that a rule belongs to. */
export function sectionOf(rule: string, sections: readonly RuleHelp[]): RuleHelp | null {
  const fitting = sections.filter((help) => rule === help.rule || rule.startsWith(`${help.rule}.`));
  return fitting.sort((a, b) => b.rule.length - a.rule.length)[0] ?? null;
}

function showSection(screen: Screen, { title, text }: RuleHelp, rule: string): void {
  const { bold, dim } = screen.colours;
  screen.say();
  screen.say(`${bold(title)}  ${dim(rule)}`, '  ');
  screen.say(text, '  ');
  screen.say();
}
