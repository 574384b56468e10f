import { Refused } from '@duskhall/host';
import { PlayerName } from '@duskhall/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { householdOf } from '../operation/address.ts';
import type { Checked } from '../operation/checks.ts';
import { isConflict } from '../storage/connection.ts';
import type { Account, DeviceSummary } from '../storage/storage.ts';
import { mustKnow } from './visitor.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const date = whole(0, Number.MAX_SAFE_INTEGER);
const params = v.strictObject({ id: v.pipe(v.string(), v.regex(/^local-[A-Za-z0-9_-]{8,60}$/)) });
const Version = whole(0, 2 ** 31 - 2);
const Player = v.strictObject({
  name: v.union([PlayerName, v.literal('')]),
  bot: v.pipe(v.string(), v.maxLength(40)),
});
/** What the lists need is checked. The rest only its own device reads, which checks it when it opens the match. */
const Kept = v.looseObject({
  id: v.string(),
  record: v.looseObject({ game: v.pipe(v.string(), v.maxLength(100)), seats: whole(1, 24) }),
  players: v.pipe(v.array(Player), v.minLength(1), v.maxLength(24)),
  seat: whole(0, 23),
  startedAt: date,
  finishedAt: date,
  scores: v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(24)),
});
const Saved = v.strictObject({ version: Version, kept: Kept });
/** Counted as text: a URL has no numbers. */
const VersionText = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number));

const tags = ['me'];
/** Every further block of this many bytes costs as much as one more match. */
const BYTES_OF_A_KEEPING = 2 ** 16;
/** The names of what wraps a match in a request. */
const WRAPPING = 100;

/**
 * Matches against bots that a person plays on a device of their own, kept so that they can go on on another one. They are the
 * client's own word: they are in no list of anybody else, no deal of theirs is ever checked here, and nothing counts them.
 */
export async function deviceMatchRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<Checked>();
  const { context } = instance;
  const { storage, clock, games, limits } = context.config;

  const blocksOf = (text: string): number => Math.floor(Buffer.byteLength(text) / BYTES_OF_A_KEEPING);
  function pay(request: FastifyRequest, { id }: Account, cost: number): void {
    if (!context.budgets.keepings.take(id, householdOf(request.ip), cost)) throw new Refused('budget', '');
  }

  app.get(
    '/api/me/device-matches/:id',
    {
      schema: {
        tags,
        summary: 'A match that I play on a device, to go on with it; `kept` is null if `version` is still the latest',
        params,
        querystring: v.strictObject({ version: v.optional(VersionText) }),
      },
    },
    async (request, reply) => {
      const account = await mustKnow(context, request);
      pay(request, account, 1);
      const found = await storage.findDeviceMatch(account.id, request.params.id);
      if (found === null) throw new Refused('not-found', '');
      const { version, kept } = found;
      const isKnown = version === request.query.version;
      if (!isKnown) pay(request, account, blocksOf(kept));
      reply.type('application/json; charset=utf-8');
      return reply.send(`{"version":${version},"kept":${isKnown ? 'null' : kept}}`);
    },
  );

  app.put(
    '/api/me/device-matches/:id',
    {
      bodyLimit: limits.device.bytes + WRAPPING,
      schema: {
        tags,
        summary: 'Keep a match that I play on a device; `version` is the one that it has grown from, 0: none',
        params,
        body: Saved,
      },
    },
    async (request) => {
      const account = await mustKnow(context, request);
      const { id } = request.params;
      const { version, kept } = request.body;
      const text = textOf(kept);
      pay(request, account, 1 + blocksOf(text));
      const bytes = Buffer.byteLength(text);
      // Numbers may be written longer than they were sent.
      if (bytes > limits.device.bytes) throw new Refused('too-large', '');
      if (kept.id !== id || kept.seat >= kept.players.length || kept.players.length !== kept.record.seats)
        throw new Refused('malformed', 'this match does not fit together');
      if (!games.some(({ name }) => name === kept.record.game)) throw new Refused('no-game', '');
      const growth = bytes - (version === 0 ? 0 : await storage.bytesOfDeviceMatch(account.id, id));
      if (growth > 0 && growth + (await storage.bytesOfDeviceMatches()) > limits.device.bytesInAll)
        throw new Refused('devices-full', '');
      const match = { id, summary: summaryOf(kept), kept: text, updatedAt: clock.date() };
      const saved = await storage
        .saveDeviceMatch(account.id, match, version, limits.device.matchesOfPerson)
        .catch((error) => {
          // The account was deleted while this request was under way.
          throw isConflict(error) ? new Refused('no-session', '') : error;
        });
      if (saved === null) throw new Refused('played-elsewhere', '');
      return { version: saved };
    },
  );

  app.delete(
    '/api/me/device-matches/:id',
    { schema: { tags, summary: 'Forget a match that I play on a device', params } },
    async (request, reply) => {
      const account = await mustKnow(context, request);
      pay(request, account, 1);
      await storage.deleteDeviceMatch(account.id, request.params.id);
      return reply.code(204).send();
    },
  );
}

/** Nested deeply enough, JSON can be read but not written. */
function textOf(kept: object): string {
  try {
    return JSON.stringify(kept);
  } catch {
    throw new Refused('malformed', 'not readable');
  }
}

const summaryOf = (kept: v.InferOutput<typeof Kept>): DeviceSummary => ({
  game: kept.record.game,
  seat: kept.seat,
  names: kept.players.map(({ name, bot }) => bot || name),
  startedAt: kept.startedAt,
  finishedAt: kept.finishedAt,
  scores: kept.scores,
});
