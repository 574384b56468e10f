import type { FastifyInstance } from 'fastify';
import { deviceMatchRoutes } from './device-matches.ts';
import { meRoutes } from './me.ts';
import { othersRoutes } from './others.ts';

/** Guest accounts, their data, blocking and reporting. */
export async function accounts(app: FastifyInstance): Promise<void> {
  await app.register(meRoutes);
  await app.register(deviceMatchRoutes);
  await app.register(othersRoutes);
}
