import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { act, createTable, gather, must } from './gathering.ts';
import { openHouses } from './houses.ts';
import { memoryBuses } from './memory-bus.ts';
import { visit } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };

async function health(url: string, path: string) {
  const response = await fetch(`${url}/healthz${path}`);
  const { status } = (await response.json()) as { status: string };
  return `${response.status} ${status}`;
}

/** A figure of the metrics; NaN: it is not there. */
async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^duskhall_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

describe.runIf(hasPostgres)('the operator of several processes', () => {
  test('sees that one is not ready before its tables leave, but alive', async () => {
    const [first, second] = await openHouses(2, memoryBuses().open);
    await createTable(first.url, await visit(first.url, 'Ada'), TOE);
    expect([await health(first.url, '/ready'), await health(first.url, '/live')]).toEqual(['200 ready', '200 live']);
    const { retire } = first.storage;
    let goOn = () => {};
    first.storage.retire = async (node) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await retire(node);
    };
    const stopping = first.stop();
    expect(first.server.hall.counts().tables).toBe(1);
    expect(await health(first.url, '/ready')).toBe('503 stopping');
    expect([await health(first.url, '/live'), await health(first.url, '')]).toEqual(['200 live', '200 ok']);
    await expect.poll(() => first.server.hall.counts().moving).toBe(0);
    goOn();
    await stopping;
    expect(first.server.hall.counts().handedOver).toBe(1);
    expect(await health(second.url, '/ready')).toBe('200 ready');
  });

  test('sees a lease that is not renewed, and who takes the tables over', async () => {
    const [first, second] = await openHouses(2, memoryBuses().open);
    const table = await createTable(first.url, await visit(first.url, 'Ada'), TOE);
    expect([await figure(first.url, 'tables_owned'), await figure(second.url, 'tables_owned')]).toEqual([1, 0]);
    const { renew } = first.storage;
    first.storage.renew = () => Promise.reject(new Error('cut off'));
    await expect.poll(() => health(first.url, '/ready'), { timeout: 5000 }).toBe('503 lease');
    expect(await health(first.url, '/live')).toBe('200 live');
    expect(await figure(first.url, 'lease_age_seconds')).toBeGreaterThan(1.6);
    expect(await figure(second.url, 'lease_age_seconds')).toBeLessThan(1.5);
    await expect.poll(() => figure(second.url, 'tables_adopted_total'), { timeout: 10_000 }).toBe(1);
    expect(await figure(second.url, 'tables_owned')).toBe(1);
    const row = (await second.storage.findTable(table.id))!;
    await expect(first.storage.saveTable({ table: table.id, epoch: 1 }, row)).rejects.toThrow();
    expect(await figure(first.url, 'fenced_writes_total')).toBe(1);
    first.storage.renew = renew;
    await expect.poll(() => health(first.url, '/ready'), { timeout: 5000 }).toBe('200 ready');
  });

  test('sees the traffic between them', async () => {
    const { faults, open } = memoryBuses();
    const [first, second] = await openHouses(2, open);
    const people = [await visit(first.url, 'Ada'), await visit(second.url, 'Bob')];
    await gather(await createTable(first.url, people[0]!, TOE), people);
    await must(act(people[0]!, { cell: 0 }));
    const seen = async (name: string) => [await figure(first.url, name), await figure(second.url, name)];
    expect(await seen('visits')).toEqual([0, 1]);
    expect(await seen('visitors')).toEqual([1, 0]);
    const [none, some] = await seen('requests_forwarded_total');
    expect(none).toBe(0);
    expect(some).toBeGreaterThanOrEqual(3);
    await expect.poll(() => figure(second.url, 'bus_lag_seconds')).toBeGreaterThan(0);
    expect(await seen('links_lost_total')).toEqual([0, 0]);
    faults.fate = () => [];
    await expect.poll(() => figure(second.url, 'links_lost_total'), { timeout: 5000 }).toBeGreaterThan(0);
  });
});
