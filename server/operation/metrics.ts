import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Minds } from '../bots/minds.ts';
import type { Hall, Traffic } from '../contract.ts';
import type { Connections } from '../sockets/open-sockets.ts';
import type { Storage } from '../storage/storage.ts';

/** Prometheus metrics. Labels are route patterns, request types and codes: nothing identifies a person or table. */
export interface Metrics {
  registry: Registry;
  requests: Counter<'method' | 'route' | 'status'>;
  requestSeconds: Histogram<'route'>;
  socketRequests: Counter<'type'>;
  refusals: Counter<'code'>;
  acknowledgementSeconds: Histogram<'type'>;
  socketsClosed: Counter<'code'>;
}

const FAST = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** `traffic`: left out if this process is the only one. */
export function openMetrics(
  hall: Hall,
  minds: Minds,
  storage: Storage,
  connections: Connections,
  traffic?: () => Traffic,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('duskhall_sockets', 'Open sockets', () => connections.size());
  gauge('duskhall_tables', 'Tables', async () => (await storage.countTables()).tables);
  gauge('duskhall_tables_loaded', 'Tables in memory', () => hall.counts().tables);
  gauge('duskhall_matches', 'Running matches', async () => (await storage.countTables()).matches);
  gauge('duskhall_matches_awake', 'Running matches in memory', () => hall.counts().awake);
  gauge('duskhall_matches_finished', 'Finished matches in memory', () => hall.counts().finished);
  gauge('duskhall_matches_broken', 'Matches that could not be loaded', () => hall.counts().broken);
  gauge('duskhall_guests', 'Guests that said hello', () => hall.counts().guests);
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  total('duskhall_moves_total', 'Moves taken', () => hall.counts().moves);
  total('duskhall_bot_decisions_total', 'Decisions of bots', () => minds.counts().made);
  total('duskhall_bot_decisions_cut_total', 'Of these, cut short by the time limit', () => minds.counts().cut);
  total('duskhall_bot_decisions_missed_total', 'Decisions that no thread was free for', () => minds.counts().missed);
  if (storage.stats !== undefined) {
    const stats = storage.stats.bind(storage);
    total('duskhall_storage_requests_total', 'What the storage was asked', () => stats().requests);
    total('duskhall_storage_commits_total', 'Transactions of the storage', () => stats().commits);
    if (stats().fenced !== undefined)
      total(
        'duskhall_fenced_writes_total',
        'Writes refused since another process hosts the table',
        () => stats().fenced!,
      );
  }
  if (storage.lease !== undefined)
    gauge('duskhall_lease_age_seconds', 'Time since the lease was renewed', () => hall.counts().leaseAge / 1000);
  if (traffic !== undefined) {
    gauge('duskhall_tables_owned', 'Tables of this process, loaded or not', () => hall.counts().owned);
    total('duskhall_tables_handed_over_total', 'Tables given to other processes', () => hall.counts().handedOver);
    total('duskhall_tables_adopted_total', 'Tables taken over from dead processes', () => hall.counts().adopted);
    gauge('duskhall_bus_lag_seconds', 'Time of the last round trip to another process', () => traffic().lag / 1000);
    gauge('duskhall_visits', 'Guests of this process at tables of others', () => traffic().visits);
    gauge('duskhall_visitors', 'Guests of other processes at tables of this one', () => traffic().visitors);
    total('duskhall_links_lost_total', 'Links to other processes that had to be renewed', () => traffic().lost);
    total('duskhall_requests_forwarded_total', 'Requests passed on to others', () => traffic().forwarded);
  }
  return {
    registry,
    requests: new Counter({
      name: 'duskhall_http_requests_total',
      help: 'HTTP requests',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'duskhall_http_request_seconds',
      help: 'Time until an HTTP request was answered',
      labelNames: ['route'],
      buckets: FAST,
      registers,
    }),
    socketRequests: new Counter({
      name: 'duskhall_socket_requests_total',
      help: 'Requests over sockets',
      labelNames: ['type'],
      registers,
    }),
    refusals: new Counter({
      name: 'duskhall_refusals_total',
      help: 'Requests over sockets that were refused',
      labelNames: ['code'],
      registers,
    }),
    acknowledgementSeconds: new Histogram({
      name: 'duskhall_acknowledgement_seconds',
      help: 'Time until a request over a socket was acknowledged',
      labelNames: ['type'],
      buckets: FAST,
      registers,
    }),
    socketsClosed: new Counter({
      name: 'duskhall_sockets_closed_total',
      help: 'Sockets closed, by close code',
      labelNames: ['code'],
      registers,
    }),
  };
}
