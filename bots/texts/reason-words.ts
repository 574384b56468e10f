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
  next(move: string, chance: string): string;
  asGood(move: string, chance: string): string;
  better(move: string, chance: string): string;
  /** A move that is to be mixed with others; null: with none. */
  mixed(share: string, other: string | null): string;
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
export function reasonIn(words: ReasonWords, reason: Reason, { view, texts, names }: Told): string[] {
  const { manner = reason.share > 0 ? 'search' : 'policy', because, gains = [] } = reason;
  const sentences = [
    ...(manner === 'search' ? [chancesIn(words, reason, (move) => texts.move(view, move as never, names))] : []),
    ...(manner === 'mixed' ? [mixtureIn(words, reason, (move) => texts.move(view, move as never, names))] : []),
    gainsIn(words, gains, (part, isBetter) => texts.part?.(part, isBetter, view) ?? ''),
    because === null ? '' : (texts.because?.(because, names) ?? ''),
    manner === 'forced' ? words.forced : '',
    manner === 'glance' ? words.glance : '',
  ];
  return sentences.filter((sentence) => sentence !== '');
}

function chancesIn(words: ReasonWords, { value, tries, second }: Reason, move: (move: unknown) => string): string {
  const chance = (one: number) => percent(words, one);
  const lines = tries === undefined ? '' : new Intl.NumberFormat(words.locale).format(tries);
  const own = lines === '' ? words.chance(chance(value)) : words.searched(chance(value), lines);
  if (second === null) return `${own} ${words.alone}`;
  const isBetter = second.value > value + CLEARLY;
  const isAsGood = chance(second.value) === chance(value) || second.value > value;
  const other = isBetter ? words.better : isAsGood ? words.asGood : words.next;
  return `${own} ${other(move(second.move), chance(second.value))}`;
}

const mixtureIn = (words: ReasonWords, { share, second }: Reason, move: (move: unknown) => string): string =>
  second === null ? words.always : words.mixed(percent(words, share), move(second.move));

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
  }).format(share);
