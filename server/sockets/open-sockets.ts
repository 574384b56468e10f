import type { Account } from '../storage/storage.ts';

/** An open socket, as the rest of the server may know it. */
export interface Connection {
  account(): Account;
  /** The person has another name or language from now on. */
  update(account: Account): void;
  /** Says goodbye and closes. */
  dismiss(code: 'stopping' | 'gone'): void;
  /** Pings, or drops a peer that does not answer. */
  beat(): void;
  /** Breaks off without a word. */
  drop(): void;
}

/** All open sockets. */
export interface Connections {
  add(connection: Connection): void;
  delete(connection: Connection): void;
  size(): number;
  all(): Connection[];
  of(account: string): Connection[];
  /** When the last one is gone. */
  untilEmpty(): Promise<void>;
}

export function openConnections(): Connections {
  const connections = new Set<Connection>();
  let whenEmpty: (() => void)[] = [];
  return {
    add: (connection) => void connections.add(connection),
    delete(connection) {
      connections.delete(connection);
      if (connections.size > 0) return;
      for (const go of whenEmpty) go();
      whenEmpty = [];
    },
    size: () => connections.size,
    all: () => [...connections],
    of: (account) => [...connections].filter((connection) => connection.account().id === account),
    untilEmpty: () =>
      new Promise((resolve) => {
        if (connections.size === 0) resolve();
        else whenEmpty.push(resolve);
      }),
  };
}
