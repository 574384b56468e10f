import type { TableInfo } from '@duskhall/protocol';
import type { Peers, SharedHall, Traffic } from '../contract.ts';
import type { Desk, Reception } from '../sockets/handle-request.ts';
import type { AccountChanges, Connections } from '../sockets/open-sockets.ts';
import type { Account, Storage } from '../storage/storage.ts';
import { type Bus, EVERYBODY } from './bus.ts';
import { openCalls } from './call.ts';
import { type Door, openDoor } from './door.ts';
import { decode } from './message.ts';
import { openOwners } from './owners.ts';
import { openReportedLimits, type Report } from './report-limits.ts';
import { openVisitors, type Visitors } from './visitors.ts';

/** Milliseconds between two signs of life on a link. */
const BEAT = 500;
/** Milliseconds for which a list of tables waits for a process that hangs. */
const GLANCE = 1000;

/** This process as one of several. */
export interface Cluster extends AccountChanges {
  /** For the hall. */
  peers: Peers;
  /** From now on it hears the other processes. `connections`: the sockets of this one. */
  attach(hall: SharedHall, connections: Connections): void;
  /** Where the requests of this process's sockets are handled. */
  deskOf(reception: Reception): Desk;
  traffic(): Traffic;
  stop(): Promise<void>;
}

export function openCluster(bus: Bus, storage: Storage, fail: (error: unknown) => void): Cluster {
  let name = '';
  const node = () => name;
  let hall: SharedHall | null = null;
  let connections: Connections | null = null;
  let door: Door | null = null;
  let visitors: Visitors | null = null;
  const visits = () => door?.visits;
  const owners = openOwners({
    ...{ bus, storage, node, fail },
    isLeaving: () => hall?.isLeaving() ?? false,
    onLost: (lost) => visits()?.onLost(lost),
  });
  const handlers = {
    take: (table: string) => hall?.take(table),
    describe: ({ tables, account }: { tables: string[]; account: string }) => hall?.describe(tables, account) ?? [],
    async forget(account: string) {
      await hall?.forgetHere(account);
      connections?.dismiss(account);
    },
    opened: ([table, household]: [string, string]) => hall?.noteOpened(table, household),
    unattended: (tables: string[]) => hall?.unattended(tables) ?? [],
    evict: (table: string) => hall?.evict(table),
    untilWritten: (match: string) => hall?.untilWritten(match),
    update: (account: Account) => connections?.update(account),
    dismiss: (account: string) => connections?.dismiss(account),
    limits: (report: Report) => limits.hear(report),
  };
  const calls = openCalls(bus, node, handlers, fail);
  const limits = openReportedLimits((report) => calls.tell('limits', report));

  /** Asks each process that hosts some of these tables about them; whoever cannot be reached says nothing. */
  async function askOwners<A>(
    tables: readonly string[],
    name: string,
    about: (theirs: string[]) => unknown,
    patience?: number,
  ) {
    const byOwner = new Map<string, string[]>();
    for (const { table, owner } of await storage.ownersOf(tables))
      if (owner !== '' && owner !== node()) byOwner.set(owner, [...(byOwner.get(owner) ?? []), table]);
    const parts = [...byOwner].map(([owner, theirs]) =>
      calls.ask(owner, name, about(theirs), patience).catch(() => []),
    );
    return (await Promise.all(parts)).flat() as A[];
  }

  function hear(content: Buffer): void {
    try {
      const message = decode(content);
      if (message.kind === 'up') visitors?.hear(message);
      else if (message.kind !== 'down') calls.hear(message);
      else {
        const link = owners.linkOf(message);
        if (link !== null) for (const item of message.items) visits()?.take(link, item);
      }
    } catch (error) {
      // Whoever else writes to the bus must not end this process.
      fail(error);
    }
  }

  const peers: Peers = {
    limits,
    joined(node) {
      const before = name;
      name = node;
      const moved = before === '' ? bus.subscribe(EVERYBODY, hear) : bus.unsubscribe(before);
      Promise.all([moved, bus.subscribe(node, hear)]).catch(fail);
      owners.restart();
    },
    async handedOver(table, to, guests) {
      const taken = to === '' ? null : calls.ask(to, 'take', table).catch(fail);
      for (const guest of guests) if (!visitors?.send(guest, to)) visits()?.follow(guest, table, to);
      await taken;
    },
    // What nobody describes is shown as it is stored.
    describe: (tables, account) =>
      askOwners<TableInfo>(tables, 'describe', (theirs) => ({ tables: theirs, account }), GLANCE),
    async forget(account) {
      const others = (await storage.living()).filter((other) => other.node !== name);
      await Promise.all(others.map((other) => calls.ask(other.node, 'forget', account)));
    },
    opened: (table, household) => calls.tell('opened', [table, household]),
    unattended: async (tables) => new Map(await askOwners<[string, number]>(tables, 'unattended', (theirs) => theirs)),
    evict: async (table) => void (await askOwners([table], 'evict', () => table)),
    untilWritten: async (table, match) => void (await askOwners([table], 'untilWritten', () => match)),
  };

  const timer = setInterval(() => {
    owners.beat();
    visitors?.beat();
  }, BEAT);

  return {
    peers,
    attach(opened, sockets) {
      hall = opened;
      connections = sockets;
    },
    deskOf(reception) {
      visitors = openVisitors(bus, node, hall!, reception);
      door = openDoor(hall!, storage, owners, reception);
      return door;
    },
    update(account) {
      connections?.update(account);
      calls.tell('update', account);
    },
    dismiss(account) {
      connections?.dismiss(account);
      calls.tell('dismiss', account);
    },
    traffic: () => ({
      ...owners.stats(),
      ...(visits()?.stats() ?? { visits: 0, forwarded: 0 }),
      visitors: visitors?.count() ?? 0,
    }),
    async stop() {
      clearInterval(timer);
      limits.stop();
      await bus.close();
    },
  };
}
