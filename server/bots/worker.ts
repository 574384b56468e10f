import type { Decision, Inquiry } from '@duskhall/bots';
import type { Clock, Known } from '@duskhall/host';
import { type FairQueue, fairQueue, type Payer } from './fair-queue.ts';
import type { Asked, DecisionCounts } from './minds.ts';

export type ToThread = { inquiry: Inquiry } | { forget: string };
export type FromThread = { decision: Decision } | { failure: string };

/** A thread that answers inquiries one at a time. */
export interface Thread {
  send(message: ToThread): void;
  end(): Promise<unknown>;
}
/** Receives a thread's messages, and learns when it has ended. */
export interface Hearing {
  hear(message: FromThread): void;
  gone(): void;
}

/** A thread this many milliseconds over its limit is considered dead. Leaves room for a new one to warm up. */
const GRACE = 5000;
/** The longest wait for a thread, in milliseconds: beyond that the caller is better off without an answer. */
const MOST_WAITING = 6000;

interface Job {
  asked: Asked;
  /** When it has to answer with what it has. */
  end: number;
  resolve(decision: Decision): void;
  reject(error: Error): void;
}

export type Worker = ReturnType<typeof openWorker>;

/**
 * One thread and the queue for it; opened on demand, and again after it has ended. How long others wait for a job goes by
 * the time set aside for it, whether it took less or, on a busy machine, more: so the duration of a decision leaks nothing.
 * A job's limit counts from when its turn was to come: even if all before it were late, it has the time set aside for it.
 */
export function openWorker(open: (hearing: Hearing) => Thread, clock: Clock, counts: DecisionCounts) {
  let thread: Thread | null = null;
  let current: Job | null = null;
  let calm = () => {};
  let isClosed = false;
  /** When the time set aside for everything begun so far is over. */
  let freeAt = 0;
  const waiting: FairQueue<Job> = fairQueue();
  const known = new Map<string, Map<number, Known>>();

  function miss(reject: Job['reject'], why: string): void {
    counts.missed++;
    reject(new Error(why));
  }
  function finish(settle: (job: Job) => void): void {
    const job = current;
    current = null;
    calm();
    calm = () => {};
    if (job !== null) settle(job);
    next();
  }
  function lose(why: string): void {
    const lost = thread;
    thread = null;
    freeAt = clock.now();
    known.clear();
    void lost?.end();
    finish(({ reject }) => miss(reject, why));
  }
  function openThread(): Thread {
    const opened: Thread = open({
      hear: (message) => {
        if (opened !== thread) return;
        finish(({ resolve, reject }) => {
          if ('failure' in message) return miss(reject, message.failure);
          counts.made++;
          if (message.decision.isCut) counts.cut++;
          resolve(message.decision);
        });
      },
      gone: () => opened === thread && lose('the thread of this bot has ended'),
    });
    return opened;
  }
  function next(): void {
    while (current === null && !isClosed) {
      const left = freeAt - clock.now();
      if (left > 0) {
        calm();
        calm = clock.after(left, next);
        return;
      }
      const job = waiting.take();
      if (job === null) return;
      try {
        if (job.asked.isWanted()) begin(job);
        else job.reject(new Error('nobody waits for this bot any more'));
      } catch (error) {
        current = null;
        job.reject(error as Error);
      }
    }
  }
  function begin(job: Job): void {
    const { match, seat, time } = job.asked;
    const seats = known.get(match) ?? new Map<number, Known>();
    known.set(match, seats);
    const { inquiry, known: told } = job.asked.read(seats.get(seat) ?? null);
    seats.set(seat, told);
    current = job;
    freeAt += time;
    const limit = Math.max(0, job.end - clock.now());
    thread ??= openThread();
    thread.send({ inquiry: { ...inquiry, limit } });
    calm = clock.after(limit + GRACE, () => lose('this bot has thought for too long'));
  }
  const until = (time: number): number => Math.max(0, time - clock.now());
  const waitOf = (payer: Payer): number => until(freeAt + waiting.ahead(payer));
  return {
    /** How long until everything queued here is done. */
    load: (): number => until(freeAt + waiting.total()),
    /** How long until a new job of this payer would start. */
    wait: waitOf,
    take(asked: Asked, resolve: Job['resolve'], reject: Job['reject']): void {
      const wait = waitOf(asked.payer);
      if (isClosed) reject(new Error('the house closes'));
      else if (wait > MOST_WAITING) miss(reject, 'too many bots think already');
      else {
        freeAt = Math.max(freeAt, clock.now() - waiting.total());
        // Even a job without thinking time must cost something.
        waiting.add(asked.payer, Math.max(1, asked.time), {
          asked,
          end: clock.now() + wait + asked.limit,
          resolve,
          reject,
        });
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
      calm();
      const left = current === null ? [] : [current];
      current = null;
      for (let job = waiting.take(); job !== null; job = waiting.take()) left.push(job);
      for (const { reject } of left) reject(new Error('the house closes'));
    },
  };
}
