import type { FastifyInstance } from 'fastify';
import { matchRoutes } from './match-routes.ts';
import { outsideGames } from './outside-games.ts';
import { pageRoutes } from './page-routes.ts';
import { tableRoutes } from './table-routes.ts';

/** Games, tables and finished matches over HTTP, and the web page. */
export async function lobby(app: FastifyInstance): Promise<void> {
  await app.register(tableRoutes);
  await app.register(matchRoutes);
  await app.register(outsideGames);
  await app.register(pageRoutes);
}
