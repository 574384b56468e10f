import type { TableInfo } from '@duskhall/protocol';
import { expect, test } from 'vitest';
import { openMemory, type Storage } from '../index.ts';
import { codeOf, createTable, crowd, must, seat } from './gathering.ts';
import { openHouse } from './house.ts';

test('a change that cannot be written takes no other with it, and does not come in with one', async () => {
  const storage = await openMemory();
  let writing = async () => {};
  const saveTable: Storage['saveTable'] = async (claim, table) => {
    const wait = writing;
    writing = async () => {};
    await wait();
    await storage.saveTable(claim, table);
  };
  const house = await openHouse({ storage: { ...storage, saveTable } });
  const [host, other, third] = await crowd(house.url, 3);
  const table = await createTable(house.url, host!, { game: 'carta-impera-victoria', seats: 4 });
  await seat(table, [host!]);
  for (const person of [other!, third!]) await must(person.ask({ type: 'open', table: table.id }));
  let fail = (_: Error) => {};
  let isWriting = false;
  writing = () => {
    isWriting = true;
    return new Promise<void>((_, reject) => {
      fail = reject;
    });
  };
  const bot = codeOf(host!.ask({ type: 'seatBot', table: table.id, seat: 3, level: 'random' }));
  while (!isWriting) await fetch(`${house.url}/healthz`);
  const sitting = codeOf(other!.ask({ type: 'sit', table: table.id, seat: 1 }));
  const sittingToo = codeOf(third!.ask({ type: 'sit', table: table.id, seat: 2 }));
  for (let i = 0; i < 10; i++) await fetch(`${house.url}/healthz`);
  fail(new Error('the disk is full'));
  expect([(await bot) === 'ok', await sitting, await sittingToo]).toEqual([false, 'ok', 'ok']);
  const names = ({ seats }: TableInfo) => seats.map(({ person }) => person?.id ?? '');
  const expected = [host!.id, other!.id, third!.id, ''];
  const { table: shown } = (await (await fetch(`${house.url}/api/tables/${table.id}`)).json()) as { table: TableInfo };
  expect(names(shown)).toEqual(expected);
  const kept = await storage.findTable(table.id);
  expect(kept!.seats.map(({ account, bot }) => account || bot)).toEqual(expected);
});
