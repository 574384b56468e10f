import { Refused } from '@duskhall/host';
import { Id, LocaleName, TableSettings } from '@duskhall/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import { localeFor, mustKnow, visitorOf } from '../accounts/visitor.ts';
import { householdOf } from '../operation/address.ts';
import type { Checked } from '../operation/checks.ts';
import { baseUrl } from '../operation/origin.ts';
import { urlsForOthers } from '../operation/own-addresses.ts';
import { botsOf, gameInfos, thinkingOf } from './games.ts';

const tags = ['tables'];
const SetName = v.pipe(v.string(), v.maxLength(60));
/** Where a page of tables ends: the date and the id of a table. */
const Cursor = v.pipe(v.string(), v.regex(/^\d{1,15}(\.[A-Za-z0-9_-]{22})?$/));
const isId = (name: string) => v.is(Id, name);

/** Games to choose from, and tables to join. */
export async function tableRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<Checked>();
  const { context } = instance;
  const { config, hall, budgets } = context;

  const idOf = async (request: FastifyRequest) => (await visitorOf(context, request))?.id ?? '';
  /** A table's id cannot be guessed, but its short code could be: lookups by code are rate-limited. */
  async function mustFind(request: FastifyRequest, idOrCode: string) {
    if (!isId(idOrCode) && !budgets.codes.take(householdOf(request.ip))) throw new Refused('budget', '');
    const table = await hall.findTable(idOrCode, await idOf(request));
    if (table === null) throw new Refused('not-found', '');
    return table;
  }

  app.get(
    '/api/games',
    {
      schema: {
        tags,
        summary: 'The games with their options, and the bots that a host may seat',
        querystring: v.strictObject({ locale: v.optional(LocaleName) }),
      },
    },
    async (request) => ({
      games: await gameInfos(config, await localeFor(context, request, request.query.locale)),
      bots: botsOf(config),
      thinking: thinkingOf(config),
    }),
  );

  app.get(
    '/api/games/:game/cards/:name',
    {
      schema: {
        tags,
        summary: 'A card set that tables of a game can choose, as it was written',
        params: v.strictObject({ game: SetName, name: SetName }),
      },
    },
    async (request, reply) => {
      const { game, name } = request.params;
      const text = config.games.find((known) => known.name === game)?.cardSets?.textOf(name) ?? null;
      if (text === null) throw new Refused('not-found', '');
      return reply.type('application/json').send(text);
    },
  );

  app.get(
    '/api/address',
    {
      schema: {
        tags,
        summary: 'Where others can open this page, most likely first; none: only this computer can; null: not known',
      },
    },
    async (request) => ({ urls: urlsForOthers(request, config) }),
  );

  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'The public tables, the newest first; `next`, if there is one, is `before` of the page that follows',
        querystring: v.strictObject({ before: v.optional(Cursor) }),
      },
    },
    async (request) => hall.publicTables(await idOf(request), request.query.before),
  );

  app.post(
    '/api/tables',
    { schema: { tags, summary: 'Open a table', body: TableSettings } },
    async (request, reply) => {
      const account = await mustKnow(context, request);
      if (!budgets.tables.take(account.id)) throw new Refused('budget', '');
      return reply.code(201).send({ table: await hall.createTable(account, request.body, householdOf(request.ip)) });
    },
  );

  app.get(
    '/api/tables/:idOrCode',
    {
      schema: {
        tags,
        summary: 'A table, by its id or its short code',
        params: v.strictObject({ idOrCode: v.pipe(v.string(), v.maxLength(40)) }),
      },
    },
    async (request) => ({ table: await mustFind(request, request.params.idOrCode) }),
  );

  app.get(
    '/api/tables/:id/qr.svg',
    { schema: { tags, summary: 'The link to a table as a QR code', params: v.strictObject({ id: Id }) } },
    async (request, reply) => {
      const { id } = await mustFind(request, request.params.id);
      reply.type('image/svg+xml');
      const [url = baseUrl(request, config.publicUrl)] = urlsForOthers(request, config) ?? [];
      return renderSVG(`${url}/t/${id}`, { border: 2 });
    },
  );
}
