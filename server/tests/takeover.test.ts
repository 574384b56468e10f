import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { openPostgres, type Storage, type StoredTable } from '../index.ts';
import { ask, freshSchema } from '../storage/tests/postgres-schema.ts';
import { match, progress, table } from '../storage/tests/samples.ts';
import { act, begin, must } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { LEASE } from './houses.ts';
import { memoryBuses } from './memory-bus.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };
const settings = { ...table('').settings, ...TOE, options: {} };

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await pause(50);
};

/** A process with tables, which says nothing more once it has them. */
async function dead(url: string, ids: readonly string[], place: (storage: Storage, id: string) => Promise<void>) {
  const storage = await openPostgres(url, { lease: LEASE });
  await storage.join('dead');
  const renewing = setInterval(() => void storage.renew('dead'), LEASE / 4);
  for (let i = 0; i < ids.length; i += 50) await Promise.all(ids.slice(i, i + 50).map((id) => place(storage, id)));
  clearInterval(renewing);
  await storage.close();
}
const stored = (id: string, changes: Partial<StoredTable> = {}) => table(id, { settings, ...changes });

/** A storage that notes which tables it takes over, and which it reads. */
async function openNoting(url: string) {
  const storage = await openPostgres(url, { lease: LEASE });
  const adopted: string[] = [];
  const read: string[] = [];
  const noting: Storage = {
    ...storage,
    async adopt(node, limit) {
      const orphans = await storage.adopt(node, limit);
      adopted.push(...orphans.map((orphan) => orphan.table));
      return orphans;
    },
    findTable(id) {
      read.push(id);
      return storage.findTable(id);
    },
  };
  return { storage: noting, adopted, read };
}

const counts = ({ server }: House) => server.hall.counts();

describe.runIf(hasPostgres)('when a process dies', () => {
  test('two others share its 1,000 tables, each table once, and load them', async () => {
    const url = await freshSchema();
    const { open } = memoryBuses();
    const noting = [await openNoting(url), await openNoting(url)];
    const houses: House[] = [];
    for (const { storage } of noting) houses.push(await openHouse({ storage, bus: open() }));
    const ids = Array.from({ length: 1000 }, (_, i) => `table ${i}`);
    await dead(url, ids, async (storage, id) => void (await storage.createTable(stored(id), 'dead')));
    await until(() => houses.reduce((sum, house) => sum + counts(house).tables, 0) === 1000);
    const shares = noting.map(({ adopted }) => adopted.length);
    expect(noting.flatMap(({ adopted }) => adopted).sort()).toEqual(ids.sort());
    expect(Math.max(...shares)).toBeLessThanOrEqual(2 * Math.min(...shares));
    const owners = await ask(url, 'select count(*)::int as tables from hosting group by owner order by tables');
    expect(owners.map(({ tables }) => tables)).toEqual(shares.sort((a, b) => a - b));
  });

  test('its matches go on, those with the nearest deadline first', async () => {
    const url = await freshSchema();
    const { storage, read } = await openNoting(url);
    const house = await openHouse({ storage, bus: memoryBuses().open() });
    const times = [70_000, 10_000, 50_000, 30_000, 90_000, 20_000, 60_000, 40_000, 80_000];
    const ids = times.map((time) => `${time}`);
    await dead(url, [...ids, 'none'], async (storage, id) => {
      const claim = (await storage.createTable(stored(id), 'dead'))!;
      if (id === 'none') return;
      const record = { ...match('').record, game: TOE.game, rulesVersion: 1, options: {} };
      await storage.startMatch(
        claim,
        match(id, { table: id, settings, record }),
        stored(id, { match: id, isPlaying: true }),
        progress(Number(id)),
      );
    });
    await until(() => counts(house).tables === 10 && counts(house).moving === 0);
    expect(counts(house)).toMatchObject({ awake: 9, broken: 0 });
    expect(read).toEqual([...ids.sort(), 'none']);
  });

  test('though it was only suspended: it starts over, and its guests follow their table', async () => {
    const url = await freshSchema();
    const { open } = memoryBuses();
    const storage = await openPostgres(url, { lease: LEASE });
    let held: Promise<void> | null = null;
    let goOn = () => {};
    const names = new Set<string>();
    const renew: Storage['renew'] = async (node) => {
      names.add(node);
      await held;
      return storage.renew(node);
    };
    const first = await openHouse({ storage: { ...storage, renew }, bus: open() });
    const other = await openPostgres(url, { lease: LEASE });
    const second = await openHouse({ storage: other, bus: open(), clock: first.clock });
    const { people } = await begin(first, TOE);
    await must(act(people[0]!, { cell: 4 }));
    held = new Promise((resolve) => {
      goOn = resolve;
    });
    await until(() => counts(second).awake === 1);
    expect(counts(first).awake).toBe(1);
    goOn();
    await until(() => names.size === 2);
    expect(counts(first)).toMatchObject({ tables: 0, awake: 0, guests: 0 });
    await must(act(people[1]!, { cell: 0 }));
    await Promise.all(people.map((person) => person.until(({ mirror }) => mirror!.log.length === 2)));
    for (const { frames } of people) expect(frames.join()).not.toContain('"bye"');
    // It hosts tables again.
    await begin(first, TOE);
    expect(counts(first).awake).toBe(1);
  });
});
