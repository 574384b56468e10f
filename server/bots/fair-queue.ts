/** Who is charged for a bot's thinking, and from which address; empty: unknown. */
export interface Payer {
  person: string;
  household: string;
}

/** A queue in which a payer with many jobs cannot starve payers with few. */
export interface FairQueue<T> {
  add(payer: Payer, cost: number, item: T): void;
  /** The next item; null: the queue is empty, and everybody's share is reset. */
  take(): T | null;
  /** Total cost of the items ahead of this payer's next one. Items of others that arrive later do not count. */
  ahead(payer: Payer): number;
  total(): number;
}

/** All persons at one address together get at most the share of this many. */
const SHARES = 2;

/**
 * Start-time fair queueing: every item gets the virtual time at which it would start if its payer had a server of its
 * own, and items leave in that order. Nobody overtakes a payer's only item. All persons at one address together get no
 * more than two shares, since accounts are free.
 */
export function fairQueue<T>(): FairQueue<T> {
  const queue: { start: number; cost: number; item: T }[] = [];
  /** Virtual finish time of the last item, by person and by household; removed once it has passed. */
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
