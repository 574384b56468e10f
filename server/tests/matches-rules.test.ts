import type { AnyGame, GameRecord } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { expect, test } from 'vitest';
import { databaseFile } from '../storage/database.ts';
import { driverNames, openDatabase } from '../storage/driver.ts';
import { act, begin, codeOf, must, settled } from './gathering.ts';
import { dataFolder, openHouseOn } from './house.ts';
import type { Visitor } from './visitor.ts';

/** Tic-tac-toe in which the corners decide: three of them win. */
const corners: AnyGame = {
  ...(ticTacToe as AnyGame),
  rulesVersion: 2,
  apply(s, seat, move) {
    ticTacToe.apply(s, seat, move);
    const own = [0, 2, 6, 8].filter((cell) => s.board[cell] === seat).length;
    if (own < 3 || s.winner >= 0) return;
    s.winner = seat;
    s.table.stack = [];
    s.table.questions = [null, null];
    s.table.answers = [null, null];
    s.table.owing = 0;
    s.table.log?.push({ type: 'won', seat });
  },
};

/** The old moves cannot be replayed under the new rules: the match would have ended earlier. */
const BEFORE = [0, 4, 2, 1, 6];

/** Stores a match's state in the oldest format: nothing else, and the table's fields mixed into the game's. */
async function flatten(folder: string, match: string): Promise<void> {
  const database = await openDatabase(databaseFile(folder), driverNames()[0]!);
  const [row] = database.all('select state from snapshots where match = ?', [match]);
  const { s, boundary } = JSON.parse(row!.state as string);
  const { table, ...own } = s ?? boundary.s;
  database.run('update snapshots set state = ? where match = ?', [JSON.stringify({ ...table, ...own }), match]);
  database.close();
}

for (const isFlat of [false, true])
  test(`a running match goes on from its snapshot${isFlat ? ' in the old form' : ''} when the rules have changed`, async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
    const [first, second] = people as [Visitor, Visitor];
    const play = async (cells: number[], from: number) => {
      for (const [i, cell] of cells.entries()) {
        await settled(people);
        await must(act(people[(from + i) % 2]!, { cell }));
      }
      await settled(people);
    };
    await play(BEFORE, 0);
    expect(first.mirror().scores).toEqual([]);
    await house.stop();
    await Promise.all(people.map((person) => person.hangUp()));
    if (isFlat) await flatten(folder, match);

    const next = await openHouseOn(folder, { games: [corners] });
    await Promise.all(people.map((person) => person.comeBack(next.url)));
    await Promise.all(people.map((person) => person.until(({ mirror }) => mirror?.rulesVersion === 2)));
    expect(second.view().board).toEqual([0, 1, 0, -1, 1, -1, 0, -1, -1]);
    expect(second.mirror().moves).toHaveLength(4);
    expect(await codeOf(second.ask({ type: 'undo', match }))).toBe('sealed');
    await play([3, 8], 1);
    expect([first.mirror().scores, second.mirror().scores]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(second.mirror().log.map((event) => (event as { type: string }).type)).toEqual(['marked', 'marked', 'won']);
    const record = (await (await fetch(`${next.url}/api/matches/${match}/record`)).json()) as GameRecord;
    expect([record.rulesVersion, record.entries.length]).toEqual([1, 7]);
    const replayed = await fetch(`${next.url}/api/matches/${match}/replay`);
    expect([replayed.status, ((await replayed.json()) as { code: string }).code]).toEqual([409, 'old-rules']);
  });

test('a match that the new rules cannot go on with keeps no other from being played', async () => {
  const folder = await dataFolder();
  const house = await openHouseOn(folder);
  const { people, table, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
  await must(act(people[0]!, { cell: 0 }));
  await house.stop();
  const broken: AnyGame = {
    ...corners,
    clone: () => {
      throw new Error('not this state');
    },
  };
  const log: string[] = [];
  const next = await openHouseOn(folder, {
    games: [broken],
    logLevel: 'info',
    logStream: { write: (line) => void log.push(line) },
  });
  await Promise.all(people.map((person) => person.hangUp()));
  await people[0]!.comeBack(next.url);
  await must(people[0]!.ask({ type: 'open', table: table.id }));
  expect(log.join()).toContain(match);
  expect(people[0]!.client.table).toMatchObject({ id: table.id, status: 'open' });
});
