import { type Bot, type LevelName, levelBot } from '@duskhall/bots';
import {
  closeWindow,
  enter,
  fastRng,
  type Match,
  type MoveOf,
  mayClose,
  passTheBound,
  type Rng,
  type Seat,
  type Texts,
  type Types,
  waiting,
} from '@duskhall/kernel';
import { talkOver, type Watch } from '../play-out.ts';
import type { Screen } from '../screen.ts';
import type { CliTexts } from '../texts/index.ts';
import type { Evenly } from './even-time.ts';
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
  level: LevelName;
  /** What the bots draw from, and what they make of what they see. */
  rng: Rng;
  watch: Watch;
  /** How long they take where somebody looks on. */
  evenly: Evenly;
  /** What was open when there was talk last. */
  talkedOf: unknown;
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
export async function untilPerson(sitting: Sitting): Promise<Seat> {
  const { match, people, logs, texts, names } = sitting;
  for (;;) {
    tell(logs, match, texts, names);
    sitting.watch.look(match.s);
    if (match.game.scores(match.s) !== null) return -1;
    if (talk(sitting)) continue;
    const asked = waiting(match.s);
    const bot = asked.find((seat) => !people.includes(seat));
    if (bot !== undefined) await answerAsBot(sitting, bot);
    else if (hasPassed(sitting)) continue;
    else if (asked.length > 0) return asked[0]!;
    else if (mayClose(match.s)) closeWindow(match, 'clock', elapsed(sitting));
    else throw new Error('the table waits for nobody');
  }
}

/** Where the table may pass for who can do nothing else, and nobody but bots is there to whom that would tell anything. */
function hasPassed(sitting: Sitting): boolean {
  const { match, people } = sitting;
  const { length } = match.record.entries;
  if (people.length > 1 || match.game.pace(match.s)?.upTo === undefined) return false;
  passTheBound(match, fastRng(0), elapsed(sitting));
  return match.record.entries.length > length;
}

/** Before each new thing the bots say what they would say unasked; whether anybody did. */
function talk(sitting: Sitting): boolean {
  const { match, people, rng } = sitting;
  const { game, s } = match;
  const { length } = match.record.entries;
  const pending = s.stack.at(-1);
  if (pending === sitting.talkedOf) return false;
  sitting.talkedOf = pending;
  const bots = [...s.questions.keys()].filter((seat) => !people.includes(seat));
  talkOver(game, s, bots, rng, (seat, word) => enter(match, seat, [word], 'seat', elapsed(sitting)));
  return match.record.entries.length > length;
}

/** They count rounds instead of time: the same seed gives the same match on every machine. */
const ROUNDS: { [level in LevelName]: number } = { novice: 50, regular: 200, master: 4000 };
const bots = Object.fromEntries(
  Object.entries(ROUNDS).map(([level, iterations]) => [
    level,
    levelBot(level as LevelName, { budget: { iterations } }),
  ]),
) as { [level in LevelName]: Bot };
const adviser = levelBot('regular', { budget: { iterations: ROUNDS.regular }, noise: 0 });

async function answerAsBot(sitting: Sitting, seat: Seat): Promise<void> {
  const { match, level, rng, watch, evenly } = sitting;
  const { game, s } = match;
  const think = () => bots[level](game, game.view(s, seat), game.legal(s, seat), rng, watch.beliefs[seat]);
  const move = await evenly(think);
  enter(match, seat, [move], 'seat', elapsed(sitting));
}

/** What a Regular would do on this seat; what the bots draw from stays as it is. */
export function adviceFor({ match: { game, s } }: Sitting, seat: Seat): MoveOf<Types['state']> {
  return adviser(game, game.view(s, seat), game.legal(s, seat), fastRng(0));
}
