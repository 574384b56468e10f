import type { Texts } from '@duskhall/kernel';
import type { Empire } from '../catalogue.ts';

/** French spacing: no break before a colon and within quotes, a thin one before other tall marks. */
export const spaced = (text: string): string =>
  text
    .replaceAll(/ ([;!?])/g, '\u202f$1')
    .replaceAll(/ ([:»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0');

type Options = Texts<Empire>['options'];
const spacedOptions = (options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([key, { name, help, values }]) => [
      key,
      {
        name: spaced(name),
        help: spaced(help),
        values: Object.fromEntries(Object.entries(values).map(([value, text]) => [value, spaced(text)])),
      },
    ]),
  ) as Options;

/** The same texts with their spaces set, so that the catalogue can be written with plain ones. */
export const typeset = (texts: Texts<Empire>): Texts<Empire> => ({
  ...texts,
  summary: spaced(texts.summary),
  options: spacedOptions(texts.options),
  prompt: (view, names) => spaced(texts.prompt(view, names)),
  move: (view, move, names) => spaced(texts.move(view, move, names)),
  event: (event, names) => spaced(texts.event(event, names)),
  refusal: (refusal) => spaced(texts.refusal(refusal)),
  table: (view, names) =>
    texts.table(view, names).map(({ seat, label, text }) => ({ seat, label: spaced(label), text: spaced(text) })),
  result: (view, names) => texts.result(view, names).map(spaced),
  rules: texts.rules.map(({ rule, title, text }) => ({ rule, title: spaced(title), text: spaced(text) })),
});
