import { createHash } from 'node:crypto';
import { type Clock, Refused } from '@duskhall/host';
import type { Seat } from '@duskhall/kernel';
import type { End, GameTable, Sitter, Turn } from './game-table.ts';

/** The SHA-256 by which a program's token is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a program is told when it asks. */
export type News =
  | ({ type: 'turn'; seconds: number } & Turn)
  | { type: 'over'; match: string; seat: Seat; scores: number[] | null; forfeit: Seat | null; why: string }
  | { type: 'wait'; restSeconds: number };

/** An answer to the question that is open. */
export interface Answer {
  match: string;
  asked: number;
  move: unknown;
}

/** A request is held this long if there is nothing to tell; shorter than proxies and our own timeouts wait. */
const HOLD = 20_000;
/** Between two requests a program counts as there for so long. */
const GAP = 5000;
/** Answers that are not legal, in one game. */
const MOST_BAD_ANSWERS = 5;
/** So many duels given up in a row, and a program rests so long, in milliseconds. */
const MOST_GIVEN_UP = 3;
const REST = 600_000;

/** A program that has a token, from its first request on. It is at one table at a time, and answers for its own seat there. */
export interface Program {
  game: string;
  name: string;
  /** It waits for a game: since when, on the clock; -1: it does not. */
  idleSince(): number;
  /** It was there a moment ago, or is playing. */
  isHere(): boolean;
  isResting(): boolean;
  /** Its last opponent was a program, too. */
  hasMetProgram: boolean;
  isPlaying: boolean;
  sitter(seconds: number): Sitter;
  answer(answer: Answer): void;
  /** Waits for news. Of two requests at once the later one is answered. */
  next(signal: AbortSignal): Promise<News>;
  /** A duel has ended. */
  played(hasForfeited: boolean): void;
  /** It is not paired for some time. */
  rest(milliseconds: number): void;
  stop(): void;
}

/** `changed`: it may be paired now, or is gone. */
export function openProgram(game: string, name: string, clock: Clock, changed: () => void): Program {
  let poll: { tell(news: News): void; refuse(refused: Refused): void } | null = null;
  /** When it began to wait for a game; -1: it has gone. */
  let since = -1;
  /** When it was last told something. */
  let seenAt = 0;
  let turn: { table: GameTable; news: News & { type: 'turn' } } | null = null;
  /** The end of a game that has not been told yet. */
  let over: (News & { type: 'over' }) | null = null;
  let callOff = () => {};
  let wake = () => {};
  let badAnswers = 0;
  let givenUp = 0;
  let restUntil = 0;
  let why = '';

  const news = (): News | null => over ?? turn?.news ?? null;
  const restOf = (): number => Math.max(0, restUntil - clock.now());
  function deliver(): void {
    const told = news();
    if (poll === null || told === null) return;
    if (told === over) over = null;
    poll.tell(told);
  }
  function forget(): void {
    callOff();
    callOff = () => {};
    turn = null;
  }

  const program: Program = {
    game,
    name,
    isResting: () => restOf() > 0,
    hasMetProgram: true,
    isPlaying: false,
    idleSince: () => (poll === null || program.isPlaying || restOf() > 0 ? -1 : since),
    isHere: () => program.isPlaying || poll !== null || (since >= 0 && clock.now() - seenAt < GAP),
    sitter: (seconds) => ({
      asked(table, asked) {
        forget();
        if (asked === null) return;
        turn = { table, news: { type: 'turn', seconds, ...asked } };
        callOff = clock.after(seconds * 1000, () => {
          why = `${name} did not answer within ${seconds} seconds`;
          table.end({ forfeit: asked.seat });
        });
        deliver();
      },
      left(table, seat, end: End) {
        forget();
        badAnswers = 0;
        const scores = 'scores' in end ? end.scores : null;
        const forfeit = 'forfeit' in end ? end.forfeit : null;
        const reason = forfeit === null ? '' : forfeit === seat ? why : 'the opponent gave the game up';
        over = {
          ...{ type: 'over', match: table.id, seat, scores, forfeit },
          why: 'isVoid' in end ? 'the game was called off and does not count' : reason,
        };
        deliver();
      },
    }),
    answer({ match, asked, move }) {
      if (turn === null || turn.news.match !== match || turn.news.asked !== asked)
        throw new Refused('late', 'this is not the question that your program is asked now');
      const before = turn;
      const { table } = before;
      const { seat } = before.news;
      try {
        table.answer(seat, move);
      } catch (error) {
        if (error instanceof Refused && ++badAnswers >= MOST_BAD_ANSWERS) {
          why = `${name} gave ${MOST_BAD_ANSWERS} answers that are not legal`;
          table.end({ forfeit: seat });
        }
        throw error;
      }
      // The table may have asked the next question already.
      if (turn === before) forget();
    },
    next(signal) {
      poll?.refuse(new Refused('replaced', ''));
      return new Promise<News>((resolve, reject) => {
        const settle = (finish: () => void) => {
          if (poll !== own) return;
          poll = null;
          seenAt = clock.now();
          calm();
          signal.removeEventListener('abort', gone);
          finish();
        };
        const wait = () => own.tell({ type: 'wait', restSeconds: Math.ceil(restOf() / 1000) });
        const own = {
          tell: (told: News) => settle(() => resolve(told)),
          refuse: (refused: Refused) => settle(() => reject(refused)),
        };
        const gone = () => {
          if (poll === own) since = -1;
          settle(() => reject(new Refused('stopping', '')));
          changed();
        };
        const calm = clock.after(HOLD, wait);
        poll = own;
        if (since < 0) since = clock.now();
        signal.addEventListener('abort', gone);
        if (signal.aborted) gone();
        deliver();
        if (poll === own) changed();
      });
    },
    played(hasForfeited) {
      program.isPlaying = false;
      since = clock.now();
      givenUp = hasForfeited ? givenUp + 1 : 0;
      if (givenUp >= MOST_GIVEN_UP) {
        givenUp = 0;
        program.rest(REST);
      }
    },
    rest(milliseconds) {
      restUntil = clock.now() + milliseconds;
      wake();
      wake = clock.after(milliseconds, changed);
    },
    stop() {
      wake();
      forget();
      poll?.refuse(new Refused('stopping', ''));
    },
  };
  return program;
}
