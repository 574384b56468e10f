import { Refused, RefusedMove } from '@duskhall/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { householdOf } from '../operation/address.ts';
import type { Checked } from '../operation/checks.ts';
import { preferredLocale } from '../operation/language.ts';
import { openLadders } from './ladders.ts';
import { type Answer, hashOf, type Program } from './program.ts';

const Game = v.strictObject({ game: v.pipe(v.string(), v.maxLength(60)) });
const Turn = v.strictObject({
  answer: v.optional(
    v.strictObject({
      match: v.pipe(v.string(), v.maxLength(60)),
      asked: v.pipe(v.number(), v.integer()),
      move: v.unknown(),
    }),
  ),
});
/** Results shown with a list. */
const SHOWN = 50;
/** What a request with a wrong token costs, in units of work. */
const STRANGER = 10;

/** Standing rating lists of programs, which connect by token: docs/ladder.md. */
export async function ladder(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<Checked>();
  const { context } = instance;
  const { config, budgets } = context;
  const { storage, games, textsOf, limits } = config;
  const tags = ['ladder'];
  const ladders = openLadders(config, (error) => app.log.error({ err: error }, 'a duel of the ladder has failed'));
  // The requests that are held have to end before the server can close.
  app.addHook('preClose', ladders.stop);

  /** Before the body is read, so that one which is malformed or too large costs the same. */
  async function charge(request: FastifyRequest): Promise<void> {
    if (!budgets.workOfAddress.take(householdOf(request.ip))) throw new Refused('budget', '');
  }

  async function programOf(request: FastifyRequest): Promise<Program> {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const found = token === '' ? null : await storage.findLadderPlayer(hashOf(token));
    if (found !== null) return ladders.programOf(found.game, found.name);
    budgets.workOfAddress.take(householdOf(request.ip), STRANGER);
    throw new Refused('no-token', '');
  }

  async function answer(program: Program, given: Answer, request: FastifyRequest): Promise<void> {
    try {
      program.answer(given);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const game = games.find(({ name }) => name === program.game)!;
      const texts = await textsOf(game, preferredLocale(request.headers['accept-language']));
      throw new Refused('illegal', texts.refusal(error.refusal), error.rule);
    }
  }

  app.get('/api/ladders', { schema: { tags, summary: 'The ladders of this server' } }, async () => ({
    ladders: await storage.ladders(),
  }));

  app.get(
    '/api/ladders/:game',
    { schema: { tags, summary: 'A ladder: its players, the strongest first, and its latest results', params: Game } },
    async (request) => {
      const { game } = request.params;
      const found = await storage.findLadder(game);
      if (found === null) throw new Refused('not-found', '');
      const [players, results] = [await storage.ladderPlayers(game), await storage.ladderResults(game, SHOWN)];
      return {
        ...found,
        duels: ladders.count(),
        players: players
          .toSorted((a, b) => b.rating.points - a.rating.points)
          .map((player) => ({ ...player, isHere: player.isLevel || ladders.isHere(game, player.name) })),
        results,
      };
    },
  );

  app.post(
    '/api/ladders/turn',
    {
      bodyLimit: limits.ladder.bytes,
      // A program makes a request for every move: it has an allowance of its own.
      config: { rateLimit: false },
      onRequest: charge,
      schema: {
        tags,
        summary: 'A program answers its open question, if it has one, and waits for the next',
        body: Turn,
      },
    },
    async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      if (config.bus !== undefined) throw new Refused('no-ladder', '');
      const program = await programOf(request);
      if (!budgets.workOfPerson.take(`ladder ${program.game} ${program.name}`)) throw new Refused('budget', '');
      if (request.body.answer !== undefined) await answer(program, request.body.answer as Answer, request);
      const news = await program.next(gone.signal);
      // The token may have become void while the request was held. A stop that ends it waits for no storage.
      if (news.type === 'turn') await programOf(request);
      return news;
    },
  );
}
