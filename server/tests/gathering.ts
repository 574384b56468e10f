import { below, fastRng, type Rng } from '@duskhall/kernel';
import type { Answer, Reply, TableInfo } from '@duskhall/protocol';
import type { House } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

export async function createTable(url: string, host: Visitor, settings: object): Promise<TableInfo> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: host.token },
    body: JSON.stringify(settings),
  });
  const body = (await response.json()) as { table: TableInfo; code?: string; text?: string };
  if (!response.ok) throw new Error(`${body.code}: ${body.text}`);
  return body.table;
}

/** Throws if the server refuses. */
export async function must(answer: Promise<Answer>): Promise<Extract<Reply, { type: 'ok' }>> {
  const reply = await answer;
  if (reply.type === 'no') throw new Error(`${reply.code}: ${reply.text}`);
  return reply;
}

/** The code of a refusal; 'ok': none. */
export async function codeOf(answer: Promise<Answer>): Promise<string> {
  const reply = await answer;
  return reply.type === 'no' ? reply.code : 'ok';
}

/** Everybody opens the table and sits down in order. */
export async function seat(table: TableInfo, people: readonly Visitor[]): Promise<void> {
  for (const [seat, person] of people.entries()) {
    await must(person.ask({ type: 'open', table: table.id }));
    await must(person.ask({ type: 'sit', table: table.id, seat }));
  }
}

export const ready = (table: TableInfo, person: Visitor): Promise<Reply> =>
  must(person.ask({ type: 'ready', table: table.id, isReady: true }));

/** Everybody sits down in order and gets ready, and the host (by default the first) starts. */
export async function gather(table: TableInfo, people: readonly Visitor[], host = people[0]!): Promise<void> {
  await seat(table, people);
  for (const person of people) await ready(table, person);
  await must(host.ask({ type: 'start', table: table.id }));
  await Promise.all(people.map((person) => person.until(({ mirror }) => mirror !== null)));
}

export interface Party {
  table: TableInfo;
  people: Visitor[];
  match: string;
}

/** The given number of people, in a match that has begun. */
export async function begin(
  { url }: Pick<House, 'url'>,
  settings: { game: string; seats: number; [more: string]: unknown },
) {
  const people = await crowd(url, settings.seats);
  const table = await createTable(url, people[0]!, settings);
  await gather(table, people);
  return { table, people, match: people[0]!.mirror().match } satisfies Party;
}

export const crowd = (url: string, count: number): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: count }, (_, seat) => visit(url, `Player ${seat}`)));

/** The given number of people at a table set up by names, skipping readiness. `url`: where they come in. */
export async function beginScenario(
  { url: home, server }: House,
  settings: { game: string; seats: number; [more: string]: unknown },
  scenario: unknown,
  url = home,
): Promise<Party> {
  const people = await crowd(url, settings.seats);
  const table = await createTable(home, people[0]!, settings);
  await seat(table, people);
  await server.hall.startScenario(table.id, scenario, 'seed');
  await Promise.all(people.map((person) => person.until(({ mirror }) => mirror !== null)));
  return { table, people, match: people[0]!.mirror().match };
}

/** Waits until the match has handled all earlier requests and these people have heard the results. */
export async function settled(people: readonly Visitor[]): Promise<void> {
  await Promise.all(
    // No table has this seat: the request is refused, but only in its turn.
    people.map((person) => person.ask({ type: 'enter', match: person.mirror().match, seat: 23, moves: [0] })),
  );
}

/** Answers the open question, or makes a free move. */
export function act(person: Visitor, ...moves: unknown[]): Promise<Answer> {
  const { match } = person.mirror();
  return person.ask({ type: 'move', match, asked: person.view().asked, moves });
}

/** Makes moves one at a time, for when each reveals something that the next depends on. */
export async function actInTurn(person: Visitor, ...moves: unknown[]): Promise<void> {
  for (const move of moves) {
    await must(act(person, move));
    await settled([person]);
  }
}

const isAsked = (person: Visitor): boolean => {
  const { seat, moves } = person.mirror();
  return seat >= 0 && person.view().owes[seat]! && moves.length > 0;
};
export const isOver = (person: Visitor): boolean => person.mirror().scores.length > 0;

export const pick = <T>(items: readonly T[], rng: Rng): T => items[below(rng, items.length, 'pick')]!;

/** Plays random legal moves until the match is over or `most` is reached; returns how many were made. */
export async function playOn(person: Visitor, rng: Rng = fastRng(1), most = Number.POSITIVE_INFINITY): Promise<number> {
  let played = 0;
  while (played < most) {
    await person.until(({ mirror }) => mirror !== null && (isOver(person) || isAsked(person)));
    if (isOver(person)) break;
    const { n, moves } = person.mirror();
    const answer = await act(person, pick(moves, rng));
    if (answer.type === 'no' && answer.code !== 'over') throw new Error(`${answer.code}: ${answer.text}`);
    await person.until((client) => client.mirror!.n !== n);
    played++;
  }
  return played;
}

/** Whoever is asked makes a random move, `count` times or until the match ends. */
export async function playTurns(people: readonly Visitor[], count: number, rng: Rng = fastRng(1)): Promise<number> {
  for (let played = 0; played < count; played++) {
    await settled(people);
    const asked = people.filter(isAsked);
    if (asked.length === 0) return played;
    const person = pick(asked, rng);
    await must(act(person, pick(person.mirror().moves, rng)));
  }
  await settled(people);
  return count;
}
