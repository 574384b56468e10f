import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Checked } from '../operation/checks.ts';
import { preferredLocale } from '../operation/language.ts';
import { baseUrl } from '../operation/origin.ts';
import { pageOf, RECOVERY_SCRIPT, recoveryPageOf, STYLE } from './fallback-page.ts';
import { gameInfos } from './games.ts';
import { hasWebClient, webClient } from './web-client.ts';

/** A table's id or short code. The page shows either without looking it up, so it does not help guessing. */
const TableName = v.pipe(v.string(), v.regex(/^([A-Za-z]{5}|[A-Za-z0-9_-]{22})$/));

/** The web client, or a fallback page if none has been built. */
export async function pageRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<Checked>();
  const { config, hall } = instance.context;
  const schema = { hide: true };

  async function show(request: FastifyRequest, reply: FastifyReply, table: string): Promise<string> {
    const locale = preferredLocale(request.headers['accept-language']);
    const games = await gameInfos(config, locale);
    reply.type('text/html; charset=utf-8').header('vary', 'accept-language');
    return pageOf({
      locale,
      url: baseUrl(request, config.publicUrl),
      table,
      games,
      tables: (await hall.publicTables('')).tables,
    });
  }

  if (hasWebClient(config.webFolder)) await app.register(webClient, { folder: config.webFolder });
  else {
    app.get('/', { schema }, (request, reply) => show(request, reply, ''));
    app.get('/t/:table', { schema: { hide: true, params: v.strictObject({ table: TableName }) } }, (request, reply) =>
      show(request, reply, request.params.table),
    );
  }
  app.get('/recover', { schema }, async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('vary', 'accept-language');
    return recoveryPageOf(preferredLocale(request.headers['accept-language']));
  });
  app.get('/page.css', { schema }, async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/recover.js', { schema }, async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(RECOVERY_SCRIPT),
  );
}
