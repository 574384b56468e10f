import type { MoveOf, RuleHelp, Seat, Types } from '@duskhall/kernel';
import type { Sitting } from './sitting.ts';

/** Shows the rule behind the seat's question, or behind one of its answers, in plain words. */
export function showRule(sitting: Sitting, seat: Seat, move: MoveOf<Types['state']> | null): void {
  const { match, texts, screen, words } = sitting;
  const rule = texts.ruleOf(match.game.view(match.s, seat), move);
  const help = sectionOf(rule, texts.rules);
  if (help === null) screen.say(words.noRule);
  else showSection(sitting, help, rule);
}

export function showAllRules(sitting: Sitting): void {
  for (const help of sitting.texts.rules) showSection(sitting, help, help.rule);
}

/** The narrowest section that a rule belongs to. */
export function sectionOf(rule: string, sections: readonly RuleHelp[]): RuleHelp | null {
  const fitting = sections.filter((help) => rule === help.rule || rule.startsWith(`${help.rule}.`));
  return fitting.sort((a, b) => b.rule.length - a.rule.length)[0] ?? null;
}

function showSection({ screen }: Sitting, { title, text }: RuleHelp, rule: string): void {
  const { bold, dim } = screen.colours;
  screen.say();
  screen.say(`${bold(title)}  ${dim(rule)}`, '  ');
  screen.say(text, '  ');
  screen.say();
}
