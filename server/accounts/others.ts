import { Refused } from '@duskhall/host';
import { ChatText, Id } from '@duskhall/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Checked } from '../operation/checks.ts';
import { mustKnow } from './visitor.ts';

const Block = v.strictObject({ account: Id, isBlocked: v.boolean() });
const Report = v.strictObject({ about: Id, table: Id, text: ChatText });
const tags = ['others'];
/** The most people that one person can block. */
const MOST_BLOCKED = 200;

/** Blocking and reporting other people. */
export async function othersRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<Checked>();
  const { context } = instance;
  const { storage, clock } = context.config;

  async function mustExist(id: string, me: string): Promise<void> {
    if (id === me || (await storage.findAccount(id)) === null) throw new Refused('not-found', '');
  }

  app.get('/api/blocks', { schema: { tags, summary: 'Whom I have blocked' } }, async (request) => {
    const account = await mustKnow(context, request);
    const blocked = await storage.blockedBy(account.id);
    const names = await storage.namesOf(blocked);
    return { blocked: blocked.flatMap((id) => (names.has(id) ? { id, name: names.get(id) } : [])) };
  });

  app.post(
    '/api/blocks',
    { schema: { tags, summary: 'Block somebody, or no longer', body: Block } },
    async (request, reply) => {
      const { account, isBlocked } = request.body;
      const me = await mustKnow(context, request);
      await mustExist(account, me.id);
      if (isBlocked && (await storage.blockedBy(me.id)).length >= MOST_BLOCKED)
        throw new Refused('many-blocked', `you have blocked ${MOST_BLOCKED} people: let one of them go first`);
      await storage.block(me.id, account, isBlocked);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/reports',
    { schema: { tags, summary: 'Tell the host of this server about somebody', body: Report } },
    async (request, reply) => {
      const me = await mustKnow(context, request);
      await mustExist(request.body.about, me.id);
      if (!context.budgets.favours.take(me.id)) throw new Refused('budget', '');
      await storage.saveReport({ by: me.id, ...request.body, at: clock.date() });
      return reply.code(204).send();
    },
  );
}
