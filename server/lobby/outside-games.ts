import type { FastifyInstance } from 'fastify';

/**
 * Games that the page was not built with; it loads them as modules from here. The operator chose them when starting
 * the server, so they are as trusted as the page itself and need no exception in the content security policy.
 */
export async function outsideGames(app: FastifyInstance): Promise<void> {
  for (const [address, script] of app.context.config.outside ?? [])
    app.get(address, { schema: { hide: true } }, (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    );
}
