/** A queue in which one who brings much waits for those who bring little, and never they for all of it. */
export interface FairQueue<T> {
  add(payer: string, cost: number, item: T): void;
  /** The next one; null: nobody waits, and all begin anew. */
  take(): T | null;
  /** What would be taken before the next thing of this payer, as a sum of costs; nobody who comes later is part of it. */
  ahead(payer: string): number;
  total(): number;
}

/**
 * Start-time fair queueing: everything has the moment at which it would begin if each payer had a server of its own, and
 * goes by that moment. What a payer brings while it has nothing else here is overtaken by nobody.
 */
export function fairQueue<T>(): FairQueue<T> {
  const queue: { start: number; cost: number; item: T }[] = [];
  /** By payer: when its last would be done. Those whose time has come have nothing here. */
  const doneAt = new Map<string, number>();
  let now = 0;
  const startOf = (payer: string): number => Math.max(now, doneAt.get(payer) ?? 0);
  const sum = (items: readonly { cost: number }[]): number => items.reduce((all, { cost }) => all + cost, 0);
  return {
    add(payer, cost, item) {
      const start = startOf(payer);
      doneAt.set(payer, start + cost);
      const later = queue.findIndex((other) => other.start > start);
      queue.splice(later < 0 ? queue.length : later, 0, { start, cost, item });
    },
    take() {
      const first = queue.shift();
      now = first?.start ?? 0;
      for (const [payer, at] of doneAt) if (first === undefined || at <= now) doneAt.delete(payer);
      return first?.item ?? null;
    },
    ahead: (payer) => sum(queue.filter(({ start }) => start <= startOf(payer))),
    total: () => sum(queue),
  };
}
