import type { Clock, ManualClock } from '@duskhall/host';
import { Id } from '@duskhall/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Checked } from './checks.ts';

const Advance = v.strictObject({ milliseconds: v.pipe(v.number(), v.minValue(0)) });
const Scenario = v.strictObject({ table: Id, scenario: v.unknown(), seed: v.pipe(v.string(), v.maxLength(100)) });

const isManual = (clock: Clock): clock is ManualClock => 'advance' in clock;

/** Only on a server started in test mode. */
export async function testRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<Checked>();
  const { config, hall } = instance.context;
  const { clock } = config;

  if (isManual(clock))
    app.post('/api/test/advance', { schema: { hide: true, body: Advance } }, async (request, reply) => {
      clock.advance(request.body.milliseconds);
      return reply.code(204).send();
    });

  app.post('/api/test/scenario', { schema: { hide: true, body: Scenario } }, async (request, reply) => {
    const { table, scenario, seed } = request.body;
    await hall.startScenario(table, scenario, seed);
    return reply.code(204).send();
  });
}
