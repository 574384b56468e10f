import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Hall } from '../contract.ts';
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

export function openMetrics(hall: Hall, storage: Storage, connections: Connections): Metrics {
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
  if (storage.stats !== undefined) {
    const stats = storage.stats.bind(storage);
    total('duskhall_storage_requests_total', 'What the storage was asked', () => stats().requests);
    total('duskhall_storage_commits_total', 'Transactions of the storage', () => stats().commits);
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
