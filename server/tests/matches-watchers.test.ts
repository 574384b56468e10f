import { fastRng } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { act, begin, codeOf, createTable, crowd, gather, must, playTurns, seat, settled } from './gathering.ts';
import { dataFolder, type House, openHouse, openHouseOn } from './house.ts';
import { type Visitor, visit, type Wish } from './visitor.ts';

const CIV = { game: 'carta-impera-victoria', seats: 2 };
const TOE = { game: 'tic-tac-toe', seats: 2 };

async function watch({ url }: House, table: { id: string }): Promise<Visitor> {
  const watcher = await visit(url, 'Watcher');
  await must(watcher.ask({ type: 'open', table: table.id }));
  await watcher.until(({ mirror }) => mirror !== null);
  return watcher;
}

describe('a watcher', () => {
  test('has a view of its own and sees no hand', async () => {
    const house = await openHouse();
    const { people, table } = await begin(house, CIV);
    const watcher = await watch(house, table);
    await playTurns(people, 12, fastRng(3));
    await settled([watcher]);
    expect(watcher.mirror()).toMatchObject({ seat: -2, moves: [], free: [], mayUndo: false });
    expect(watcher.view()).toMatchObject({ viewer: -2, hand: [], asked: 0, areas: people[0]!.view().areas });
    const faces = watcher.mirror().log.flatMap((event) => ('ages' in event && 'cards' in event ? [event.cards] : []));
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.flat()).toEqual([]);
    expect(people[0]!.client.table!.watchers).toBe(1);
  });

  test('who comes back after nobody watched is told all that happened', async () => {
    const house = await openHouse();
    const { people, table } = await begin(house, CIV);
    const constant = await watch(house, table);
    const early = await watch(house, table);
    await must(early.ask({ type: 'shut', table: table.id }));
    await playTurns(people, 6, fastRng(3));
    await settled([constant]);
    const seen = constant.mirror();
    await must(constant.ask({ type: 'shut', table: table.id }));
    await playTurns(people, 6, fastRng(4));
    const late = await watch(house, table);
    expect(late.mirror().log.length).toBeGreaterThan(seen.log.length);
    expect(late.mirror().log.slice(0, seen.log.length)).toEqual(seen.log);
    expect(late.view()).toMatchObject({ areas: people[0]!.view().areas, discard: people[0]!.view().discard });
    await must(constant.ask({ type: 'open', table: table.id, have: { match: seen.match, n: seen.n } }));
    await settled([constant]);
    expect(constant.mirror()).toEqual(late.mirror());
  });

  test('cannot act, whatever it asks', async () => {
    const house = await openHouse();
    const { people, table, match } = await begin(house, TOE);
    const watcher = await watch(house, table);
    const mirrors = people.map((person) => person.mirror());
    const wishes: Wish[] = [
      { type: 'move', match, asked: 1, moves: [{ cell: 0 }] },
      { type: 'undo', match },
      { type: 'enter', match, seat: 0, moves: [{ cell: 0 }] },
      { type: 'close', match },
      { type: 'rewind', match, entries: 0 },
      { type: 'pause', match, isPaused: true },
      { type: 'concede', match },
      { type: 'return', match },
      { type: 'sit', table: table.id },
      { type: 'stand', table: table.id },
      { type: 'ready', table: table.id, isReady: true },
      { type: 'start', table: table.id },
      { type: 'kick', table: table.id, seat: 0 },
      { type: 'seatBot', table: table.id, seat: 0, level: 'random' },
      { type: 'settle', table: table.id, settings: table.settings },
      { type: 'mute', table: table.id, person: people[0]!.id, isMuted: true },
    ];
    const codes = await Promise.all(wishes.map((wish) => codeOf(watcher.ask(wish))));
    expect(new Set(codes)).toEqual(new Set(['not-seated', 'not-moderator', 'playing', 'not-host']));
    await settled(people);
    expect(people.map((person) => person.mirror())).toEqual(mirrors);
  });
});

