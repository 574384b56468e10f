import { type Decision, type Inquiry, timeOf } from '@duskhall/bots';
import type { Seat } from '@duskhall/kernel';
import type { Clock } from '../clock.ts';
import type { Asked, Known, Minds } from './minds.ts';

export type ToThread = { inquiry: Inquiry } | { forget: string };
export type FromThread = { decision: Decision } | { failure: string };

/** A thread that answers one inquiry after the other. */
export interface Thread {
  send(message: ToThread): void;
  end(): Promise<unknown>;
}
/** What a thread tells, and that it is no more. */
export interface Hearing {
  hear(message: FromThread): void;
  gone(): void;
}

export interface PoolPlan {
  threads: number;
  open(hearing: Hearing): Thread;
  /** The time that passes while threads think. */
  clock: Clock;
}

/** A thread that has not answered so many milliseconds after its time is taken for dead; a new one has to warm up. */
const GRACE = 5000;
/** So many milliseconds of thinking may wait for a thread: who comes then is better off without. */
const MOST_WAITING = 6000;

interface Job {
  asked: Asked;
  resolve(decision: Decision): void;
  reject(error: Error): void;
}

/** A few threads that think for all bots. A seat stays with one, which remembers what it has seen of the match. */
export function openPool({ threads: count, open, clock }: PoolPlan): Minds {
  const workers = Array.from({ length: count }, () => openWorker(open, clock));
  const homes = new Map<string, Map<Seat, Worker>>();

  function homeOf(match: string, seat: Seat): Worker {
    const seats = homes.get(match) ?? new Map<Seat, Worker>();
    homes.set(match, seats);
    const home = seats.get(seat) ?? workers.toSorted((a, b) => a.wait() - b.wait())[0]!;
    seats.set(seat, home);
    return home;
  }
  return {
    timeOf,
    waitOf: (match, seat) => homeOf(match, seat).wait(),
    decide: (asked) =>
      new Promise((resolve, reject) => homeOf(asked.match, asked.seat).take({ asked, resolve, reject })),
    forget(match) {
      for (const worker of new Set(homes.get(match)?.values())) worker.forget(match);
      homes.delete(match);
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** What does not take any time takes a little. */
const costOf = ({ asked: { time } }: Job): number => time + 1;

type Worker = ReturnType<typeof openWorker>;

/** One thread and who waits for it; it is opened when it is needed, and again when it is gone. */
function openWorker(open: PoolPlan['open'], clock: Clock) {
  let thread: Thread | null = null;
  let current: Job | null = null;
  let calm = () => {};
  let isClosed = false;
  /** When it is done with all it has taken, if each takes all its time: that tells nobody how soon a matter was settled. */
  let doneAt = 0;
  const waiting: Job[] = [];
  const known = new Map<string, Map<number, Known>>();

  function finish(settle: (job: Job) => void): void {
    const job = current;
    current = null;
    calm();
    if (job !== null) settle(job);
    next();
  }
  function lose(why: string): void {
    const lost = thread;
    thread = null;
    known.clear();
    void lost?.end();
    finish(({ reject }) => reject(new Error(why)));
  }
  function openThread(): Thread {
    const opened: Thread = open({
      hear: (message) => {
        if (opened !== thread) return;
        finish(({ resolve, reject }) =>
          'decision' in message ? resolve(message.decision) : reject(new Error(message.failure)),
        );
      },
      gone: () => opened === thread && lose('the thread of this bot has ended'),
    });
    return opened;
  }
  function next(): void {
    while (current === null && !isClosed) {
      const job = waiting.shift();
      if (job === undefined) return;
      try {
        if (job.asked.isWanted()) begin(job);
        else {
          doneAt -= costOf(job);
          job.reject(new Error('nobody waits for this bot any more'));
        }
      } catch (error) {
        current = null;
        job.reject(error as Error);
      }
    }
  }
  function begin(job: Job): void {
    const { match, seat } = job.asked;
    const seats = known.get(match) ?? new Map<number, Known>();
    known.set(match, seats);
    const { inquiry, known: told } = job.asked.read(seats.get(seat) ?? null);
    seats.set(seat, told);
    current = job;
    thread ??= openThread();
    thread.send({ inquiry });
    calm = clock.after(job.asked.time + GRACE, () => lose('this bot has thought for too long'));
  }
  const wait = (): number => Math.max(0, doneAt - clock.now());
  return {
    wait,
    take(job: Job): void {
      if (isClosed) job.reject(new Error('the house closes'));
      else if (wait() > MOST_WAITING) job.reject(new Error('too many bots think already'));
      else {
        doneAt = clock.now() + wait() + costOf(job);
        waiting.push(job);
        next();
      }
    },
    forget(match: string): void {
      if (known.delete(match)) thread?.send({ forget: match });
    },
    async close(): Promise<void> {
      isClosed = true;
      const last = thread;
      thread = null;
      await last?.end();
      const left = current === null ? waiting : [current, ...waiting];
      current = null;
      calm();
      for (const { reject } of left) reject(new Error('the house closes'));
    },
  };
}
