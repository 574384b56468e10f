/** A move, and what became of it. */
export interface Deed {
  match: string;
  seat: number;
  asked: number;
  move: unknown;
  /** When it was sent and answered. */
  sentAt: number;
  at: number;
  /** 'ok', or the code of the refusal. */
  answer: string;
}

/** What somebody saw who opened the table. */
export interface Look {
  match: string;
  seat: number;
  view: string;
  /** When the table was asked for. */
  since: number;
  at: number;
}

/** All that people did and saw. */
export interface History {
  deeds: Deed[];
  looks: Look[];
}

export function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}
