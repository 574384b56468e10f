import { countedOn } from '@duskhall/host';
import { expect, test } from 'vitest';
import { act, begin, codeOf, must, playTurns, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import { again, type Visitor, visit } from './visitor.ts';

const CIV = { game: 'carta-impera-victoria', seats: 3 };

test('who hangs up and comes back has missed nothing and is told nothing twice', async () => {
  const house = await openHouse();
  const { people } = await begin(house, CIV);
  const [stays, , leaves] = people;
  const twin = await again(house.url, leaves!);
  await must(twin.ask({ type: 'open', table: stays!.client.table!.id }));
  await playTurns(people, 6);
  await leaves!.hangUp();
  const { n } = leaves!.mirror();
  const before = leaves!.frames.length;
  await playTurns([people[0]!, people[1]!, twin], 9);
  await leaves!.comeBack();
  await settled([leaves!, twin]);
  expect(leaves!.mirror()).toEqual(twin.mirror());
  const news = leaves!.heard().slice(before);
  expect(news.filter(({ type }) => type === 'sync')).toEqual([]);
  const numbers = news.flatMap((reply) => (reply.type === 'news' ? [reply.n] : []));
  expect(numbers).toEqual(numbers.map((_, i) => n + 1 + i));
  expect(leaves!.mirror().n).toBeGreaterThan(n);
});

test('who has missed too much gets everything at once', async () => {
  const house = await openHouse();
  const { people, table } = await begin(house, { ...CIV, seats: 2 });
  const [stays, leaves] = people;
  const twin = await again(house.url, leaves!);
  await must(twin.ask({ type: 'open', table: table.id }));
  await leaves!.hangUp();
  const { n } = leaves!.mirror();
  const before = leaves!.frames.length;
  await playTurns([stays!, twin], 90);
  expect(twin.mirror().n).toBeGreaterThan(n + 60);
  await leaves!.comeBack();
  await leaves!.until(({ mirror }) => mirror?.n === twin.mirror().n);
  expect(leaves!.mirror()).toEqual({ ...twin.mirror(), type: 'sync' });
  const kinds = leaves!
    .heard()
    .slice(before)
    .map(({ type }) => type);
  expect(kinds.filter((type) => type === 'sync' || type === 'news')).toEqual(['sync']);
});

test('a request that was not answered is done once, however often it is said', async () => {
  const house = await openHouse();
  const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
  const [first, second] = people;
  const answered = first!.ask({ type: 'move', match, asked: 1, moves: [{ cell: 4 }] });
  // The connection closes before the answer can arrive; the client repeats the request by itself.
  const gone = first!.hangUp();
  await Promise.all([gone.then(() => first!.comeBack()), answered]);
  await second!.until(({ mirror }) => mirror!.log.length === 1);
  const text = JSON.stringify({ type: 'move', id: 99, match, asked: 1, moves: [{ cell: 0 }] });
  await must(act(second!, { cell: 1 }));
  await settled(people);
  first!.say(text.replace('"asked":1', '"asked":2'));
  first!.say(text.replace('"asked":1', '"asked":2'));
  first!.say(text);
  await first!.until(() => first!.heard().filter((reply) => 'id' in reply && reply.id === 99).length === 3);
  const answers = first!.heard().filter((reply) => 'id' in reply && reply.id === 99);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await settled(people);
  expect(first!.view().board).toEqual([0, 1, -1, -1, 0, -1, -1, -1, -1]);
  expect(first!.mirror().log).toEqual(second!.mirror().log);
});

test('late and repeated moves do no harm', async () => {
  const house = await openHouse();
  const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
  const [first, second] = people;
  const move = (asked: number, cell: number) => first!.ask({ type: 'move', match, asked, moves: [{ cell }] });
  await must(move(1, 0));
  expect(await codeOf(move(1, 0))).toBe('not-your-turn');
  expect(await codeOf(move(0, 1))).toBe('late');
  await must(act(second!, { cell: 8 }));
  await settled(people);
  expect(await codeOf(move(1, 1))).toBe('late');
  expect(await codeOf(move(3, 1))).toBe('late');
  expect(second!.view().board.filter((mark: number) => mark >= 0)).toEqual([0, 1]);
});

test('two sockets of one person see the same and may both act', async () => {
  const house = await openHouse();
  const { people, table } = await begin(house, CIV);
  const twin = await again(house.url, people[0]!);
  await must(twin.ask({ type: 'open', table: table.id }));
  await playTurns(people, 6);
  await playTurns([twin, people[1]!, people[2]!], 6);
  await settled([...people, twin]);
  expect({ ...twin.mirror(), type: 'sync' }).toEqual({ ...people[0]!.mirror(), type: 'sync' });
  expect(people[0]!.client.table!.seats.map(({ isConnected }) => isConnected)).toEqual([true, true, true]);
  await people[0]!.hangUp();
  await settled([twin]);
  expect(twin.client.table!.seats[0]!.isConnected).toBe(true);
});

test('who comes back or comes anew sees the clocks as they stand, with a delay as they stood then', async () => {
  const house = await openHouse();
  const game = { game: 'tic-tac-toe', seats: 2, clock: { kind: 'live', base: 60, increment: 0 }, watchDelay: 20 };
  const { people, table } = await begin(house, game);
  const [first, second] = people as [Visitor, Visitor];
  const left = (person: Visitor) => person.mirror().clocks.left;
  const enter = async (person: Visitor) => {
    await must(person.ask({ type: 'open', table: table.id }));
    await person.until(({ mirror }) => mirror !== null);
    return person;
  };
  house.clock.advance(30_000);
  await must(act(first, { cell: 0 }));
  await settled(people);
  await second.hangUp();
  house.clock.advance(27_000);
  await second.comeBack();
  await settled([second]);
  expect([left(first), left(second)]).toEqual([
    [30_000, 60_000],
    [30_000, 33_000],
  ]);
  const twin = await enter(await again(house.url, second));
  expect(left(twin)).toEqual([30_000, 33_000]);
  // The watcher sees the match as it was 20 seconds ago.
  const watcher = await enter(await visit(house.url, 'Watcher'));
  expect(left(watcher)).toEqual([30_000, 53_000]);
  house.clock.advance(1000);
  expect(left(await enter(await again(house.url, watcher)))).toEqual([30_000, 52_000]);
});

test('a window is counted on like a clock, and one that is not announced stays so', () => {
  const read = { left: [-1], running: [], window: 30_000, isPaused: false, wantsPause: [], at: 1000 };
  expect(countedOn(read, 28_000)).toEqual({ ...read, window: 3000, at: 28_000 });
  expect(countedOn(read, 99_000).window).toBe(0);
  expect(countedOn({ ...read, window: -1 }, 28_000).window).toBe(-1);
  expect(countedOn({ ...read, isPaused: true }, 28_000).window).toBe(30_000);
});
