import type { FastifyInstance } from 'fastify';
import { Refused } from '../hall.ts';
import { isLocal } from './address.ts';
import { testRoutes } from './test-routes.ts';

/** How long the storage may take to say that it is there. */
const PATIENCE = 5000;

/** For those who run the server: is it well, and how is it doing. */
export async function operation(app: FastifyInstance): Promise<void> {
  const { config, metrics } = app.desk;

  /** Anything that has to be read will do. */
  const storageAnswers = (): Promise<boolean> =>
    new Promise((resolve) => {
      const callOff = config.clock.after(PATIENCE, () => resolve(false));
      config.storage
        .findAccount('')
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(callOff);
    });

  app.get('/healthz', { schema: { tags: ['operation'], summary: 'Is the server well?' } }, async (_, reply) => {
    const isWell = await storageAnswers();
    return reply.code(isWell ? 200 : 503).send({ status: isWell ? 'ok' : 'storage', version: config.version });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (config.metrics === 'local' && !isLocal(request.raw)) throw new Refused('not-found', '');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  if (config.isTest) await app.register(testRoutes);
}
