import { expect, test } from 'vitest';
import { databaseFile } from '../storage/database.ts';
import { driverNames, openDatabase } from '../storage/driver.ts';
import { act, begin, must, settled } from './gathering.ts';
import { dataFolder, openHouseOn } from './house.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };
const NONSENSE = process.env.LONG_TESTS === '1' ? ['{', '', 'null', '7', '[1]'] : ['{', '[1]'];

for (const [table, column, key] of [
  ['tables', 'settings', 'id'],
  ['tables', 'seats', 'id'],
  ['tables', 'deals', 'id'],
  ['tables', 'muted', 'id'],
  ['tables', 'said', 'id'],
  ['matches', 'settings', 'id'],
  ['matches', 'record', 'id'],
  ['matches', 'scores', 'id'],
  ['hosting', 'progress', 'match'],
  ['entries', 'entry', 'match'],
  ['snapshots', 'state', 'match'],
  ['minutes', 'what', 'match'],
] as const)
  test(`nonsense in ${table}.${column} keeps no other match from going on`, async () => {
    const folder = await dataFolder();
    const first = await openHouseOn(folder);
    const hurt = await begin(first, TOE);
    const well = await begin(first, TOE);
    for (const { people, table } of [hurt, well]) {
      await must(act(people[0]!, { cell: 0 }));
      await must(people[0]!.ask({ type: 'chat', table: table.id, room: 'all', text: 'hello' }));
      await settled(people);
    }
    await first.stop();
    for (const text of NONSENSE) {
      const database = await openDatabase(databaseFile(folder), driverNames()[0]!);
      const id = table === 'tables' ? hurt.table.id : hurt.match;
      expect(database.run(`update ${table} set ${column} = ? where ${key} = ?`, [text, id])).toBeGreaterThan(0);
      database.close();
      const house = await openHouseOn(folder);
      const [, second] = well.people;
      await second!.comeBack(house.url);
      await settled([second!]);
      expect(second!.mirror().log).toHaveLength(1);
      expect((await fetch(`${house.url}/api/tables`)).status).toBe(200);
      const me = await fetch(`${house.url}/api/me`, { headers: { cookie: hurt.people[0]!.token } });
      expect(me.status).toBe(200);
      await second!.hangUp();
      await house.stop();
    }
  });
