import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { manualClock } from '@duskhall/host';
import { fastRng, type GameRecord, replay, verifyDeal } from '@duskhall/kernel';
import type { Mirror } from '@duskhall/protocol';
import { expect, test } from 'vitest';
import { openSqlite } from '../index.ts';
import { act, begin, createTable, must, playOn, playTurns, settled } from './gathering.ts';
import { dataFolder, type House, openHouse, openHouseOn } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

/** A mirror without the numbers that a new server restarts. */
const essence = ({ n: _, type, ...rest }: Mirror) => rest;

/** Stops the server, opens another on the same folder, and reconnects everybody. */
async function restart(house: House, folder: string, people: readonly Visitor[]): Promise<House> {
  const mirrors = people.map((person) => person.mirror());
  await house.stop();
  await Promise.all(people.map((person) => person.hangUp()));
  const next = await openHouseOn(folder, { clock: house.clock });
  await Promise.all(people.map((person) => person.comeBack(next.url)));
  await Promise.all(people.map((person, i) => person.until(({ mirror }) => mirror !== null && mirror !== mirrors[i])));
  await settled(people);
  expect(people.map((person) => essence(person.mirror()))).toEqual(mirrors.map(essence));
  return next;
}

async function playToTheEnd(house: House, people: readonly Visitor[]): Promise<GameRecord> {
  await Promise.all(people.map((person, seat) => playOn(person, fastRng(seat))));
  const { match } = people[0]!.mirror();
  const record = (await (await fetch(`${house.url}/api/matches/${match}/record`)).json()) as GameRecord;
  replay(cartaImperaVictoria, record);
  verifyDeal(cartaImperaVictoria, record);
  return record;
}

test('a match goes on after the server was stopped and started, again and again', async () => {
  const folder = await dataFolder();
  let house = await openHouseOn(folder, { clock: manualClock(1_000_000) });
  const { people, table } = await begin(house, { game: 'carta-impera-victoria', seats: 3 });
  for (let time = 0; time < 3; time++) {
    await playTurns(people, 7, fastRng(time));
    house = await restart(house, folder, people);
  }
  expect(people[0]!.client.table).toMatchObject({ id: table.id, code: table.code, status: 'playing' });
  const record = await playToTheEnd(house, people);
  expect(record.entries.length).toBeGreaterThan(21);
  expect(record.digests.length).toBeGreaterThan(1);
});

test('in the middle of a draft, what was picked in secret is still picked, and still secret', async () => {
  const folder = await dataFolder();
  let house = await openHouseOn(folder);
  const { people } = await begin(house, { game: 'carta-impera-victoria', seats: 3, options: { deal: 'draft' } });
  const [first, second, third] = people as [Visitor, Visitor, Visitor];
  await must(act(first, first.mirror().moves[0]));
  await must(act(third, third.mirror().moves[1] ?? third.mirror().moves[0]));
  await settled(people);
  const { answer } = first.view();
  house = await restart(house, folder, people);
  expect(first.view().answer).toEqual(answer);
  expect(second.view()).toMatchObject({ owes: [false, true, false], answer: [] });
  await must(act(second, second.mirror().moves[0]));
  await settled(people);
  expect(first.view().picks).toEqual([answer[0].card]);
  await playToTheEnd(house, people);
});

test('what was taken back stays taken back', async () => {
  const folder = await dataFolder();
  let house = await openHouseOn(folder);
  const { people, match } = await begin(house, { game: 'carta-impera-victoria', seats: 2, options: { deal: 'draft' } });
  const [first] = people as [Visitor];
  const [one, two] = first.mirror().moves;
  await must(act(first, one));
  await must(first.ask({ type: 'undo', match }));
  await must(act(first, two ?? one));
  await must(first.ask({ type: 'undo', match }));
  await settled(people);
  house = await restart(house, folder, people);
  expect(first.view()).toMatchObject({ answer: [], owes: [true, true] });
  await must(act(first, two ?? one));
  await settled(people);
  house = await restart(house, folder, people);
  expect(first.mirror().mayUndo).toBe(true);
  await must(first.ask({ type: 'undo', match }));
  const record = await playToTheEnd(house, people);
  expect(record.entries.filter((entry) => 'undo' in entry)).toHaveLength(3);
});

test('a client that was away when the server stopped comes back to the right place', async () => {
  const folder = await dataFolder();
  const house = await openHouseOn(folder);
  const { people } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
  const [first, second] = people as [Visitor, Visitor];
  await second.hangUp();
  await must(act(first, { cell: 0 }));
  await house.stop();
  expect(first.heard().at(-1)).toMatchObject({ type: 'bye', code: 'stopping' });
  const next = await openHouseOn(folder);
  await first.hangUp();
  await Promise.all([first.comeBack(next.url), second.comeBack(next.url)]);
  await second.until(({ mirror }) => mirror?.moves.length === 8);
  await must(act(second, { cell: 4 }));
  await first.until(({ mirror }) => mirror?.log.length === 2);
});

test('a table from before there was an option has its default after the next start', async () => {
  const folder = await dataFolder();
  const house = await openHouseOn(folder);
  const host = await visit(house.url, 'Host');
  const { id } = await createTable(house.url, host, { game: 'carta-impera-victoria', seats: 2 });
  await house.stop();
  const storage = await openSqlite(folder);
  const kept = await storage.findTable(id);
  await storage.join('node');
  const claim = (await storage.claim(id, 'node'))!;
  const { religionMode, ...options } = kept!.settings.options;
  await storage.saveTable(claim, { ...kept!, settings: { ...kept!.settings, options } });
  const next = await openHouse({ storage });
  expect((await next.server.hall.findTable(id, host.id))?.settings.options).toEqual({ ...options, religionMode });
});
