import type { Decision, Inquiry } from '@duskhall/bots';

/** Whoever thinks for the bots: it hears what a seat may know, and nothing else. */
export interface Thinker {
  decide(inquiry: Inquiry): Promise<Decision>;
  stop(): void;
}

/** What goes to the worker, and what comes back. */
export interface Asked {
  id: number;
  inquiry: Inquiry;
}
export interface Answered {
  id: number;
  /** Null: something went wrong. */
  decision: Decision | null;
}

/** Bots think beside the page, which stays quick meanwhile; where there are many, on several cores. */
export function workerThinker(): Thinker {
  const heads: (Thinker | undefined)[] = [];
  const most = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));
  return {
    // What a seat believes stays in one head.
    decide(inquiry) {
      const place = inquiry.seat % most;
      heads[place] ??= openHead(() => {
        heads[place] = undefined;
      });
      return heads[place].decide(inquiry);
    },
    stop() {
      for (const head of heads) head?.stop();
    },
  };
}
const MOST = 4;

function openHead(onLost: () => void): Thinker {
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
  worker.onerror = () => {
    worker.terminate();
    onLost();
    [...open.keys()].forEach(fail);
  };
  return {
    decide: (inquiry) =>
      new Promise((resolve, reject) => {
        const asked: Asked = { id: ++lastId, inquiry };
        open.set(asked.id, { resolve, reject });
        worker.postMessage(asked);
      }),
    stop: () => worker.terminate(),
  };
}
