import type { Reply } from '@duskhall/protocol';
import { act, actInTurn, beginScenario, must, settled } from './gathering.ts';
import type { House } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const SETTINGS = { game: 'assembly', seats: 5, options: { beat: 2, seconds: 20, ravens: 'two' } };
export const SIDES = ['raven', 'folk', 'folk', 'raven', 'folk'];

/** Five people in a secret night, with everything received so far cleared. `url`: where they come in. */
export async function atNight(house: House, url = house.url): Promise<Visitor[]> {
  const { people } = await beginScenario(house, SETTINGS, { sides: SIDES }, url);
  const speaker = people[people[0]!.view().speaker as number]!;
  await actInTurn(speaker, { name: speaker === people[1] ? 2 : 1 }, { word: 'calm' });
  await settled(people);
  for (const person of people) await must(act(person, { task: 'rest' }, { done: true }));
  await Promise.all(people.map((person) => person.until(() => person.view().isHeld)));
  for (const person of people) {
    person.now = house.clock.now;
    person.frames.length = 0;
    person.traffic.length = 0;
  }
  return people;
}

let lastMark = 2 ** 30;

/** Waits until the server has received everything this person has sent: a marker request is answered immediately. */
export async function arrived(person: Visitor): Promise<void> {
  const mark = ++lastMark;
  person.say(JSON.stringify({ type: 'shut', id: mark, table: 'A'.repeat(22) }));
  await person.until(() => person.frames.some((text) => text.includes(`"id":${mark},`)));
}

/** Waits until the server has handled everything sent so far. */
async function done({ url }: House, people: readonly Visitor[]): Promise<void> {
  await Promise.all(people.map(arrived));
  const watcher = await visit(url, 'Watcher');
  await must(watcher.ask({ type: 'open', table: people[0]!.client.table!.id }));
  await settled([watcher]);
  await watcher.hangUp();
}

/** Advances to the next beat and waits until everybody has received it, answered it, and been handled. */
export async function beat(house: House, people: readonly Visitor[], milliseconds = 2000): Promise<void> {
  await done(house, people);
  const count = people.map(beatsOf);
  house.clock.advance(milliseconds);
  await Promise.all(people.map((person, i) => person.until(() => beatsOf(person) > count[i]!)));
  await done(house, people);
}

export const isBeat = (text: string): boolean => (JSON.parse(text) as Reply).type === 'beat';
export const beatsOf = (person: Visitor): number => person.frames.filter(isBeat).length;
export const beatSizes = (person: Visitor): number[] =>
  person.frames.filter(isBeat).map((text) => Buffer.byteLength(text));

/** Leaves out frames caused by the functions above. */
const isOwn = (text: string): boolean => !/no-table|"type":"table"/.test(text);
/** Sizes of the frames received. */
export const sizes = (person: Visitor): number[] => person.frames.filter(isOwn).map((text) => Buffer.byteLength(text));
/** Every frame in both directions: direction, size, time. */
export const trafficOf = (person: Visitor): string[] =>
  person.traffic
    .filter(({ text }) => isOwn(text))
    .map(({ way, text, at }) => `${way} ${Buffer.byteLength(text)} ${at}`);
