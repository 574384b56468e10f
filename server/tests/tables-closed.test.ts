import { bloodVendetta } from '@duskhall/blood-vendetta';
import { dealFlaw, type GameRecord, keptFlaw, proofOf, readOptions } from '@duskhall/kernel';
import type { TableInfo } from '@duskhall/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Round } from '../tables/round.ts';
import { codeOf, createTable, crowd, must, ready } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { anonymous } from './swap.ts';
import { type Visitor, visit } from './visitor.ts';

/** The server's owner could change its memory. */
const rounds: Round[] = [];
vi.mock('../tables/round.ts', async (original) => {
  const real = await original<typeof import('../tables/round.ts')>();
  return {
    ...real,
    newRound: (...given: Parameters<typeof real.newRound>) => {
      rounds.push(real.newRound(...given));
      return rounds.at(-1)!;
    },
  };
});
beforeEach(() => {
  rounds.splice(0);
});

/** Both compositions have the same number of heads on each side. */
const ONE = { set: 'custom', king: 1, queen: 1, vampire: 4, hunter: 2, slyVarg: 'special' };
const OTHER = { set: 'custom', count: 1, vampire: 5, scout: 1, hunter: 1, slyVarg: 'plain', trickyVarg: 'special' };
const SEATS = 8;
const settingsOf = (options: object) => ({
  ...{ game: 'blood-vendetta', seats: SEATS, isPublic: true },
  options: { composition: 'closed', ...options },
});
const allOf = (options: object) =>
  readOptions(bloodVendetta.options, { composition: 'closed', ...options } as never, SEATS);

async function read(house: House, path: string, cookie = ''): Promise<string> {
  const response = await fetch(`${house.url}${path}`, { headers: cookie === '' ? {} : { cookie } });
  return response.text();
}
const recordOf = async (house: House, match: string) =>
  JSON.parse(await read(house, `/api/matches/${match}/record`)) as GameRecord;

/** A host and a player among bots, with a watcher; tests control when the player's client commits. */
async function sitDown(options: object) {
  // Without secret windows, nothing waits for a beat.
  const house = await openHouse({ games: [{ ...bloodVendetta, pace: () => null } as never] });
  const [host, player] = (await crowd(house.url, 2)) as [Visitor, Visitor];
  const watcher = await visit(house.url, 'Watcher');
  const table = await createTable(house.url, host, settingsOf(options));
  for (const person of [host, player, watcher]) await must(person.ask({ type: 'open', table: table.id }));
  for (const [seat, person] of [host, player].entries()) await must(person.ask({ type: 'sit', table: table.id, seat }));
  for (let seat = 2; seat < SEATS; seat++)
    await must(host.ask({ type: 'seatBot', table: table.id, seat, level: 'random' }));
  const begin = async () => {
    for (const person of [host, player]) await ready(table, person);
    await must(host.ask({ type: 'start', table: table.id }));
  };
  const isBegun = () =>
    Promise.all([host, player, watcher].map((one) => one.until(({ table }) => table?.status === 'playing')));
  const end = async () => {
    const { match } = host.client.table!;
    await must(player.ask({ type: 'concede', match }));
    await host.until(({ table }) => table?.status === 'open');
    return recordOf(house, match);
  };
  return { house, host, player, watcher, table, begin, isBegun, end };
}

/** What a player, a watcher and a stranger are told about a table before the round, during it and in the match. */
async function toldOf(options: object) {
  const { house, host, player, watcher, table, begin, isBegun } = await sitDown(options);
  const answers: string[] = [];
  const ask = async () => {
    for (const cookie of ['', player.token, watcher.token])
      for (const path of ['/api/tables', `/api/tables/${table.id}`]) answers.push(await read(house, path, cookie));
  };
  await ask();
  let goOn = () => {};
  player.onSend = (text) => {
    if (!text.startsWith('{"type":"commit"')) return text;
    goOn = () => player.say(text);
    return '';
  };
  await begin();
  await watcher.until((client) => client.table!.round?.isDone[0] === true);
  await ask();
  goOn();
  await isBegun();
  await ask();
  const tables = ({ frames }: Visitor) => frames.filter((text) => text.startsWith('{"type":"table"'));
  const heard = [player, watcher].map((person) => anonymous(tables(person)));
  const shown = JSON.parse(await read(house, `/api/tables/${table.id}`, host.token)).table as TableInfo;
  return { heard, answers: anonymous(answers), host, shown, table, player };
}

