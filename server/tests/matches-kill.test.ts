import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { type AnyGame, below, enter, fastRng, type Match, type Rng, replay, type Types } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { openSqlite } from '../index.ts';
import { act, createTable, crowd, gather, isOver, pick, ready, settled } from './gathering.ts';
import { dataFolder } from './house.ts';
import { runServer, type ServerProcess } from './run-server-process.ts';
import type { Visitor } from './visitor.ts';

const ROUNDS = process.env.LONG_TESTS === '1' ? 50 : 5;

interface Made {
  seat: number;
  move: unknown;
}
/** Acknowledged moves, by match. */
type Acknowledged = Map<string, Made[]>;

/** Plays random moves, then kills the server while another move is in flight; returns that move. */
async function playUntilKilled(
  server: ServerProcess,
  people: readonly Visitor[],
  safe: Acknowledged,
  rng: Rng,
): Promise<Made> {
  const count = 1 + below(rng, 12, 'moves');
  for (let played = 0; ; ) {
    await settled(people);
    if (people.every(isOver)) await playAnother(people);
    const seat = pick(
      people.map((_, i) => i).filter((i) => people[i]!.mirror().moves.length > 0),
      rng,
    );
    const move = pick(people[seat]!.mirror().moves, rng);
    const { match } = people[seat]!.mirror();
    const made = { seat, move };
    const answered = act(people[seat]!, move).then((answer) => {
      const before = safe.get(match) ?? [];
      // What was found in the record already is acknowledged when it is repeated.
      if (answer.type === 'ok' && !before.includes(made)) safe.set(match, [...before, made]);
    });
    if (++played > count) {
      await server.kill();
      return made;
    }
    await answered;
  }
}

async function playAnother(people: readonly Visitor[]): Promise<void> {
  const { match } = people[0]!.mirror();
  for (const person of people) await ready(person.client.table!, person);
  await Promise.all(people.map((person) => person.until(({ mirror }) => mirror!.match !== match)));
}

/** Checks that the record holds everything acknowledged, in order; returns the replayed match. */
async function check(folder: string, match: string, safe: Acknowledged, underway: Made | null): Promise<Match<Types>> {
  const storage = await openSqlite(folder);
  const { record, entries, digests } = (await storage.findMatch(match))!;
  await storage.close();
  const made = entries.map((entry) => ('move' in entry ? { seat: entry.seat, move: entry.move } : null));
  const acknowledged = safe.get(match) ?? [];
  // The move in flight may have been written and only its acknowledgement lost.
  const isMore = made.length > acknowledged.length && underway !== null;
  const expected = isMore ? [...acknowledged, underway] : acknowledged;
  expect(made).toEqual(expected);
  safe.set(match, expected);
  return replay(cartaImperaVictoria as AnyGame, { ...record, entries, digests });
}

/** Every seat's view of the match. */
const views = ({ game, s }: Match<Types>, people: readonly Visitor[]) => people.map((_, seat) => game.view(s, seat));

test(`${ROUNDS} times killed in the middle of a match, nothing that was acknowledged is lost`, async () => {
  const folder = await dataFolder();
  const rng = fastRng(Date.now());
  const safe: Acknowledged = new Map();
  let server = await runServer(folder);
  const people = await crowd(server.url, 3);
  const table = await createTable(server.url, people[0]!, { game: 'carta-impera-victoria', seats: 3 });
  await gather(table, people);
  let underway: Made | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    underway = await playUntilKilled(server, people, safe, rng);
    await Promise.all(people.map((person) => person.hangUp()));
    const { match } = people[0]!.mirror();
    const kept = await check(folder, match, safe, underway);
    const mirrors = people.map((person) => person.mirror());
    server = await runServer(folder);
    await Promise.all(people.map((person) => person.comeBack(server.url)));
    await Promise.all(
      people.map((person, i) => person.until(({ mirror }) => mirror !== null && mirror !== mirrors[i])),
    );
    await settled(people);
    expect(people.every((person) => person.mirror().match === match)).toBe(true);
    const expected = [views(kept, people)];
    // The move in flight may have been written; otherwise the client sends it again now.
    if (enter(kept, underway.seat, [underway.move], 'seat', 0) === null) expected.push(views(kept, people));
    expect(expected).toContainEqual(people.map((person) => person.view()));
  }
  await server.kill();
  await check(folder, people[0]!.mirror().match, safe, underway);
}, 600_000);
