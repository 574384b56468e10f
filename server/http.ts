import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { accounts } from './accounts/index.ts';
import { openSessions } from './accounts/sessions.ts';
import type { Config } from './config.ts';
import type { Hall } from './hall.ts';
import { lobby } from './lobby/index.ts';
import { budgetOf } from './operation/budget.ts';
import { checkWithValibot } from './operation/checks.ts';
import type { Desk } from './operation/desk.ts';
import { answerErrors } from './operation/errors.ts';
import { harden } from './operation/hardening.ts';
import { operation } from './operation/index.ts';
import { openMetrics } from './operation/metrics.ts';
import { observe } from './operation/observation.ts';
import { describeRoutes, showDescription } from './operation/openapi.ts';
import { openConnections } from './sockets/connections.ts';

const BODY_LIMIT = 64 * 1024;
/** Milliseconds that a request may take to arrive: Fastify would wait for ever. */
const REQUEST_TIMEOUT = 30_000;

function deskOf(config: Config, hall: Hall): Desk {
  const { clock, limits } = config;
  const connections = openConnections();
  return {
    config,
    hall,
    sessions: openSessions(config),
    connections,
    metrics: openMetrics(hall, config.storage, connections),
    budgets: {
      accounts: budgetOf(limits.accounts, clock),
      codes: budgetOf(limits.codes, clock),
      tables: budgetOf(limits.tables, clock),
      favours: budgetOf(limits.favours, clock),
      handshakes: budgetOf(limits.handshakes, clock),
      framesOfAddress: budgetOf(limits.framesOfAddress, clock),
    },
  };
}

/** Everything the server says over HTTP. Listening, and the sockets, are for the caller to add. */
export async function buildHttp(config: Config, hall: Hall): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // One hop: further addresses in the header were written by whoever asks.
    trustProxy: config.trustProxy ? (_, hop) => hop === 0 : false,
    // Fastify's own lines tell whole addresses.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      redact: { paths: ['*.headers', '*.body', '*.token', '*.cookie'], remove: true },
      ...(config.logStream === undefined ? {} : { stream: config.logStream }),
    },
  });
  app.decorate('desk', deskOf(config, hall));
  app.setValidatorCompiler(checkWithValibot);
  app.removeContentTypeParser('text/plain');
  observe(app);
  await harden(app);
  answerErrors(app);
  await app.register(cookie);
  await describeRoutes(app);
  await app.register(accounts);
  await app.register(lobby);
  await app.register(operation);
  await showDescription(app);
  return app;
}
