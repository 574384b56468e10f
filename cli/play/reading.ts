import type { Seat, Texts, Types } from '@duskhall/kernel';
import type { Screen } from '../screen.ts';
import { showTable } from '../table-in-words.ts';
import type { CliTexts } from '../texts/index.ts';
import { type Log, showLines, showNews } from './log.ts';

/** Somebody who follows a match at a screen, wherever the match is played. */
export interface Reading {
  screen: Screen;
  texts: Texts<Types>;
  words: CliTexts;
  /** By seat: its name in its colour. */
  names: readonly string[];
  reader: Seat;
  log: Log;
}

export function showLog({ screen, words, log: { lines } }: Reading): void {
  screen.divide(words.logTitle);
  showLines(screen, lines.length > 0 ? lines : [words.emptyLog]);
}

/** The names as the reader sees them, its own marked. */
export function titlesFor({ names, words, screen, reader }: Reading): string[] {
  return names.map((name, seat) => (seat === reader ? `${name} ${screen.colours.dim(`(${words.you})`)}` : name));
}

/** Shows how a match ended; `result`: in the words of its game, or others where it ended otherwise. */
export function showEnd(reading: Reading, view: Types['view'], result: readonly string[]): void {
  const { screen, texts, words, names, log } = reading;
  screen.divide(words.gameOver);
  showNews(screen, log);
  showTable(screen, texts.table(view, names), titlesFor(reading));
  for (const line of result) screen.say(screen.colours.bold(line), '  ');
  screen.say();
}

/** Asks something that is answered with yes or no; the end of the input means no. */
export async function agrees({ screen, words }: Pick<Reading, 'screen' | 'words'>, question: string): Promise<boolean> {
  const word = await screen.ask(question);
  return word !== null && isYes(words, word);
}

export const isYes = ({ yes }: CliTexts, word: string): boolean => yes.includes(word.slice(0, 1).toLowerCase());
