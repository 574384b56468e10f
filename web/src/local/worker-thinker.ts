import type { Decision, Inquiry } from '@duskhall/bots';
import type { Thinker } from '@duskhall/host';
import { sharedTime } from './shared-time.ts';

/** A thinker that can be ended. */
export interface Workers extends Thinker {
  stop(): void;
}

/** What goes to a worker, and what comes back. */
export interface Asked {
  id: number;
  inquiry: Inquiry;
  /** When it has to answer with what it has, by `sharedTime`. */
  end: number;
}
export interface Answered {
  id: number;
  /** Null: something went wrong. */
  decision: Decision | null;
}

const MOST_WORKERS = 4;
/** Milliseconds: a worker that has not answered by then is stuck. */
const STUCK_AFTER = 20_000;

/** Bots think in workers, so that the page stays responsive; many bots on several cores. */
export function workerThinker(): Workers {
  const workers: (Workers | undefined)[] = [];
  const most = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
  return {
    // What a seat believes stays in one worker.
    decide(inquiry, allowance) {
      const place = inquiry.seat % most;
      workers[place] ??= startWorker(() => {
        workers[place] = undefined;
      });
      return workers[place].decide(inquiry, allowance);
    },
    waitOf: (seat) => workers[seat % most]?.waitOf?.(seat) ?? 0,
    stop() {
      for (const worker of workers) worker?.stop();
    },
  };
}

function startWorker(onLost: () => void): Workers {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  interface Waiting {
    resolve(decision: Decision): void;
    reject(error: Error): void;
    timer: ReturnType<typeof setTimeout>;
  }
  const open = new Map<number, Waiting>();
  let lastId = 0;
  /** When the time set aside for everything asked so far is over. */
  let freeAt = 0;
  const take = (id: number): Waiting | undefined => {
    const waiting = open.get(id);
    clearTimeout(waiting?.timer);
    open.delete(id);
    return waiting;
  };
  const fail = (id: number) => take(id)?.reject(new Error('the bots’ worker does not answer'));
  worker.onmessage = ({ data: { id, decision } }: MessageEvent<Answered>) => {
    if (decision === null) fail(id);
    else take(id)?.resolve(decision);
  };
  const giveUp = () => {
    worker.terminate();
    onLost();
    [...open.keys()].forEach(fail);
  };
  worker.onerror = giveUp;
  return {
    waitOf: () => Math.max(0, freeAt - sharedTime()),
    decide: (inquiry, { time, limit }) =>
      new Promise((resolve, reject) => {
        const turn = Math.max(freeAt, sharedTime());
        freeAt = turn + time;
        const asked: Asked = { id: ++lastId, inquiry, end: turn + limit };
        open.set(asked.id, { resolve, reject, timer: setTimeout(giveUp, STUCK_AFTER) });
        worker.postMessage(asked);
      }),
    stop() {
      worker.terminate();
      // Nobody waits for an answer any more.
      [...open.keys()].forEach(take);
    },
  };
}
