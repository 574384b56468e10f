import { collect, type Match, openMatch, type Seat, standing, type Texts, type Types, WATCHER } from '@duskhall/kernel';
import { enterAgain } from '../entries.ts';
import type { Screen } from '../screen.ts';

/** What one reader may know of what happened, as sentences, and how many of them it has been shown. */
export interface Log {
  reader: Seat;
  lines: string[];
  shown: number;
}

/** One for each person, and one for what all may know. */
export const openLogs = (people: readonly Seat[]): Log[] =>
  [...people, WATCHER].map((reader) => ({ reader, lines: [], shown: 0 }));

export const logOf = (logs: readonly Log[], reader: Seat): Log => logs.find((log) => log.reader === reader)!;

/** Takes what has happened into the logs of those who may know it. */
export function tell(logs: readonly Log[], match: Match<Types>, texts: Texts<Types>, names: readonly string[]): void {
  for (const event of collect(match))
    for (const { reader, lines } of logs) {
      const seen = match.game.redact(match.s, event, reader);
      const line = seen === null ? '' : texts.event(seen, names);
      if (line !== '') lines.push(line);
    }
}

/** After a step back: the logs as if what was taken back had never happened. */
export function tellAgain(
  logs: readonly Log[],
  match: Match<Types>,
  texts: Texts<Types>,
  names: readonly string[],
): void {
  const again = openMatch(match.game, match.record);
  for (const { lines } of logs) lines.length = 0;
  tell(logs, again, texts, names);
  for (const entry of standing(match.record.entries)) {
    enterAgain(again, entry);
    tell(logs, again, texts, names);
  }
  for (const log of logs) log.shown = Math.min(log.shown, log.lines.length);
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
