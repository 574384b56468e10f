import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hasPostgres, hasRedis, redisUrl } from '../../scripts/test-servers/index.ts';
import { openPostgres, openSqlite, type Storage } from '../index.ts';
import { freshSchema } from '../storage/tests/postgres-schema.ts';
import { act, begin, codeOf, createTable, gather, must, settled } from './gathering.ts';
import { dataFolder } from './house.ts';
import { answersTo, lastOf, repeat } from './repeating.ts';
import { runServer } from './run-server-process.ts';
import { visit } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };

const places = [
  ['a folder', dataFolder, openSqlite],
  ...(hasPostgres ? [['PostgreSQL', freshSchema, openPostgres] as const] : []),
] as [string, () => Promise<string>, (where: string) => Promise<Storage>][];

describe.each(places)('a process on %s that is killed before it could acknowledge a move', (_, place, open) => {
  const stored = async (where: string, match: string) => {
    const storage = await open(where);
    const { entries, receipts } = (await storage.findMatch(match))!;
    await storage.close();
    return { entries: entries.length, receipts: receipts!.length };
  };

  test.each([
    ['in the middle of a match', [4, 0]],
    ['at its end', [0, 3, 1, 4, 2]],
  ])(
    '%s: the next one acknowledges it',
    async (_, cells) => {
      const where = await place();
      const first = await runServer(where, `${cells.length}`);
      const { people, match, table } = await begin(first, TOE);
      const mover = people[(cells.length - 1) % 2]!;
      const other = people[cells.length % 2]!;
      for (const [turn, cell] of cells.slice(0, -1).entries()) {
        await must(act(people[turn % 2]!, { cell }));
        await settled(people);
      }
      const { asked } = mover.view();
      const answer = act(mover, { cell: cells.at(-1) });
      await first.killed;
      await Promise.all(people.map((person) => person.hangUp()));
      expect(answersTo(mover, lastOf(mover, 'move'))).toEqual([]);
      const next = await runServer(where);
      await other.comeBack(next.url);
      // On PostgreSQL the dead process has the table until it is buried.
      while ((await codeOf(other.ask({ type: 'open', table: table.id }))) !== 'ok') await sleep(100);
      await mover.comeBack(next.url);
      // The mover's next question is not open before the other has moved.
      expect(await answer).toMatchObject({ type: 'ok', asked });
      expect(await repeat(mover, lastOf(mover, 'move'))).toEqual(await answer);
      await next.kill();
      expect(await stored(where, match)).toEqual({ entries: cells.length, receipts: cells.length });
    },
    60_000,
  );
});

test.runIf(hasPostgres && hasRedis)(
  'a guest at another process than the one that is killed is told by the next owner',
  async () => {
    const where = await freshSchema();
    const redis = await redisUrl();
    const [owner, door] = await Promise.all([runServer(where, '2', redis), runServer(where, '0', redis)]);
    const people = [await visit(owner.url, 'Here'), await visit(door.url, 'There')] as const;
    const table = await createTable(owner.url, people[0], TOE);
    await gather(table, people);
    await must(act(people[0], { cell: 4 }));
    await settled(people);
    const { asked } = people[1].view();
    const answer = act(people[1], { cell: 0 });
    await owner.killed;
    expect(await answer).toMatchObject({ type: 'ok', asked });
    await people[1].until(({ mirror }) => mirror?.log.length === 2);
    expect(answersTo(people[1], lastOf(people[1], 'move'))).toEqual([await answer]);
    expect(people[1].heard().some(({ type }) => type === 'bye')).toBe(false);
    await people[0].hangUp();
    await people[0].comeBack(door.url);
    await settled(people);
    await must(act(people[0], { cell: 8 }));
    await settled(people);
    expect(people[1].mirror().log).toHaveLength(3);
  },
  60_000,
);