test('VN-3.6: nobody but the host can tell two closed tables apart, before the match, in the round and in the match', async () => {
  const [one, other] = [await toldOf(ONE), await toldOf(OTHER)];
  expect(one.answers).toHaveLength(18);
  expect(one.answers).toEqual(other.answers);
  expect(one.heard[0]!.some((text) => text.includes('"round"'))).toBe(true);
  expect(one.heard[0]!.at(-1)).toContain('"status":"playing"');
  expect(one.heard).toEqual(other.heard);
  expect(one.player.client.table!.settings.options).toMatchObject({ composition: 'closed', king: 0, hunter: 0 });
  for (const [{ host, shown, table }, options] of [
    [one, ONE],
    [other, OTHER],
  ] as const)
    for (const info of [host.client.table!, shown, table]) expect(info.settings.options).toEqual(allOf(options));
});

test('an open table shows all its options to everybody', async () => {
  const { player } = await sitDown({ ...ONE, composition: 'open' });
  const { settings, shownOptions } = player.client.table!;
  expect([settings.options, shownOptions]).toEqual([{ ...allOf(ONE), composition: 'open' }, undefined]);
});

test('the deal of a closed table holds for the host and for a player', async () => {
  const { host, player, begin, isBegun, end } = await sitDown(ONE);
  await begin();
  await isBegun();
  const record = await end();
  expect(record.options).toEqual(allOf(ONE));
  expect(dealFlaw(bloodVendetta, record)).toBe(null);
  for (const { deals, doubts } of [host, player]) {
    const kept = deals.find(record.deal!.match)!;
    expect([keptFlaw(bloodVendetta, record, kept), proofOf(record, kept), doubts]).toEqual([null, 'own', []]);
  }
});

test('an owner who swaps the composition once the numbers are open is found out', async () => {
  const { host, player, begin, isBegun, end } = await sitDown(ONE);
  player.onSend = (text) => {
    // The last number is in flight, so the outcome is known now.
    if (text.startsWith('{"type":"reveal"')) rounds[0]!.options = allOf(OTHER);
    return text;
  };
  await begin();
  await isBegun();
  const record = await end();
  expect(record.options).toEqual(allOf(OTHER));
  const { match } = record.deal!;
  // With the published commitment the record fails verification; with another it differs from what clients kept.
  expect(keptFlaw(bloodVendetta, record, player.deals.find(match)!)).toBe('keptHouse');
  expect(keptFlaw(bloodVendetta, record, host.deals.find(match)!)).toBe('keptTerms');
  const { commitment } = player.deals.find(match)!;
  const deal = { ...record.deal!, commitment } as GameRecord['deal'];
  expect(dealFlaw(bloodVendetta, { ...record, deal })).toBe('secret');
});

test('who takes over a closed table from a host who is gone has to choose anew', async () => {
  const { house, host, player, begin, isBegun } = await sitDown(ONE);
  await begin();
  await isBegun();
  const gone = await fetch(`${house.url}/api/me`, {
    method: 'DELETE',
    headers: { cookie: host.token, origin: house.url },
  });
  expect(gone.ok).toBe(true);
  await player.until(({ table }) => table!.host === player.id);
  expect(player.client.table!.settings.options).toMatchObject({ king: 0, slyVarg: 'preset' });
});

test('a set that cannot be played is explained to the host only', async () => {
  const { host, player, table, begin, isBegun, end } = await sitDown(ONE);
  await begin();
  await isBegun();
  await end();
  const settings = { ...host.client.table!.settings, options: allOf({ ...ONE, prince: 1, vampire: 3 }) };
  await must(host.ask({ type: 'settle', table: table.id, settings: settings as never }));
  await ready(table, host);
  const answer = await player.ask({ type: 'ready', table: table.id, isReady: true });
  expect(answer).toMatchObject({ type: 'no', code: 'bad-settings' });
  expect(JSON.stringify(player.heard())).not.toContain('two-lords');
  expect(await host.ask({ type: 'start', table: table.id })).toMatchObject({
    text: expect.stringContaining('two-lords'),
  });
  expect(await codeOf(host.ask({ type: 'start', table: table.id }))).toBe('bad-option');
});
