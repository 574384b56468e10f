import type { Clock } from '@duskhall/host';
import { Refused } from '@duskhall/host';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isLocal } from './address.ts';
import { testRoutes } from './test-routes.ts';

/** The longest a storage check may take, in milliseconds. */
const PATIENCE = 5000;
/** How long a healthy result is cached, in milliseconds: each check costs a write. */
const FRESH = 1000;

/** Why the storage cannot be written to right now; empty: it can. */
const faultOf = ({ storage, clock }: Config): Promise<string> =>
  new Promise((resolve) => {
    const callOff = clock.after(PATIENCE, () => resolve(`no answer within ${PATIENCE / 1000} seconds`));
    storage
      .check()
      .then(
        () => resolve(''),
        ({ message }: Error) => resolve(message),
      )
      .finally(callOff);
  });

/** Concurrent callers share one check. */
function askedTogether(clock: Clock, find: () => Promise<string>): () => Promise<string> {
  let underway: Promise<string> | null = null;
  let wellUntil = -1;
  return () => {
    if (clock.now() < wellUntil) return Promise.resolve('');
    underway ??= find().then((fault) => {
      underway = null;
      wellUntil = fault === '' ? clock.now() + FRESH : -1;
      return fault;
    });
    return underway;
  };
}

/** Health and metrics for the operator. */
export async function operation(app: FastifyInstance): Promise<void> {
  const { config, metrics, hall } = app.context;

  const faultOfStorage = askedTogether(config.clock, () => faultOf(config));

  /** A load balancer asks every process often, from one address. */
  const unlimited = (summary: string) => ({ schema: { tags: ['operation'], summary }, config: { rateLimit: false } });
  const { version } = config;

  app.get('/healthz', unlimited('Is the server well?'), async (_, reply) => {
    const reason = await faultOfStorage();
    if (reason === '') return { status: 'ok', version };
    return reply.code(503).send({ status: 'storage', reason, version });
  });

  app.get('/healthz/live', unlimited('Does the process answer? Otherwise it has to be restarted'), async () => ({
    status: 'live',
    version,
  }));

  app.get('/healthz/ready', unlimited('Does the process take new people?'), async (_, reply) => {
    const not = (status: string, reason = '') => reply.code(503).send({ status, reason, version });
    const { phase } = app.context;
    if (phase !== 'running') return not(phase);
    if (!hall.isSafe()) return not('lease', 'its lease may be over');
    const reason = await faultOfStorage();
    return reason === '' ? { status: 'ready', version } : not('storage', reason);
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (config.metrics === 'local' && !isLocal(request.raw)) throw new Refused('not-found', '');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  if (config.isTest) await app.register(testRoutes);
}
