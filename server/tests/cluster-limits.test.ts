import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { openReportedLimits, type Report } from '../cluster/report-limits.ts';
import { NO_LIMITS } from '../operation/limits.ts';
import { codeOf, createTable } from './gathering.ts';
import { openHouses } from './houses.ts';
import { memoryBuses } from './memory-bus.ts';
import { again, type Visitor, visit } from './visitor.ts';

/** Milliseconds after which the other processes know what was spent. */
const TOLD = 1000;
const TOE = { game: 'tic-tac-toe', seats: 2 };

const statusOf = async (url: string, path: string) => (await fetch(url + path)).status;

describe.runIf(hasPostgres)('two processes have one allowance', () => {
  const limited = (limits: Partial<typeof NO_LIMITS>) =>
    openHouses(2, memoryBuses().open, { limits: { ...NO_LIMITS, ...limits } });

  test('of what an address may ask for', async () => {
    const [first, second] = await limited({ codes: { burst: 10, perMinute: 1 } });
    for (let i = 0; i < 6; i++) expect(await statusOf(first.url, '/api/tables/ABCDE')).toBe(404);
    await sleep(TOLD);
    const told = [];
    for (let i = 0; i < 6; i++) told.push(await statusOf(second.url, '/api/tables/ABCDE'));
    expect(told).toEqual([404, 404, 404, 404, 429, 429]);
    await sleep(TOLD);
    expect(await statusOf(first.url, '/api/tables/ABCDE')).toBe(429);
    first.clock.advance(60_000);
    expect(await statusOf(first.url, '/api/tables/ABCDE')).toBe(404);
  });

  test('of requests in a minute', async () => {
    const [first, second] = await limited({ requestsPerMinute: 40 });
    for (let i = 0; i < 30; i++) expect(await statusOf(first.url, '/api/games')).toBe(200);
    await sleep(TOLD);
    for (let i = 0; i < 10; i++) expect(await statusOf(second.url, '/api/games')).toBe(200);
    expect(await statusOf(second.url, '/api/games')).toBe(429);
    first.clock.advance(60_000);
    expect(await statusOf(second.url, '/api/games')).toBe(200);
  });

  test('of visits, whoever hosts the table', async () => {
    const [first, second] = await limited({ arrivals: { burst: 4, perMinute: 1 } });
    const person = await visit(first.url, 'Ada');
    const [here, there] = [await createTable(first.url, person, TOE), await createTable(second.url, person, TOE)];
    const open = async (table: { id: string }) => codeOf(person.ask({ type: 'open', table: table.id }));
    expect([await open(here), await open(there), await open(here)]).toEqual(['ok', 'ok', 'ok']);
    await sleep(TOLD);
    expect([await open(there), await open(there)]).toEqual(['ok', 'budget']);
    await sleep(TOLD);
    expect(await open(here)).toBe('budget');
  });

  test('of work over sockets', async () => {
    const [first, second] = await limited({ workOfPerson: { burst: 40, perMinute: 1 } });
    const person = await visit(first.url, 'Ada');
    const other = await again(second.url, person);
    /** How many requests were answered before the server said goodbye. */
    const work = async ({ ask, heard }: Visitor, most: number) => {
      const isOver = () => heard().some(({ type }) => type === 'bye');
      for (let done = 0; ; done++) {
        if (done === most || isOver()) return done;
        await Promise.race([ask({ type: 'shut', table: 'A'.repeat(22) }), sleep(300)]);
      }
    };
    expect(await work(person, 9)).toBe(9);
    await sleep(TOLD);
    expect(await work(other, 20)).toBeLessThan(6);
  });

  test('of open sockets', async () => {
    const [first, second] = await limited({ sockets: 5 });
    const person = await visit(first.url, 'Ada');
    const more = [await again(first.url, person), await again(first.url, person)];
    await sleep(TOLD);
    await again(second.url, person);
    await again(second.url, person);
    await expect(again(second.url, person)).rejects.toThrow('429');
    await Promise.all(more.map((one) => one.hangUp()));
    await sleep(TOLD);
    await again(second.url, person);
    // The sockets of a process that is gone do not count.
    await first.stop();
    await again(second.url, person);
    await again(second.url, person);
    await expect(again(second.url, person)).rejects.toThrow('429');
  });

  test('of tables of an address: the longest unattended one goes, wherever it is', async () => {
    const [first, second] = await limited({ hall: { ...NO_LIMITS.hall, tablesOfAddress: 3 } });
    const people = await Promise.all(['Ada', 'Bob', 'Cy', 'Di'].map((name) => visit(first.url, name)));
    const tables = [];
    for (const [i, person] of people.slice(0, 3).entries()) {
      tables.push(await createTable([first, second][i % 2]!.url, person, TOE));
      first.clock.advance(1000);
    }
    const isThere = async ({ id }: { id: string }) => (await first.storage.findTable(id)) !== null;
    const fourth = await createTable(second.url, people[3]!, TOE);
    expect(await Promise.all(tables.map(isThere))).toEqual([false, true, true]);
    for (const table of [tables[1]!, tables[2]!, fourth]) await people[0]!.ask({ type: 'open', table: table.id });
    await expect(createTable(first.url, people[3]!, TOE)).rejects.toThrow('tables-of-address');
    await expect(createTable(second.url, people[3]!, TOE)).rejects.toThrow('tables-of-address');
  });
});

