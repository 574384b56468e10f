import type { Sessions } from '../accounts/sessions.ts';
import type { Config } from '../config.ts';
import type { Hall } from '../hall.ts';
import type { Connections } from '../sockets/connections.ts';
import type { Budget, SharedBudget } from './budget.ts';
import type { Metrics } from './metrics.ts';

/** What routes and sockets share. */
export interface Desk {
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
    desk: Desk;
  }
}
