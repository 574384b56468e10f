import type { FastifyInstance } from 'fastify';

/**
 * One line in the log and one count for each request. Only the route's pattern is told: an address may hold a table's code.
 */
export function observe(app: FastifyInstance): void {
  const { metrics } = app.context;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    metrics.requests.inc({ method, route, status: reply.statusCode });
    metrics.requestSeconds.observe({ route }, reply.elapsedTime / 1000);
    request.log.info({ method, route, status: reply.statusCode, milliseconds }, 'request');
  });
}
