import { WATCHER } from '@duskhall/kernel';
import { Id } from '@duskhall/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { visitorOf } from '../accounts/visitor.ts';
import { Refused } from '../hall.ts';
import type { Checked } from '../operation/checks.ts';

const tags = ['matches'];
const params = v.strictObject({ id: Id });
/** A number in an address is text; -2 is the watcher. */
const SeatText = v.pipe(v.string(), v.regex(/^(-2|1?\d|2[0-3])$/), v.transform(Number));

/** Matches that are over: as a file, and as a seat saw them. */
export async function matchRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<Checked>();
  const { desk } = instance;

  app.get(
    '/api/matches/:id',
    { schema: { tags, summary: 'Who played a finished match, and how it ended', params } },
    async (request) => {
      const account = await visitorOf(desk, request);
      return { match: await desk.hall.aboutMatch(request.params.id, account?.id ?? '') };
    },
  );

  app.get(
    '/api/matches/:id/record',
    { schema: { tags, summary: 'The record of a finished match, as one file', params } },
    async (request, reply) => {
      const record = await desk.hall.recordOf(request.params.id);
      const game = record.game.replace(/[^a-z0-9-]/g, '');
      reply.header('content-disposition', `attachment; filename="${game}-${request.params.id}.json"`);
      return record;
    },
  );

  app.get(
    '/api/matches/:id/reasons',
    { schema: { tags, summary: 'Why the bots of a finished match made their moves', params } },
    async (request) => ({ reasons: await desk.hall.reasonsOf(request.params.id) }),
  );

  app.get(
    '/api/matches/:id/replay',
    {
      schema: {
        tags,
        summary: 'What my seat, or a watcher, saw of a finished match',
        params,
        querystring: v.strictObject({ seat: v.optional(SeatText) }),
      },
    },
    async (request) => {
      const { id } = request.params;
      const account = await visitorOf(desk, request);
      const own = account === null ? WATCHER : await desk.hall.seatIn(id, account.id);
      const seat = request.query.seat ?? own;
      if (seat !== own && seat !== WATCHER) throw new Refused('not-yours', '');
      return { replay: await desk.hall.replayOf(id, seat) };
    },
  );

  app.get(
    '/api/matches/:id/minutes',
    { schema: { tags, summary: 'What was said in a finished match, and what its moderators did', params } },
    async (request) => {
      const account = await visitorOf(desk, request);
      return { minutes: await desk.hall.minutesOf(request.params.id, account?.id ?? '') };
    },
  );
}
