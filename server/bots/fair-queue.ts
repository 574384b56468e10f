/** Who has something thought about, and from which address; empty: it is not known. */
export interface Payer {
  person: string;
  household: string;
}

/** A queue in which one who brings much waits for those who bring little, and never they for all of it. */
export interface FairQueue<T> {
  add(payer: Payer, cost: number, item: T): void;
  /** The next one; null: nobody waits, and all begin anew. */
  take(): T | null;
  /** What would be taken before the next thing of this payer, as a sum of costs; nobody who comes later is part of it. */
  ahead(payer: Payer): number;
  total(): number;
}

/** How many persons' turns those of one address have at most. */
const SHARES = 2;

/**
 * Start-time fair queueing: everything has the moment at which it would begin if each payer had a server of its own, and
 * goes by that moment. What a payer brings while it has nothing else here is overtaken by nobody. All persons of one
 * address together have no more than two would have: accounts cost nothing.
 */
export function fairQueue<T>(): FairQueue<T> {
  const queue: { start: number; cost: number; item: T }[] = [];
  /** By person and by household: when its last would be done. Those whose time has come have nothing here. */
  const doneAt = new Map<string, number>();
  let now = 0;
  const accountsOf = ({ person, household }: Payer): [name: string, share: number][] =>
    household === ''
      ? [[`person ${person}`, 1]]
      : [
          [`person ${person}`, 1],
          [`household ${household}`, 1 / SHARES],
        ];
  const startOf = (payer: Payer): number => Math.max(now, ...accountsOf(payer).map(([name]) => doneAt.get(name) ?? 0));
  const sum = (items: readonly { cost: number }[]): number => items.reduce((all, { cost }) => all + cost, 0);
  return {
    add(payer, cost, item) {
      const start = startOf(payer);
      for (const [name, share] of accountsOf(payer))
        doneAt.set(name, Math.max(now, doneAt.get(name) ?? 0) + cost * share);
      const later = queue.findIndex((other) => other.start > start);
      queue.splice(later < 0 ? queue.length : later, 0, { start, cost, item });
    },
    take() {
      const first = queue.shift();
      now = first?.start ?? 0;
      for (const [name, at] of doneAt) if (first === undefined || at <= now) doneAt.delete(name);
      return first?.item ?? null;
    },
    ahead: (payer) => sum(queue.filter(({ start }) => start <= startOf(payer))),
    total: () => sum(queue),
  };
}
