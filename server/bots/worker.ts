import type { Decision, Inquiry } from '@duskhall/bots';
import type { Clock, Known } from '@duskhall/host';
import { type FairQueue, fairQueue, type Payer } from './fair-queue.ts';
import type { Asked } from './minds.ts';

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

/** A thread this many milliseconds over its time is considered dead. Leaves room for a new one to warm up. */
const GRACE = 5000;
/** The longest wait for a thread, in milliseconds: beyond that the caller is better off without an answer. */
const MOST_WAITING = 6000;

interface Job {
  asked: Asked;
  resolve(decision: Decision): void;
  reject(error: Error): void;
}

export type Worker = ReturnType<typeof openWorker>;

/**
 * One thread and the queue for it; opened on demand, and again after it has ended. A job occupies the thread for all
 * of its budgeted time, so that the duration of a decision leaks nothing to others.
 */
export function openWorker(open: (hearing: Hearing) => Thread, clock: Clock) {
  let thread: Thread | null = null;
  let current: Job | null = null;
  let calm = () => {};
  let isClosed = false;
  /** When the time budgeted for the current or last job is over. */
  let freeAt = 0;
  const waiting: FairQueue<Job> = fairQueue();
  const known = new Map<string, Map<number, Known>>();

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
    freeAt = clock.now() + time;
    thread ??= openThread();
    thread.send({ inquiry });
    calm = clock.after(time + GRACE, () => lose('this bot has thought for too long'));
  }
  const busy = (): number => Math.max(0, freeAt - clock.now());
  return {
    /** How long until everything queued here is done. */
    load: (): number => busy() + waiting.total(),
    /** How long until a new job of this payer would start. */
    wait: (payer: Payer): number => busy() + waiting.ahead(payer),
    take(job: Job): void {
      const { payer, time } = job.asked;
      if (isClosed) job.reject(new Error('the house closes'));
      else if (busy() + waiting.ahead(payer) > MOST_WAITING) job.reject(new Error('too many bots think already'));
      else {
        // Even a job without thinking time must cost something.
        waiting.add(payer, time + 1, job);
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
