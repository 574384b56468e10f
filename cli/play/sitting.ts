import { levelBot } from '@duskhall/bots';
import {
  closeWindow,
  enter,
  type Match,
  type MoveOf,
  mayClose,
  type Rng,
  type Seat,
  type Texts,
  type Types,
  waiting,
} from '@duskhall/kernel';
import type { Screen } from '../screen.ts';
import type { CliTexts } from '../texts/index.ts';
import { type Log, logOf, tell } from './log.ts';
import type { Reading } from './reading.ts';

/** A match at a terminal, and who plays it. */
export interface Sitting {
  match: Match<Types>;
  texts: Texts<Types>;
  words: CliTexts;
  screen: Screen;
  people: readonly Seat[];
  /** By seat: its name in its colour. */
  names: readonly string[];
  logs: Log[];
  /** What the bots draw from. */
  rng: Rng;
  /** When it began. */
  since: number;
}

/** The match as one of its people, or a watcher, follows it. */
export const readingOf = ({ screen, texts, words, names, logs }: Sitting, reader: Seat): Reading => ({
  ...{ screen, texts, words, names, reader },
  log: logOf(logs, reader),
});

/** How long the match has lasted, in milliseconds. */
export const elapsed = ({ since }: Sitting): number => Math.round(performance.now() - since);

/** Lets bots and house do what they can; gives the person whom the table then waits for, or -1 at the end. */
export function untilPerson(sitting: Sitting): Seat {
  const { match, people, logs, texts, names } = sitting;
  for (;;) {
    tell(logs, match, texts, names);
    if (match.game.scores(match.s) !== null) return -1;
    const asked = waiting(match.s);
    const bot = asked.find((seat) => !people.includes(seat));
    if (bot !== undefined) answerAsBot(sitting, bot);
    else if (asked.length > 0) return asked[0]!;
    else if (mayClose(match.s)) closeWindow(match, 'clock', elapsed(sitting));
    else throw new Error('the table waits for nobody');
  }
}

/** It counts rounds instead of time: the same seed gives the same match on every machine. */
const bot = levelBot('regular', { budget: { iterations: 200 }, noise: 0 });

function answerAsBot(sitting: Sitting, seat: Seat): void {
  enter(sitting.match, seat, [moveOfBot(sitting, seat, sitting.rng)], 'seat', elapsed(sitting));
}

/** What a bot would do on this seat. */
export function moveOfBot({ match: { game, s } }: Sitting, seat: Seat, rng: Rng): MoveOf<Types['state']> {
  return bot(game, game.view(s, seat), game.legal(s, seat), rng);
}
