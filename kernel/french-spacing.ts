import type { Types } from './game.ts';
import type { Texts } from './texts.ts';

/** French spacing: a no-break space before a colon and inside quotes, a narrow one before `;`, `!` and `?`. */
export const spaced = (text: string): string =>
  text
    .replaceAll(/ ([;!?])/g, '\u202f$1')
    .replaceAll(/ ([:»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0');

/** The same for nested texts: objects, lists, and functions that return them. */
export function spacedAll<T>(words: T): T {
  if (typeof words === 'string') return spaced(words) as T;
  if (typeof words === 'function') return ((...said: unknown[]) => spacedAll(words(...said))) as T;
  if (Array.isArray(words)) return words.map((each) => spacedAll(each)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, spacedAll(each)])) as T;
}

type Values = { readonly [value: string]: string };
const spacedValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([value, text]): [string, string] => [value, spaced(text)]));

function spacedOptions<T extends Types>(options: Texts<T>['options']): Texts<T>['options'] {
  const all = Object.entries(options).map(([key, { name, help, values }]) => [
    key,
    { name: spaced(name), help: spaced(help), values: spacedValues(values) },
  ]);
  return Object.fromEntries(all);
}

/** Applies French spacing to a game's texts, so that they can be written with plain spaces. */
export const typeset = <T extends Types>(texts: Texts<T>): Texts<T> => ({
  ...texts,
  summary: spaced(texts.summary),
  options: spacedOptions(texts.options),
  prompt: (view, names) => spaced(texts.prompt(view, names)),
  move: (view, move, names) => spaced(texts.move(view, move, names)),
  event: (event, names, reader) => spaced(texts.event(event, names, reader)),
  ...(texts.turns && {
    turns: (log, names, reader) =>
      texts.turns!(log, names, reader).map((turn) => ({ ...turn, title: spaced(turn.title) })),
  }),
  ...(texts.recap && {
    recap: (events, names, reader) =>
      texts.recap!(events, names, reader).map((piece) => ({ ...piece, text: spaced(piece.text) })),
  }),
  refusal: (refusal) => spaced(texts.refusal(refusal)),
  ...(texts.because && { because: (because, names) => spaced(texts.because!(because, names)) }),
  ...(texts.part && { part: (part, isBetter, view) => spaced(texts.part!(part, isBetter, view)) }),
  ...(texts.stakes && {
    stakes: (view, names) => texts.stakes!(view, names).map((stake) => ({ ...stake, text: spaced(stake.text) })),
  }),
  table: (view, names) =>
    texts.table(view, names).map(({ seat, label, text }) => ({ seat, label: spaced(label), text: spaced(text) })),
  result: (view, names) => texts.result(view, names).map(spaced),
  rules: texts.rules.map(({ rule, title, text }) => ({ rule, title: spaced(title), text: spaced(text) })),
});
