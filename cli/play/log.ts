import type { Texts, Types } from '@duskhall/kernel';
import type { Mirror } from '@duskhall/protocol';
import type { Screen } from '../screen.ts';

/** What one reader may know of what happened, as sentences, and how many of them it has been shown. */
export interface Log {
  lines: string[];
  shown: number;
}

export const newLog = (): Log => ({ lines: [], shown: 0 });

/**
 * Brings a log up to date. What replaces lines after a step back is shown again, not what the end reveals in old ones.
 * `isAlone`: one person has this screen, and is "you"; where several pass the keyboard on, nobody is.
 */
export function readLog(
  log: Log,
  mirror: Mirror,
  texts: Texts<Types>,
  names: readonly string[],
  isAlone = false,
): void {
  const reader = isAlone && mirror.seat >= 0 ? mirror.seat : undefined;
  const lines = mirror.log.map((event) => texts.event(event as never, names, reader)).filter((line) => line !== '');
  const differs = lines.findIndex((line, i) => line !== log.lines[i]);
  const isOver = mirror.scores.length > 0;
  log.shown = Math.min(log.shown, differs < 0 || isOver ? lines.length : differs);
  log.lines = lines;
}

export function showLines(screen: Screen, lines: readonly string[]): void {
  for (const line of lines) screen.say(line, screen.colours.dim('  · '));
  if (lines.length > 0) screen.say();
}

/** Shows what the reader has not yet been shown. */
export function showNews(screen: Screen, log: Log): void {
  showLines(screen, log.lines.slice(log.shown));
  log.shown = log.lines.length;
}
