import type { FastifyInstance } from 'fastify';
import { meRoutes } from './me.ts';
import { othersRoutes } from './others.ts';

/** Guests, their data, and what they can do about each other. */
export async function accounts(app: FastifyInstance): Promise<void> {
  await app.register(meRoutes);
  await app.register(othersRoutes);
}
