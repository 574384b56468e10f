import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Refused } from '@duskhall/host';
import { Id, LocaleName, PlayerName } from '@duskhall/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { householdOf } from '../operation/address.ts';
import type { Checked } from '../operation/checks.ts';
import { preferredLocale } from '../operation/language.ts';
import { baseUrl } from '../operation/origin.ts';
import { isConflict } from '../storage/connection.ts';
import type { Account } from '../storage/storage.ts';
import { everythingAbout, remove } from './personal-data.ts';
import { clearCookie, mustKnow, setCookie, tokenOf, visitorOf } from './visitor.ts';

const Profile = v.strictObject({ name: PlayerName, locale: v.optional(LocaleName) });
const ProfileChange = v.strictObject({ name: v.optional(PlayerName), locale: v.optional(LocaleName) });
const Recovery = v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) });
const tags = ['me'];
/** Page size for finished matches; and for running ones, above the most that anybody can have. */
const PAGE = 30;
const MOST_RUNNING = 100;

/** Guest accounts: they need only a name and a cookie. */
export async function meRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<Checked>();
  const { context } = instance;
  const { storage, clock, publicUrl } = context.config;

  async function change(account: Account): Promise<{ account: Account }> {
    await storage.changeAccount(account).catch((error) => {
      // It was deleted while this request was under way.
      throw isConflict(error) ? new Refused('no-session', '') : error;
    });
    context.changes.update(account);
    return { account };
  }

  async function finishedOf({ id }: Account, before?: string) {
    const { matches, next } = await storage.matchesOf(id, { isOver: true, limit: PAGE, before });
    return { finished: matches, next };
  }

  app.post(
    '/api/me',
    { schema: { tags, summary: 'Become a guest, or change who you are', body: Profile } },
    async (request, reply) => {
      const known = await visitorOf(context, request);
      const { name, locale = known?.locale ?? preferredLocale(request.headers['accept-language']) } = request.body;
      if (known !== null) return change({ ...known, name, locale });
      if (!context.budgets.accounts.take(householdOf(request.ip))) throw new Refused('budget', '');
      const id = randomBytes(16).toString('base64url');
      const account = { id, name, locale, createdAt: clock.date() };
      await storage.saveAccount(account);
      setCookie(context, reply, await context.sessions.open('session', id));
      return reply.code(201).send({ account });
    },
  );

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who I am and what I play and have played' } },
    async (request, reply) => {
      const account = await mustKnow(context, request);
      setCookie(context, reply, await context.sessions.renewed(tokenOf(request.headers), account.id));
      const { matches } = await storage.matchesOf(account.id, { isOver: false, limit: MOST_RUNNING });
      const running = matches.map((match) => ({ ...match, isMyTurn: context.hall.waitsFor(match.id, account.id) }));
      const device = (await storage.deviceMatchesOf(account.id)).map(({ id, summary }) => ({
        id,
        table: id,
        ...summary,
      }));
      return { account, running, device, ...(await finishedOf(account)) };
    },
  );

  app.get(
    '/api/me/matches',
    {
      schema: {
        tags,
        summary:
          'More of what I have played, the last first; `next`, if there is one, is `before` of the page after it',
        querystring: v.strictObject({ before: v.optional(Id) }),
      },
    },
    async (request) => finishedOf(await mustKnow(context, request), request.query.before),
  );

  app.patch(
    '/api/me',
    { schema: { tags, summary: 'Change my name or language', body: ProfileChange } },
    async (request) => {
      const account = await mustKnow(context, request);
      const { name = account.name, locale = account.locale } = request.body;
      return change({ ...account, name, locale });
    },
  );

  app.delete('/api/me', { schema: { tags, summary: 'Delete my account' } }, async (request, reply) => {
    await remove(context, await mustKnow(context, request));
    clearCookie(context, reply);
    return reply.code(204).send();
  });

  app.get(
    '/api/me/export',
    { schema: { tags, summary: 'Everything kept about me, as one file' } },
    async (request, reply) => {
      const account = await mustKnow(context, request);
      if (!context.budgets.favours.take(account.id)) throw new Refused('budget', '');
      reply.header('content-disposition', 'attachment; filename="duskhall-my-data.json"');
      reply.type('application/json; charset=utf-8');
      // A buffer of one part: the next match is read when this one has been sent.
      return Readable.from(everythingAbout(context, account), { highWaterMark: 1 });
    },
  );

  app.post(
    '/api/me/recovery',
    { schema: { tags, summary: 'A link that brings my profile to another device: once, within 7 days' } },
    async (request, reply) => {
      const account = await mustKnow(context, request);
      if (!context.budgets.favours.take(account.id)) throw new Refused('budget', '');
      const token = await context.sessions.open('recovery', account.id);
      // In the fragment: browsers do not send it to servers, and link previews do not open it.
      return reply.code(201).send({ token, link: `${baseUrl(request, publicUrl)}/recover#${token}` });
    },
  );

  app.post(
    '/api/recover',
    { schema: { tags, summary: 'Use a recovery link: this device has the profile from now on', body: Recovery } },
    async (request, reply) => {
      if (!context.budgets.accounts.take(householdOf(request.ip))) throw new Refused('budget', '');
      const account = await context.sessions.redeem(request.body.token);
      if (account === null) throw new Refused('spent', '');
      setCookie(context, reply, await context.sessions.open('session', account.id));
      return { account };
    },
  );
}
