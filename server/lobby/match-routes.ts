import { Readable } from 'node:stream';
import { Refused } from '@duskhall/host';
import { WATCHER } from '@duskhall/kernel';
import { Id } from '@duskhall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { visitorOf } from '../accounts/visitor.ts';
import type { MinutesInPages } from '../contract.ts';
import { householdOf } from '../operation/address.ts';
import type { Checked } from '../operation/checks.ts';
import { gathered, listParts } from '../operation/json-parts.ts';
import type { Account, MatchSize } from '../storage/storage.ts';

const tags = ['matches'];
const params = v.strictObject({ id: Id });
/** A seat in a URL is text; -2 is the watcher. */
const SeatText = v.pipe(v.string(), v.regex(/^(-2|1?\d|2[0-3])$/), v.transform(Number));

/** Every further block of this many entries, read or replayed, costs as much as one more match. */
const ENTRIES_OF_A_READING = 2000;
/** The same for what was said and done. */
const MINUTES_OF_A_READING = 500;
/** A seat's replay costs more: the match is replayed, with a view after every entry. */
const REPLAY = 4;

/** Sends a text of which no more is in memory than what is being sent. */
function sendParts(reply: FastifyReply, parts: AsyncGenerator<string>): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(parts, { highWaterMark: 1 }));
}

async function* replayParts(moments: Iterable<unknown>): AsyncGenerator<string> {
  yield '{"replay":';
  yield* gathered(moments);
  yield '}';
}

async function* minutesParts({ said, did }: MinutesInPages): AsyncGenerator<string> {
  yield '{"minutes":{"said":';
  yield* listParts(said);
  yield ',"did":';
  yield* listParts(did);
  yield '}}';
}

/** Finished matches: as a file, and as a seat saw them. */
export async function matchRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<Checked>();
  const { context } = instance;
  const { hall, config } = context;

  /** Identifies the reader and charges the rate limit; throws `Refused` when it is exceeded. */
  async function readerOf(
    request: FastifyRequest,
    match: string,
    times = 1,
    blocksIn = ({ entries }: MatchSize) => entries / ENTRIES_OF_A_READING,
  ): Promise<Account | null> {
    const account = await visitorOf(context, request);
    const household = householdOf(request.ip);
    const pay = (cost: number) => {
      if (!context.budgets.readings.take(account?.id ?? household, household, times * cost))
        throw new Refused('budget', '');
    };
    pay(1);
    const size = await config.storage.sizeOf(match);
    pay(size === null ? 0 : Math.floor(blocksIn(size)));
    return account;
  }

  app.get(
    '/api/matches/:id',
    { schema: { tags, summary: 'Who played a finished match, and how it ended', params } },
    async (request) => {
      const account = await readerOf(request, request.params.id);
      return { match: await hall.aboutMatch(request.params.id, account?.id ?? '') };
    },
  );

  app.get(
    '/api/matches/:id/record',
    { schema: { tags, summary: 'The record of a finished match, as one file', params } },
    async (request, reply) => {
      await readerOf(request, request.params.id);
      const record = await hall.recordOf(request.params.id);
      const game = record.game.replace(/[^a-z0-9-]/g, '');
      reply.header('content-disposition', `attachment; filename="${game}-${request.params.id}.json"`);
      return record;
    },
  );

  app.get(
    '/api/matches/:id/reasons',
    { schema: { tags, summary: 'Why the bots of a finished match made their moves', params } },
    async (request) => {
      await readerOf(request, request.params.id);
      return { reasons: await hall.reasonsOf(request.params.id) };
    },
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
    async (request, reply) => {
      const { id } = request.params;
      const account = await readerOf(request, id, REPLAY);
      const own = account === null ? WATCHER : await hall.seatIn(id, account.id);
      const seat = request.query.seat ?? own;
      if (seat !== own && seat !== WATCHER) throw new Refused('not-yours', '');
      return sendParts(reply, replayParts(await hall.replayOf(id, seat)));
    },
  );

  app.get(
    '/api/matches/:id/minutes',
    { schema: { tags, summary: 'What was said in a finished match, and what its moderators did', params } },
    async (request, reply) => {
      const { id } = request.params;
      const account = await readerOf(request, id, 1, ({ minutes }) => minutes / MINUTES_OF_A_READING);
      return sendParts(reply, minutesParts(await hall.minutesOf(id, account?.id ?? '')));
    },
  );
}
