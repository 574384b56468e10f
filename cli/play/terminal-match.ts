import { ADVISER, type Bot, type Decision, type Inquiry, type Mind, openMind } from '@duskhall/bots';
import {
  admit,
  advise,
  beginMatch,
  enqueue,
  firstProgress,
  type Guest,
  isDrawn,
  type LiveMatch,
  type ManualClock,
  type Minds,
  manualClock,
  memoryOf,
  mindsOver,
  move,
  type Ports,
  type StoredMatch,
  schedule,
  stopTimers,
  type Thinker,
  undoMove,
  windowLeft,
} from '@duskhall/host';
import { type AnyGame, type GameRecord, openMatch, type Rng, type Seat, WATCHER, waiting } from '@duskhall/kernel';
import { type Mirror, type Reply, reflect } from '@duskhall/protocol';
import { VERSION } from '../version.ts';
import type { Evenly } from './even-time.ts';

/** What a match at a terminal begins with. */
export interface Start {
  game: AnyGame;
  seats: number;
  options: Record<string, string | number>;
  seed: string;
  /** The seats of people; bots of this level have the others. */
  people: readonly Seat[];
  level: string;
  /** Bots by level. */
  botOf: (level: string) => Bot;
  /** A table set by names instead of a deal. */
  scenario?: unknown;
  /** Left out: one of its own. */
  clock?: ManualClock;
  /** Random waits and bots' seeds. */
  chance: Rng;
  evenly: Evenly;
}

/** What a person is told who asks for a hint. */
export type Advice = Extract<Reply, { type: 'advice' }>;

/** A match hosted in this process. Nobody waits in real time: the clock jumps to whatever comes next. */
export interface TerminalMatch {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly isOver: boolean;
  /** What one of the people, or a watcher, may know and do. */
  mirrorOf(reader: Seat): Mirror;
  /** Shows a reader the match as to somebody who has just come. */
  lookAgain(reader: Seat): void;
  /** Lets bots and clock act until the table waits for a person; -1: the match is over. */
  untilPerson(): Promise<Seat>;
  move(seat: Seat, move: unknown): Promise<void>;
  undo(seat: Seat): Promise<void>;
  /** What a Regular would do in this seat, and why. */
  adviceFor(seat: Seat): Promise<Advice>;
}

export function openTerminalMatch(start: Start): TerminalMatch {
  const { clock = manualClock() } = start;
  const thinker = new InTurn(
    openMind(() => start.game, start.botOf),
    start.evenly,
  );
  const errors: unknown[] = [];
  // Thinking takes no time on this clock: whatever is due now is a bot's.
  const minds = { ...mindsOver(thinker), timeOf: () => 0 };
  const live = begin(start, clock, minds, (error) => errors.push(error));
  const mirrors = new Map<Seat, Mirror>();
  const advice = new Map<Seat, Advice>();
  const guests = new Map([...start.people, WATCHER].map((reader) => [reader, guestOf(reader)]));
  for (const [reader, guest] of guests) admit(live, guest, reader, -1);
  schedule(live);

  function guestOf(reader: Seat): Guest {
    return {
      account: { id: '', name: '' },
      send(text) {
        const reply: Reply = JSON.parse(text);
        if (reply.type === 'sync' || reply.type === 'news')
          mirrors.set(reader, reflect(mirrors.get(reader) ?? null, reply)!);
        else if (reply.type === 'advice') advice.set(reader, reply);
      },
      dismiss() {},
    };
  }

  /** Waits until the queue is empty and every bot has thought. */
  async function settle(): Promise<void> {
    for (let [queue, idle]: unknown[] = []; queue !== live.queue || idle !== thinker.idle; ) {
      [queue, idle] = [live.queue, thinker.idle];
      await Promise.all([queue, idle]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (errors.length > 0) throw errors[0];
  }

  return {
    game: start.game,
    get record() {
      return live.match.record;
    },
    get isOver() {
      return live.isOver;
    },
    mirrorOf: (reader) => mirrors.get(reader)!,
    lookAgain: (reader) => admit(live, guests.get(reader)!, reader, -1),
    async untilPerson() {
      for (;;) {
        await settle();
        if (live.isOver) return -1;
        const next = clock.untilNext();
        if (next === 0) clock.advance(0);
        else {
          const person = waiting(live.match.s).find((seat) => start.people.includes(seat));
          // A window of random length passes for one who can do nothing else; among several people that would tell who can.
          const isPassing = start.people.length === 1 && isDrawn(live) && windowLeft(live, clock.now()) > 0;
          if (person !== undefined && !isPassing) return person;
          if (next < 0) throw new Error('the table waits for nobody');
          clock.advance(next);
        }
      }
    },
    move: (seat, one) => enqueue(live, () => move(live, seat, live.match.s.table.asked[seat]!, [one])),
    undo: (seat) => enqueue(live, () => undoMove(live, seat)),
    async adviceFor(seat) {
      await enqueue(live, async () => advise(live, guests.get(seat)!, seat, () => {}));
      await settle();
      return advice.get(seat)!;
    },
  };
}

function begin(start: Start, clock: ManualClock, minds: Minds, fail: (error: unknown) => void): LiveMatch {
  const { game, seats, options, seed, scenario = null, people, level, chance } = start;
  const match = openMatch(game, { seats, options, seed, scenario });
  const isPerson = (seat: Seat) => people.includes(seat);
  const stored: StoredMatch = {
    id: 'terminal',
    table: 'terminal',
    settings: {
      ...{ game: game.name, seats, options, isPublic: false, mayWatch: false, watchDelay: 0 },
      ...{ clock: { kind: 'none' }, timeUp: 'answer', moderator: 'software' },
    },
    record: { ...match.record, entries: [], digests: [] },
    seats: Array.from({ length: seats }, (_, seat) => ({
      account: '',
      bot: isPerson(seat) ? '' : level,
      name: isPerson(seat) ? `${seat + 1}` : level,
    })),
    startedAt: 0,
  };
  const progress = firstProgress(stored, '');
  const ports: Ports = {
    ...{ clock, minds },
    storage: memoryOf(stored, progress),
    botDelay: () => [0, 0],
    program: VERSION,
    isObserved: false,
    mostEntries: Number.POSITIVE_INFINITY,
    finish: async () => stopTimers(live),
    announce: async () => {},
    onCrewChange: () => {},
    fail,
  };
  const live: LiveMatch = beginMatch(ports, stored, match, progress, chance);
  return live;
}

/**
 * Bots think in this thread, one after the other: how long they take together tells nothing about their choices. They have
 * no time limit, so that the same seed gives the same match on every machine.
 */
export class InTurn implements Thinker {
  /** Fulfilled when the last of them has finished. */
  idle: Promise<unknown> = Promise.resolve();
  readonly #mind: Pick<Mind, 'decide'>;
  readonly #evenly: Evenly;

  constructor(mind: Pick<Mind, 'decide'>, evenly: Evenly) {
    this.#mind = mind;
    this.#evenly = evenly;
  }

  decide(inquiry: Inquiry): Promise<Decision> {
    const think = () => this.#mind.decide(inquiry);
    // Only bots' moves are evened: nobody learns anything from how long a hint takes.
    const isMove = !inquiry.isUnasked && inquiry.level !== ADVISER;
    const turn = this.idle.then(() => (isMove ? this.#evenly(think) : think()));
    this.idle = turn.catch(() => {});
    return turn;
  }
}
