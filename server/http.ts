import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { accounts } from './accounts/index.ts';
import { openSessions } from './accounts/sessions.ts';
import type { Cluster } from './cluster/index.ts';
import type { Config } from './config.ts';
import type { Hall } from './contract.ts';
import { ladder } from './ladder/index.ts';
import { lobby } from './lobby/index.ts';
import { boundConnections } from './operation/bound-connections.ts';
import { budgetOf, sharedBudgetOf } from './operation/budget.ts';
import { checkWithValibot } from './operation/checks.ts';
import type { ServerContext } from './operation/context.ts';
import { answerBadUrl, answerErrors } from './operation/errors.ts';
import { harden } from './operation/hardening.ts';
import { operation } from './operation/index.ts';
import { openMetrics } from './operation/metrics.ts';
import { observe } from './operation/observation.ts';
import { describeRoutes, showDescription } from './operation/openapi.ts';
import { ALONE } from './operation/shared-limits.ts';
import { openConnections } from './sockets/open-sockets.ts';

const BODY_LIMIT = 64 * 1024;
/** The largest request head, in bytes. */
const HEAD_LIMIT = 8 * 1024;

type OwnBudget = Exclude<keyof ServerContext['budgets'], 'readings' | 'keepings'> | 'renewals';

function deskOf(config: Config, hall: Hall, cluster?: Cluster): ServerContext {
  const { clock, limits } = config;
  const shared = cluster?.peers.limits ?? ALONE;
  const budget = (name: OwnBudget) => budgetOf(limits[name], clock, name, shared);
  const connections = openConnections();
  return {
    config,
    hall,
    sessions: openSessions(config, budget('renewals')),
    connections,
    changes: cluster ?? connections,
    metrics: openMetrics(hall, config.minds, config.storage, connections, cluster?.traffic),
    phase: 'starting',
    shared,
    budgets: {
      accounts: budget('accounts'),
      codes: budget('codes'),
      tables: budget('tables'),
      readings: sharedBudgetOf(limits.readings, limits.readingsOfAddress, clock, 'readings', shared),
      keepings: sharedBudgetOf(limits.keepings, limits.keepingsOfAddress, clock, 'keepings', shared),
      favours: budget('favours'),
      handshakes: budget('handshakes'),
      workOfPerson: budget('workOfPerson'),
      workOfAddress: budget('workOfAddress'),
    },
  };
}

/** The HTTP server. The caller attaches the sockets and starts listening. `cluster`: left out if this process is alone. */
export async function buildHttp(config: Config, hall: Hall, cluster?: Cluster): Promise<FastifyInstance> {
  const { headPatience, requestPatience, idlePatience } = config.limits;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    frameworkErrors: answerBadUrl,
    // Fastify's defaults would wait forever for a slow request or a slow reader.
    requestTimeout: requestPatience,
    connectionTimeout: idlePatience,
    keepAliveTimeout: idlePatience,
    http: { headersTimeout: headPatience, connectionsCheckingInterval: headPatience / 4, maxHeaderSize: HEAD_LIMIT },
    // Trust one hop: the client can forge any further address in the header.
    trustProxy: config.trustProxy ? (_, hop) => hop === 0 : false,
    // Fastify's own request log contains full URLs.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      redact: { paths: ['*.headers', '*.body', '*.token', '*.cookie'], remove: true },
      ...(config.logStream === undefined ? {} : { stream: config.logStream }),
    },
  });
  app.decorate('context', deskOf(config, hall, cluster));
  app.setValidatorCompiler(checkWithValibot);
  app.removeContentTypeParser('text/plain');
  boundConnections(app.server, config);
  observe(app);
  await harden(app);
  answerErrors(app);
  await app.register(cookie);
  await describeRoutes(app);
  await app.register(accounts);
  await app.register(lobby);
  await app.register(ladder);
  await app.register(operation);
  await showDescription(app);
  return app;
}