describe('what watchers see later', () => {
  const DELAYED = { ...TOE, watchDelay: 60 };
  const board = (watcher: Visitor) => watcher.view().board.filter((mark: number) => mark >= 0).length;

  test('comes when its time has come, each piece for itself', async () => {
    const house = await openHouse();
    const { people, table } = await begin(house, DELAYED);
    const early = await watch(house, table);
    const [first, second] = people as [Visitor, Visitor];
    await must(act(first, { cell: 0 }));
    house.clock.advance(20_000);
    await settled(people);
    await must(act(second, { cell: 1 }));
    await settled(people);
    house.clock.advance(39_999);
    const late = await watch(house, table);
    await settled([early]);
    expect([board(early), board(late), late.mirror().log]).toEqual([0, 0, []]);
    expect(late.mirror().clocks.at).toBe(1_000_000);
    house.clock.advance(1);
    await settled([early, late]);
    expect([board(early), board(late)]).toEqual([1, 1]);
    house.clock.advance(20_000);
    await settled([early, late]);
    expect([board(early), board(late)]).toEqual([2, 2]);
    expect(early.mirror().log).toEqual(first.mirror().log);
    expect({ ...early.mirror(), type: 'sync' }).toEqual({ ...late.mirror(), type: 'sync' });
  });

  test('includes what was taken back', async () => {
    const house = await openHouse();
    const { people, table, match } = await begin(house, { ...CIV, options: { deal: 'draft' }, watchDelay: 60 });
    const watcher = await watch(house, table);
    await must(act(people[0]!, people[0]!.mirror().moves[0]));
    house.clock.advance(10_000);
    await must(people[0]!.ask({ type: 'undo', match }));
    house.clock.advance(50_000);
    await settled([watcher]);
    expect(watcher.view().owes).toEqual([false, true]);
    house.clock.advance(10_000);
    await settled([watcher]);
    expect(watcher.view().owes).toEqual([true, true]);
  });

  test('comes in few pieces, none of them too soon, however much happens in a short time', async () => {
    const house = await openHouse();
    const { people, table, match } = await begin(house, { ...CIV, options: { deal: 'draft' }, watchDelay: 600 });
    const [first] = people as [Visitor];
    const watcher = await watch(house, table);
    const news = () => watcher.heard().filter(({ type }) => type === 'news').length;
    const before = watcher.view();
    for (let i = 0; i < 40; i++) {
      await must(act(first, first.mirror().moves[0]));
      house.clock.advance(500);
      await must(first.ask({ type: 'undo', match }));
      house.clock.advance(600);
      await settled(people);
    }
    await must(act(first, first.mirror().moves[0]));
    await settled(people);
    // 44 seconds have passed. The first piece ends with the pick after 19.8 of them.
    house.clock.advance(575_799);
    await settled([watcher]);
    expect([news(), watcher.view()]).toEqual([0, before]);
    house.clock.advance(1);
    await settled([watcher]);
    expect([news(), watcher.view().owes]).toEqual([1, [false, true]]);
    house.clock.advance(24_199);
    await settled([watcher]);
    expect([news(), watcher.view().owes]).toEqual([2, [true, true]]);
    house.clock.advance(1);
    await settled([watcher]);
    expect([news(), watcher.view().owes]).toEqual([3, [false, true]]);
    expect(watcher.mirror().log).toHaveLength(first.mirror().log.length);
  });

  test('is no sooner after a restart', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const { people, table } = await begin(house, DELAYED);
    await must(act(people[0]!, { cell: 0 }));
    house.clock.advance(59_000);
    await settled(people);
    await must(act(people[1]!, { cell: 1 }));
    house.clock.advance(2_000);
    await house.stop();
    const next = await openHouseOn(folder, { clock: house.clock });
    const watcher = await watch(next, table);
    expect([board(watcher), watcher.mirror().log.length]).toEqual([1, 1]);
    next.clock.advance(60_000);
    await settled([watcher]);
    expect([board(watcher), watcher.mirror().log.length]).toEqual([2, 2]);
  });
});

describe('a table that nobody may watch', () => {
  const CLOSED = { ...TOE, mayWatch: false };

  test('refuses who comes during a match, not those who play or lead', async () => {
    const house = await openHouse();
    const { people, table } = await begin(house, CLOSED);
    const stranger = await visit(house.url, 'Stranger', 'fr');
    expect(await stranger.ask({ type: 'open', table: table.id })).toMatchObject({
      code: 'no-watching',
      text: 'Cette partie n’est pas ouverte aux spectateurs.',
    });
    await people[1]!.hangUp();
    await people[1]!.comeBack();
    await settled(people);
  });

  test('shows nothing of the match to who was there before it began', async () => {
    const house = await openHouse();
    const people = await crowd(house.url, 2);
    const stranger = await visit(house.url, 'Stranger');
    const table = await createTable(house.url, people[0]!, CLOSED);
    await must(stranger.ask({ type: 'open', table: table.id }));
    await gather(table, people);
    await must(act(people[0]!, { cell: 0 }));
    await must(people[0]!.ask({ type: 'chat', table: table.id, text: 'Are we alone?' }));
    await settled(people);
    expect(await codeOf(stranger.ask({ type: 'chat', table: table.id, text: 'No' }))).toBe('not-here');
    const heard = stranger.heard().map(({ type }) => type);
    expect(heard.filter((type) => type === 'sync' || type === 'news' || type === 'chat')).toEqual([]);
  });
});

test('a private table is in no list, and its match in no other’s', async () => {
  const house = await openHouse();
  const people = await crowd(house.url, 2);
  const hidden = await createTable(house.url, people[0]!, TOE);
  const open = await createTable(house.url, people[0]!, { ...TOE, isPublic: true });
  await seat(hidden, people);
  const list = await (await fetch(`${house.url}/api/tables`, { headers: { cookie: people[1]!.token } })).text();
  expect([list.includes(open.id), list.includes(hidden.id), list.includes(hidden.code)]).toEqual([true, false, false]);
});
