import type { Answer, Request } from './batch.ts';
import { type Connection, closedError, rowsOf } from './connection.ts';
import type { Row } from './driver.ts';

interface Waiting {
  resolve(rows: Row[][]): void;
  reject(error: Error): void;
}

export interface Collector extends Pick<Connection, 'send' | 'stats'> {
  /** Settles the oldest requests, which ran in one transaction. */
  settle(answers: readonly Answer[]): void;
  /** Sends what is still collected and accepts nothing more; false if already closed. */
  close(): boolean;
  /** Rejects everything that waits: no answers will come. */
  fail(error: Error): void;
}

/** Batches all requests made in one turn of the event loop. Answers must arrive in the order of the requests. */
export function collector(hand: (requests: Request[]) => void): Collector {
  const waiting: Waiting[] = [];
  let collected: Request[] = [];
  let requests = 0;
  let commits = 0;
  let refused: Error | null = null;

  const flush = () => {
    const batch = collected;
    collected = [];
    if (batch.length > 0) hand(batch);
  };
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (refused !== null) return reject(refused);
        waiting.push({ resolve, reject });
        if (collected.push(request) === 1) setImmediate(flush);
      }),
    stats: () => ({ requests, commits }),
    settle(answers) {
      commits++;
      requests += answers.length;
      const served = waiting.splice(0, answers.length);
      answers.forEach((answer, i) => {
        try {
          served[i]!.resolve(rowsOf(answer));
        } catch (error) {
          served[i]!.reject(error as Error);
        }
      });
    },
    close() {
      if (refused !== null) return false;
      flush();
      refused = closedError();
      return true;
    },
    fail(error) {
      refused ??= error;
      collected = [];
      for (const { reject } of waiting.splice(0)) reject(error);
    },
  };
}
