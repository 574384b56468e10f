import type { FastifyInstance } from 'fastify';
import { meRoutes } from './me.ts';
import { othersRoutes } from './others.ts';

/** Guest accounts, their data, blocking and reporting. */
export async function accounts(app: FastifyInstance): Promise<void> {
  await app.register(meRoutes);
  await app.register(othersRoutes);
}
