import type { Decision, Inquiry } from '@duskhall/bots';
import type { Thinker } from '@duskhall/host';

/** A thinker that can be ended. */
export interface Workers extends Thinker {
  stop(): void;
}

/** What goes to a worker, and what comes back. */
export interface Asked {
  id: number;
  inquiry: Inquiry;
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
    decide(inquiry) {
      const place = inquiry.seat % most;
      workers[place] ??= startWorker(() => {
        workers[place] = undefined;
      });
      return workers[place].decide(inquiry);
    },
    stop() {
      for (const worker of workers) worker?.stop();
    },
  };
}

function startWorker(onLost: () => void): Workers {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const open = new Map<number, { resolve: (decision: Decision) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  const fail = (id: number) => {
    open.get(id)?.reject(new Error('the bots’ worker does not answer'));
    open.delete(id);
  };
  worker.onmessage = ({ data: { id, decision } }: MessageEvent<Answered>) => {
    if (decision === null) return fail(id);
    open.get(id)?.resolve(decision);
    open.delete(id);
  };
  const giveUp = () => {
    worker.terminate();
    onLost();
    [...open.keys()].forEach(fail);
  };
  worker.onerror = giveUp;
  return {
    decide: (inquiry) =>
      new Promise((resolve, reject) => {
        const asked: Asked = { id: ++lastId, inquiry };
        const timer = setTimeout(giveUp, STUCK_AFTER);
        const settle =
          <T>(then: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer);
            then(value);
          };
        open.set(asked.id, { resolve: settle(resolve), reject: settle(reject) });
        worker.postMessage(asked);
      }),
    stop: () => worker.terminate(),
  };
}
