import type { Reply } from '@duskhall/protocol';
import { describe, expect, test } from 'vitest';
import type { Minutes } from '../index.ts';
import { act, actInTurn, codeOf, createTable, crowd, must, seat, settled } from './gathering.ts';
import { dataFolder, type House, openHouse, openHouseOn } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

/** A watcher and six players, the last of whom has left; seats 0 and 3 are ravens. */
async function begin(house: House) {
  const watcher = await visit(house.url, 'Wanda');
  const people = await crowd(house.url, 6);
  const table = await createTable(house.url, people[0]!, { game: 'assembly', seats: 6, options: { ravens: 'two' } });
  await seat(table, people);
  await must(watcher.ask({ type: 'open', table: table.id }));
  await house.server.hall.startScenario(
    table.id,
    { sides: ['raven', 'folk', 'folk', 'raven', 'folk', 'folk'] },
    'seed',
  );
  const all = [...people, watcher];
  await Promise.all(all.map((person) => person.until(({ mirror }) => mirror !== null)));
  await must(act(people[5]!, { resign: true }));
  await settled(all);
  const say = (by: number, text: string, room?: string) =>
    codeOf(all[by]!.ask({ type: 'chat', table: table.id, text, ...(room !== undefined && { room }) }));
  return { watcher, people, all, table: table.id, match: people[0]!.mirror().match, say };
}

async function untilNight(people: readonly Visitor[]): Promise<void> {
  const speaker = people[people[0]!.view().speaker as number]!;
  if (speaker.view().question === 'look') await actInTurn(speaker, speaker.mirror().moves[0], { word: 'calm' });
  await settled(people);
  for (const person of people) if (person.view().question) await must(act(person, { task: 'rest' }, { done: true }));
  await settled(people);
}

const lines = (person: Visitor) =>
  person.heard().flatMap((reply: Reply) => (reply.type === 'chat' ? [`${reply.room}: ${reply.text}`] : []));
const said = (person: Visitor): string[] | undefined =>
  person
    .heard()
    .flatMap((reply: Reply) => (reply.type === 'said' ? [reply.lines.map(({ text }) => text)] : []))
    .at(-1);

describe('VN-4.9: where a game has rooms', () => {
  test('who may speak there is heard by those who may listen', async () => {
    const house = await openHouse();
    const { people, all, say } = await begin(house);
    expect(await say(1, 'morning')).toBe('ok');
    expect(await say(0, 'psst', 'ravens')).toBe('no-room');
    expect(await say(5, 'boo')).toBe('no-room');
    expect(await say(5, 'boo', 'gone')).toBe('ok');
    expect(await say(6, 'look')).toBe('ok');
    expect(await say(1, 'what?', 'cellar')).toBe('no-room');
    await untilNight(people);
    expect(await say(1, 'night')).toBe('no-room');
    expect(await say(0, 'the first', 'ravens')).toBe('ok');
    await settled(all);
    expect(all.map(lines)).toEqual([
      ['all: morning', 'ravens: the first'],
      ['all: morning'],
      ['all: morning'],
      ['all: morning', 'ravens: the first'],
      ['all: morning'],
      ['all: morning', 'gone: boo'],
      ['all: morning', 'watchers: look'],
    ]);
  });

  test('a word is kept with the match: told again to who could hear it, after the end to everybody', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const { people, all, table, match, say } = await begin(house);
    await say(1, 'morning');
    await untilNight(people);
    house.clock.advance(1_000);
    await say(0, 'the first', 'ravens');
    await house.stop();
    await Promise.all(all.map((person) => person.hangUp()));
    const next = await openHouseOn(folder, { clock: house.clock });
    for (const person of all) {
      person.frames.length = 0;
      await person.comeBack(next.url);
      await person.until(() => said(person) !== undefined);
    }
    await settled(all);
    expect(all.map(said)).toEqual([
      ['morning', 'the first'],
      ['morning'],
      ['morning'],
      ['morning', 'the first'],
      ['morning'],
      ['morning'],
      ['morning'],
    ]);
    const minutes = async () =>
      (await (await fetch(`${next.url}/api/matches/${match}/minutes`)).json()) as { minutes?: Minutes; code?: string };
    expect((await minutes()).code).toBe('running');
    for (const raven of [people[0]!, people[3]!]) await must(act(raven, { resign: true }));
    await settled(all);
    expect((await minutes()).minutes!.said).toMatchObject([
      { person: { name: 'Player 1' }, at: 0, room: 'all', text: 'morning', hearers: [-2, -1, 0, 1, 2, 3, 4, 5] },
      { person: { name: 'Player 0' }, at: 1_000, room: 'ravens', text: 'the first', hearers: [-1, 0, 3] },
    ]);
    await must(people[1]!.ask({ type: 'open', table }));
    expect(said(people[1]!)).toEqual(['morning', 'the first']);
  });

  test('private words reach no log', async () => {
    const log: string[] = [];
    const house = await openHouse({ logLevel: 'debug', logStream: { write: (line) => void log.push(line) } });
    const { people, say } = await begin(house);
    await untilNight(people);
    expect(await say(0, 'a-word-of-ravens', 'ravens')).toBe('ok');
    expect(await say(1, 'a-word-refused', 'ravens')).toBe('no-room');
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toMatch(/a-word/);
  });
});

test('blocked words are not told from the minutes either, and who goes takes its words along', async () => {
  const house = await openHouse();
  const { people, all, match, say } = await begin(house);
  const [first, second] = people as [Visitor, Visitor];
  await say(0, 'one');
  await say(1, 'two');
  for (const raven of [first, people[3]!]) await must(act(raven, { resign: true }));
  await settled(all);
  const headers = { 'content-type': 'application/json', origin: house.url, cookie: first.token };
  const texts = async () => {
    const response = await fetch(`${house.url}/api/matches/${match}/minutes`, { headers });
    return ((await response.json()) as { minutes: Minutes }).minutes.said.map(({ text }) => text);
  };
  const body = JSON.stringify({ account: second.id, isBlocked: true });
  await fetch(`${house.url}/api/blocks`, { method: 'POST', headers, body });
  expect(await texts()).toEqual(['one']);
  const exported = await fetch(`${house.url}/api/me/export`, { headers });
  expect(((await exported.json()) as { words: { text: string }[] }).words.map(({ text }) => text)).toEqual(['one']);
  await fetch(`${house.url}/api/me`, { method: 'DELETE', headers: { origin: house.url, cookie: first.token } });
  const rest = await fetch(`${house.url}/api/matches/${match}/minutes`);
  expect(((await rest.json()) as { minutes: Minutes }).minutes.said.map(({ text }) => text)).toEqual(['two']);
});
