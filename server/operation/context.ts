import type { Sessions } from '../accounts/sessions.ts';
import type { Config } from '../config.ts';
import type { Hall } from '../contract.ts';
import type { AccountChanges, Connections } from '../sockets/open-sockets.ts';
import type { Budget, SharedBudget } from './budget.ts';
import type { Metrics } from './metrics.ts';
import type { SharedLimits } from './shared-limits.ts';

/** State shared by routes and sockets. */
export interface ServerContext {
  config: Config;
  hall: Hall;
  sessions: Sessions;
  connections: Connections;
  /** Tells the sockets of a person in all processes. */
  changes: AccountChanges;
  metrics: Metrics;
  /** What the server does: it takes new people only while it runs. */
  phase: 'starting' | 'running' | 'stopping';
  shared: SharedLimits;
  budgets: {
    [K in 'accounts' | 'codes' | 'tables' | 'favours' | 'handshakes' | 'workOfPerson' | 'workOfAddress']: Budget;
  } & { readings: SharedBudget; keepings: SharedBudget };
}

declare module 'fastify' {
  interface FastifyInstance {
    context: ServerContext;
  }
}
