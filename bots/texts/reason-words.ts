import type { Locale, Reason, Texts, Types } from '@duskhall/kernel';
import { END } from '../gains.ts';

/** How a language tells why a bot made a move; chances and shares come as text. */
export interface ReasonWords {
  locale: Locale;
  forced: string;
  glance: string;
  /** Nothing else was tried. */
  alone: string;
  chance(chance: string): string;
  /** With the number of lines that were searched. */
  searched(chance: string, lines: string): string;
  /** The best other move, which comes last and without a full stop: it is what a button says. */
  next(move: string, chance: string): string;
  asGood(move: string, chance: string): string;
  better(move: string, chance: string): string;
  /** A move that is to be mixed with others, or with none. */
  mixed(share: string, other: string): string;
  always: string;
  difference(parts: string): string;
  but: string;
  /** Of the lines in which the game is over soon. */
  end: readonly [better: string, worse: string];
}

/** What the sentences are about: the view that the seat had, and the game's own texts. */
export interface Told {
  view: object;
  texts: Texts<Types>;
  names: readonly string[];
}

/** From here on a difference in value is worth mentioning. */
const CLEARLY = 0.02;

/** Why a bot made a move, sentence by sentence. */
export function reasonIn(words: ReasonWords, reason: Reason, told: Told): string[] {
  const { view, texts, names } = told;
  const move = (one: unknown) => texts.move(view, one as never, names);
  const sentences = {
    forced: () => [words.forced],
    glance: () => [words.glance],
    search: () => [chancesIn(words, reason, move)],
    mixed: () => [mixtureIn(words, reason, move)],
    policy: () => [],
  };
  return [
    ...sentences[reason.manner ?? (reason.share > 0 ? 'search' : 'policy')](),
    ...thoughtsIn(words, reason, told),
  ];
}

/** What makes the difference, and what the bot believed, as far as there is something to tell. */
export function thoughtsIn(
  words: ReasonWords,
  { gains = [], because }: Pick<Reason, 'gains' | 'because'>,
  { view, texts, names }: Told,
): string[] {
  const thoughts = [
    gainsIn(words, gains, (part, isBetter) => texts.part?.(part, isBetter, view) ?? ''),
    because === null ? '' : (texts.because?.(because, names) ?? ''),
  ];
  return thoughts.filter((thought) => thought !== '');
}

function chancesIn(words: ReasonWords, { value, tries, second }: Reason, move: (move: unknown) => string): string {
  const chance = (one: number) => percent(words, one);
  const lines = tries === undefined ? '' : new Intl.NumberFormat(words.locale).format(tries);
  const own = lines === '' ? words.chance(chance(value)) : words.searched(chance(value), lines);
  if (second === null) return `${own} ${words.alone}`;
  const isBetter = second.value > value + CLEARLY;
  const isAsGood = chance(second.value) === chance(value) || second.value > value;
  const other = isBetter ? words.better : isAsGood ? words.asGood : words.next;
  return `${own} ${ended(other(move(second.move), chance(second.value)))}`;
}

const mixtureIn = (words: ReasonWords, { share, second }: Reason, move: (move: unknown) => string): string =>
  second === null ? words.always : ended(words.mixed(percent(words, share), move(second.move)));

const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** What speaks for the move, then what speaks against it. */
function gainsIn(
  words: ReasonWords,
  gains: NonNullable<Reason['gains']>,
  partIn: (part: string, isBetter: boolean) => string,
): string {
  const sides = [true, false].map((isBetter) =>
    gains
      .filter(({ by }) => by > 0 === isBetter)
      .map(({ part, by }) => ({ by, text: part === END ? words.end[isBetter ? 0 : 1] : partIn(part, isBetter) }))
      .filter(({ text }) => text !== '')
      .map(({ by, text }) => `${text} (${percent(words, by, true)})`)
      .join(', '),
  );
  const [pro, contra] = sides as [string, string];
  if (pro === '') return '';
  return words.difference(contra === '' ? pro : `${pro}, ${words.but} ${contra}`);
}

const percent = ({ locale }: ReasonWords, share: number, isSigned = false): string =>
  new Intl.NumberFormat(locale, {
    ...{ style: 'percent', maximumFractionDigits: 0 },
    ...(isSigned && { signDisplay: 'always' }),
  })
    .format(share)
    .replace('-', '−');
