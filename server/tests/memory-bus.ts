import { decode, type Message } from '../cluster/message.ts';
import type { Bus } from '../index.ts';

/** What can happen to messages on their way. */
export interface Faults {
  /** Says what becomes of a message: the delays after which its copies arrive, in milliseconds. None: it is lost. */
  fate(to: string, message: Buffer): number[];
  isAway: boolean;
}

/** Buses of several processes within this one. `sent`: every message so far. */
export function memoryBuses(): { faults: Faults; sent: Message[]; open(): Bus } {
  const faults: Faults = { fate: () => [0], isAway: false };
  const sent: Message[] = [];
  const listeners = new Map<string, Set<(message: Buffer) => void>>();
  const open = (): Bus => {
    const own = new Map<string, (message: Buffer) => void>();
    const stop = (name: string) => {
      const hear = own.get(name);
      if (hear !== undefined) listeners.get(name)?.delete(hear);
      own.delete(name);
    };
    return {
      async publish(to, message) {
        if (faults.isAway) throw new Error('the bus is away');
        sent.push(decode(message));
        const heard = [...(listeners.get(to) ?? [])];
        for (const delay of faults.fate(to, message))
          for (const hear of heard) delay === 0 ? setImmediate(hear, message) : setTimeout(hear, delay, message);
        return heard.length;
      },
      async subscribe(name, hear) {
        own.set(name, hear);
        listeners.set(name, (listeners.get(name) ?? new Set()).add(hear));
      },
      unsubscribe: async (name) => stop(name),
      async close() {
        for (const name of [...own.keys()]) stop(name);
      },
    };
  };
  return { faults, sent, open };
}