describe('reports of limits', () => {
  const openTwo = () => {
    const reports: Report[] = [];
    const heard: [string, number][] = [];
    const teller = openReportedLimits((report) => reports.push(report));
    const hearer = openReportedLimits(() => {});
    hearer.share('work', 100, (who, amount) => heard.push([who, amount]));
    const counted = hearer.count('sockets');
    return { reports, heard, teller, hearer, counted };
  };

  test('say nothing when nothing was spent, and little sums once they have added up', () => {
    const { reports, heard, teller, hearer } = openTwo();
    const spend = teller.share('work', 100, () => {});
    teller.share('endless', Number.POSITIVE_INFINITY, () => {})('Ada', 1e9);
    spend('Ada', 4);
    spend('Bob', 9);
    spend('Bob', 2);
    teller.stop();
    spend('Ada', 3);
    teller.stop();
    teller.stop();
    for (const report of reports) hearer.hear(report);
    expect(reports).toHaveLength(2);
    expect(heard).toEqual([
      ['Bob', 11],
      ['Ada', 7],
    ]);
    hearer.stop();
  });

  test('are bounded, however many names there are', () => {
    const { reports, teller, hearer } = openTwo();
    const spend = teller.share('work', 100, () => {});
    const sockets = teller.count('sockets');
    for (let i = 0; i < 100_000; i++) spend(`name ${i}`, 50);
    for (let i = 0; i < 5000; i++) sockets.change(`name ${i}`, 1);
    spend('x'.repeat(1000), 50);
    for (let i = 0; i < 100; i++) teller.stop();
    const sizes = reports.map((report) => JSON.stringify(report).length);
    expect(Math.max(...sizes)).toBeLessThan(50_000);
    expect(reports.flatMap(({ spent }) => spent?.work ?? [])).toHaveLength(20_000);
    expect(reports.flatMap(({ counted }) => counted?.sockets ?? [])).toHaveLength(5000);
    hearer.stop();
  });

  test('tell a process that has just begun what is counted', () => {
    const { reports, teller, hearer } = openTwo();
    const sockets = teller.count('sockets');
    sockets.change('Ada', 2);
    teller.stop();
    teller.stop();
    expect(reports).toHaveLength(1);
    teller.hear({ process: 'new', spent: null, counted: { sockets: [['Bob', 1]] } });
    teller.stop();
    expect(reports[1]!.counted).toEqual({ sockets: [['Ada', 2]] });
    expect(sockets.of('Bob')).toBe(1);
    hearer.stop();
  });

  test('repeat what is counted, since a report may be lost', async () => {
    const { reports, teller, hearer, counted } = openTwo();
    teller.count('sockets').change('Ada', 2);
    await sleep(1500);
    hearer.hear(reports.at(-1)!);
    expect(reports.length).toBeGreaterThan(1);
    expect(counted.of('Ada')).toBe(2);
    teller.stop();
    await sleep(3500);
    expect(counted.of('Ada')).toBe(0);
    hearer.stop();
  });
});
