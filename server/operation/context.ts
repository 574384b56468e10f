import type { Sessions } from '../accounts/sessions.ts';
import type { Config } from '../config.ts';
import type { Hall } from '../contract.ts';
import type { Connections } from '../sockets/open-sockets.ts';
import type { Budget, SharedBudget } from './budget.ts';
import type { Metrics } from './metrics.ts';

/** State shared by routes and sockets. */
export interface ServerContext {
  config: Config;
  hall: Hall;
  sessions: Sessions;
  connections: Connections;
  metrics: Metrics;
  budgets: {
    [K in 'accounts' | 'codes' | 'tables' | 'favours' | 'handshakes' | 'workOfPerson' | 'workOfAddress']: Budget;
  } & { readings: SharedBudget };
}

declare module 'fastify' {
  interface FastifyInstance {
    context: ServerContext;
  }
}
