import { audience, type Refusal, sentenceIn, type Texts } from '@duskhall/kernel';
import type { Move } from '../frames.ts';
import type { Thought } from '../hints/because.ts';
import type { Reason } from '../legal/refusal.ts';
import { ALL_ROLES, ROLES, roleName } from '../roles/table.ts';
import type { View } from '../view/index.ts';
import type { Catalogue, Either, Names, Vendetta } from './catalogue.ts';
import { HELP_RULES, type HelpRule, roleRules } from './help-rules.ts';
import { isAmong, phraseIn, roleIn, seatIn, sideIn } from './name-of.ts';
import { askIn, ruleOf } from './questions.ts';
import { resultIn } from './results.ts';
import { tableIn } from './table.ts';
import { turnsIn } from './turns.ts';

/** All that the game says, made of a language's catalogue. */
export const speak = (catalogue: Catalogue): Texts<Vendetta> => ({
  title: catalogue.title,
  summary: catalogue.summary,
  options: catalogue.words.options,
  prompt: (view, names) => promptIn(catalogue, view, names),
  move: (view, move, names) => labelIn(catalogue, view, move, names),
  event(event, names, reader) {
    if (event.type === 'prompted') return '';
    return isAmong(catalogue.events, event)
      ? sentenceIn(catalogue.events, event, audience(catalogue.you, names, reader))
      : catalogue.words.announce(event, names, reader);
  },
  turns: (log, names) => turnsIn(catalogue.words, log, names),
  refusal: ({ code }: Refusal) => catalogue.refusals[code as Reason],
  table: (view, names) => tableIn(catalogue, view, names),
  result: (view, names) => resultIn(catalogue, view, names),
  rules: rulesIn(catalogue),
  ruleOf,
  because: ({ code, args }, names) =>
    catalogue.words.thoughts[code as Thought]?.(names[Number(args.seat)] ?? '', Number(args.percent)) ?? '',
});

function promptIn({ words, waiting }: Catalogue, view: View, names: Names): string {
  if (view.ending !== '') return waiting.over;
  const ask = askIn(words, view, names);
  if (ask !== '') return ask;
  if (view.viewer >= 0 && !view.isAlive[view.viewer]) return waiting.dead;
  const isReading = view.stack.at(-1)?.do === 'roles.read';
  if (view.phase !== 'night' && !isReading) return `${words.when(view.phase, view.cycle)}. ${waiting.secret}`;
  return waiting.on(names.filter((_, seat) => view.owes[seat]));
}

function labelIn({ words, labels }: Catalogue, view: View, move: Move, names: Names): string {
  if ('name' in move) return seatIn(words, move.name, names);
  if ('vote' in move) return seatIn(words, move.vote, names);
  if ('yes' in move) return words.eithers[view.question as Either][move.yes ? 'yes' : 'no'];
  if ('nominate' in move) return move.nominate < 0 ? labels.withdraw : labels.nominate(names[move.nominate]!);
  if ('say' in move) return phraseIn(words, { ...move, seat: view.viewer, cycle: view.cycle }, names);
  if ('gesture' in move) return move.at < 0 ? words.gestures[move.gesture] : words.pointAt(names[move.at]!);
  if ('remove' in move) return labels.remove(names[move.remove]!);
  if ('record' in move) return labels.record(names[move.of]!, roleIn(words, move.record));
  if ('foresee' in move) return move.foresee < 0 ? labels.foreseeNobody : labels.foresee(sideIn(words, move.foresee));
  if ('expect' in move) return labels.expect(names[move.expect]!, roleIn(words, move.as));
  if ('read' in move) return labels.read;
  if ('lock' in move) return labels.lock;
  if ('ready' in move) return labels.ready;
  if ('unready' in move) return labels.unready;
  return 'done' in move ? labels.done : labels.late;
}

/** The sections of the help; those of the roles follow the one about checks. */
function rulesIn({ words, rules }: Catalogue): Texts<Vendetta>['rules'] {
  const section = (rule: HelpRule) => ({ rule, title: rules[rule][0], text: rules[rule][1] });
  const ofRoles = roleRules().map((rule) => {
    const held = ALL_ROLES.flatMap((role) => (ROLES[role]!.rule === rule ? [words.roles[roleName(role)]] : []));
    const all = held.length > 1 ? [...held, words.plainVarg] : held;
    const texts = all.map(({ name, text, more }) => `${held.length > 1 ? `${name}. ` : ''}${text} ${more}`);
    return { rule, title: all.map(({ name }) => name).join(', '), text: texts.join('\n') };
  });
  return HELP_RULES.flatMap((rule) => (rule === 'VN-5' ? [section(rule), ...ofRoles] : [section(rule)]));
}
