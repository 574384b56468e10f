import { reasonIn } from '@duskhall/bots/texts/reason-words.ts';
import { freeIn, type Seat, type Texts, type Types, WATCHER } from '@duskhall/kernel';
import type { Screen } from '../screen.ts';
import type { CliTexts } from '../texts/index.ts';
import { type Log, readLog } from './log.ts';
import { type Asked, type Move, showQuestion, type Typed, understand } from './question.ts';
import type { Reading } from './reading.ts';
import type { Advice, TerminalMatch } from './terminal-match.ts';

/** A match at this terminal, and what its people have been shown. */
export interface Sitting {
  match: TerminalMatch;
  texts: Texts<Types>;
  words: CliTexts;
  screen: Screen;
  people: readonly Seat[];
  /** By seat: its name in its colour. */
  names: readonly string[];
  /** By person, and one for what all may know. */
  logs: ReadonlyMap<Seat, Log>;
}

/** What came of a question: something was entered, the person leaves, or nobody is typing any more. */
export type Reply = 'entered' | 'quit' | 'input ended';

/** The match as one of its people, or a watcher, follows it. */
export function readingOf({ match, screen, texts, words, names, logs, people }: Sitting, reader: Seat): Reading {
  const log = logs.get(reader)!;
  readLog(log, match.mirrorOf(reader), texts, names, people.length === 1);
  return { screen, texts, words, names, reader, log };
}

export async function putQuestion(sitting: Sitting, seat: Seat): Promise<Reply> {
  const { match, screen, words } = sitting;
  const reading = readingOf(sitting, seat);
  const { view, moves, free, mayUndo } = match.mirrorOf(seat);
  const asked: Asked = { view, legal: moves as Move[], free: freeIn(match.game, view, free as Move[]), mayUndo };
  showQuestion(reading, asked, [words.hint.key]);
  // What all may know has been on the screen.
  const { log } = readingOf(sitting, WATCHER);
  log.shown = log.lines.length;
  let typed: Typed | null = null;
  while (typed === null) {
    const word = await screen.ask(screen.colours.bold('>'));
    if (word === null) return 'input ended';
    if (word === 'h') giveHint(sitting, view, await match.adviceFor(seat));
    else typed = understand(reading, asked, word);
  }
  if (typed === 'quit') return 'quit';
  if (typed === 'undo') {
    await match.undo(seat);
    screen.say(words.undone);
  } else await match.move(seat, typed.move);
  return 'entered';
}

function giveHint({ screen, words, texts, names }: Sitting, view: object, { move, reason }: Advice): void {
  screen.say(words.hint.says(texts.move(view, move as Move, names)));
  if (reason !== null) screen.say(reasonIn(words.reasons, reason, { view, texts, names }).join(' '));
}
