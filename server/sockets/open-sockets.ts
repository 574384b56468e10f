import type { Account } from '../storage/storage.ts';

/** An open socket, as seen by the rest of the server. */
export interface Connection {
  account(): Account;
  /** Applies a new name or language. */
  update(account: Account): void;
  /** Says goodbye and closes. */
  dismiss(code: 'stopping' | 'gone'): void;
  /** Sends a ping; drops a peer that did not answer the last one. */
  beat(): void;
  /** Terminates the socket without a closing handshake. */
  drop(): void;
}

/** Tells the sockets of a person that something has changed. */
export interface AccountChanges {
  /** The name or the language is new. */
  update(account: Account): void;
  /** The account is gone. */
  dismiss(account: string): void;
}

export interface Connections extends AccountChanges {
  add(connection: Connection): void;
  delete(connection: Connection): void;
  size(): number;
  all(): Connection[];
  /** Resolves when the last one has closed. */
  untilEmpty(): Promise<void>;
}

export function openConnections(): Connections {
  const connections = new Set<Connection>();
  const of = (account: string) => [...connections].filter((connection) => connection.account().id === account);
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
    update(account) {
      for (const connection of of(account.id)) connection.update(account);
    },
    dismiss(account) {
      for (const connection of of(account)) connection.dismiss('gone');
    },
    untilEmpty: () =>
      new Promise((resolve) => {
        if (connections.size === 0) resolve();
        else whenEmpty.push(resolve);
      }),
  };
}
