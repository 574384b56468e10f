import type { Texts } from '@duskhall/kernel';
import type { Village } from '../catalogue.ts';

/** French spacing: no break before a colon and within quotes, a thin one before other tall marks. */
export const spaced = (text: string): string =>
  text
    .replaceAll(/ ([;!?])/g, '\u202f$1')
    .replaceAll(/ ([:»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0');

type Values = { readonly [value: string]: string };
const spacedValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([value, text]): [string, string] => [value, spaced(text)]));

type Options = Texts<Village>['options'];
const spacedOption = ({ name, help, values }: Options[keyof Options]): Options[keyof Options] => ({
  name: spaced(name),
  help: spaced(help),
  values: spacedValues(values),
});

/** The same texts with their spaces set, so that the catalogue can be written with plain ones. */
export function typeset(texts: Texts<Village>): Texts<Village> {
  const { plagueScope, peekNextHand, cardSet } = texts.options;
  return {
    ...texts,
    summary: spaced(texts.summary),
    options: {
      plagueScope: spacedOption(plagueScope),
      peekNextHand: spacedOption(peekNextHand),
      cardSet: spacedOption(cardSet),
    },
    prompt: (view, names) => spaced(texts.prompt(view, names)),
    move: (view, move, names) => spaced(texts.move(view, move, names)),
    event: (event, names) => spaced(texts.event(event, names)),
    refusal: (refusal) => spaced(texts.refusal(refusal)),
    table: (view, names) =>
      texts.table(view, names).map(({ seat, label, text }) => ({ seat, label: spaced(label), text: spaced(text) })),
    result: (view, names) => texts.result(view, names).map(spaced),
    rules: texts.rules.map(({ rule, title, text }) => ({ rule, title: spaced(title), text: spaced(text) })),
  };
}
