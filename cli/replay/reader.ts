import { CLOSE, type Game, HOUSE, type Line, type Seat, type Texts, type Types, WATCHER } from '@duskhall/kernel';
import { paintNames, type Screen } from '../screen.ts';
import { showTable } from '../table-in-words.ts';
import type { CliTexts } from '../texts/index.ts';
import type { Step } from './retrace.ts';

/** The viewer that sees every seat's part of the table as that seat does. */
export const EVERYBODY = 'all';
export type Viewer = Seat | typeof EVERYBODY;

/** The reader of a record: viewer, language, and the names of the seats. */
export interface Reader {
  game: Game<Types>;
  viewer: Viewer;
  texts: Texts<Types>;
  words: CliTexts;
  names: readonly string[];
}

/** The log lines of one step. */
export function sentences({ game, viewer, texts, words }: Reader, step: Step, names: readonly string[]): string[] {
  const reader = viewer === EVERYBODY || viewer < 0 ? undefined : viewer;
  const lines = step.events.flatMap((event) => {
    const seen = viewer === EVERYBODY ? event : game.redact(step.s, event, viewer);
    return seen === null ? [] : texts.event(seen, names, reader) || [];
  });
  const { entry } = step;
  if (entry === null) return lines;
  if ('undo' in entry) return [words.tookBack(names[entry.undo] ?? texts.title), ...lines];
  if ('rewind' in entry) return [words.rewound(entry.rewind), ...lines];
  if (entry.seat === HOUSE && entry.move === CLOSE) return [words.windowClosed, ...lines];
  if (entry.by === 'seat' || lines.length === 0) return lines;
  return [`${lines[0]} (${words.enteredBy[entry.by]})`, ...lines.slice(1)];
}

export function tableOf({ game, viewer, texts }: Reader, { s }: Step, names: readonly string[]): Line[] {
  if (viewer !== EVERYBODY) return texts.table(game.view(s, viewer), names);
  const partOf = (seat: Seat, eye: Seat) => texts.table(game.view(s, eye), names).filter((line) => line.seat === seat);
  return [...partOf(-1, WATCHER), ...names.flatMap((_, seat) => partOf(seat, seat))];
}

/** The result; empty while the game goes on. */
export function resultOf({ game, viewer, texts }: Reader, { s }: Step, names: readonly string[]): string[] {
  if (game.scores(s) === null) return [];
  return texts.result(game.view(s, viewer === EVERYBODY ? WATCHER : viewer), names);
}

/** Prints one step: the events, the table, and the result at the end. */
export function showStep(screen: Screen, reader: Reader, step: Step, last: number): void {
  const { words, texts } = reader;
  const names = paintNames(reader.names, screen.colours);
  screen.divide(`${texts.title} · ${step.at === 0 ? words.start : words.entryOf(step.at, last)}`);
  for (const line of sentences(reader, step, names)) screen.say(line, '  · ');
  screen.say();
  showTable(screen, tableOf(reader, step, names), names);
  for (const line of resultOf(reader, step, names)) screen.say(screen.colours.bold(line), '  ');
}
