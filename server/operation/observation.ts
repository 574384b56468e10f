import type { FastifyInstance } from 'fastify';

/** Logs and counts each request. Only the route's pattern is logged: a URL may contain a table's code. */
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
