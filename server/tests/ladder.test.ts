import type { AnyGame } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { expect, test } from 'vitest';
import { openRegistry } from '../index.ts';
import { LIMITS, NO_LIMITS } from '../operation/limits.ts';
import { dataFolder, openHouse, openHouseOn } from './house.ts';
import { answerTo, listOf, openLadderOn, playGames, programAt, rowOf } from './ladder-programs.ts';

test('a program plays a level from both seats, and is rated on its scale', async () => {
  const house = await openHouse();
  const [ada] = await openLadderOn(house, ['Ada']);
  const heard = await playGames(ada!, 2);
  expect(heard.filter(({ type }) => type === 'over').map(({ seat, forfeit }) => [seat, forfeit])).toEqual([
    [0, null],
    [1, null],
  ]);
  // The next duel begins once this one is rated.
  await ada!.turn();
  const list = await listOf(house);
  const [result] = list.results;
  expect(result).toMatchObject({ players: ['Ada', expect.any(String)], forfeit: '' });
  expect(result.score).toBeCloseTo(result.share - 0.2 * result.luck, 10);
  expect(rowOf(list, 'Ada')).toMatchObject({ duels: 1, forfeits: 0, isLevel: false, isHere: true });
  expect(rowOf(list, 'Ada').rating.deviation).toBeLessThan(350);
  expect(rowOf(list, result.players[1]).duels).toBe(1);
  // The scale hangs on one level.
  expect(rowOf(list, 'regular').rating.points).toBe(1500);
  expect(list.players.map(({ rating }: { rating: { points: number } }) => rating.points)).toEqual(
    list.players
      .map(({ rating }: { rating: { points: number } }) => rating.points)
      .toSorted((a: number, b: number) => b - a),
  );
});

test('programs and levels take turns, and a program gets every deal once', async () => {
  const house = await openHouse({ games: [kuhnPoker as AnyGame] });
  const programs = await openLadderOn(house, ['Ada', 'Bob'], { game: kuhnPoker as AnyGame });
  const told = await Promise.all(programs.map((program) => playGames(program, 12)));
  const [ofAda, ofBob] = told.map((all) => new Set<string>(all.flatMap(({ match }) => match ?? [])));
  expect([...ofAda!].filter((match) => ofBob!.has(match))).toHaveLength(6);
  // A match is one deal: the other table on which it is played has no program.
  expect([ofAda!.size, ofBob!.size]).toEqual([12, 12]);
});

test('a program that waits for another one in vain plays a level', async () => {
  const house = await openHouse();
  const [ada, bob] = await openLadderOn(house, ['Ada', 'Bob'], { seconds: 60 });
  await playGames(ada!, 2);
  // Bob is asked and thinks.
  await bob!.turn();
  const first = ada!.turn();
  while (!rowOf(await listOf(house), 'Ada').isHere);
  house.clock.advance(20_000);
  expect((await first).body.type).toBe('wait');
  const second = ada!.turn();
  while (!rowOf(await listOf(house), 'Ada').isHere);
  expect((await listOf(house)).duels).toBe(1);
  house.clock.advance(10_000);
  expect((await second).body.type).toBe('turn');
});

test('a program sees what its seat sees, and nothing else', async () => {
  const house = await openHouse({ games: [kuhnPoker as AnyGame] });
  const programs = await openLadderOn(house, ['Ada', 'Bob'], { game: kuhnPoker as AnyGame });
  const told = await Promise.all(programs.map((program) => playGames(program, 8)));
  const turns = told.flat().filter(({ type }) => type === 'turn');
  for (const turn of turns) {
    expect(Object.keys(turn).toSorted()).toEqual([
      'asked',
      'events',
      'game',
      'match',
      'moves',
      'seat',
      'seconds',
      'type',
      'view',
    ]);
    const { view, seat, events } = turn;
    expect([view.viewer, view.cards[1 - seat]]).toEqual([seat, -1]);
    const dealt = events.filter(({ type }: { type: string }) => type === 'dealt');
    for (const { seat: to, card } of dealt) expect(card >= 0).toBe(to === seat);
  }
  expect(turns.length).toBeGreaterThan(8);
});

test('the list outlasts a restart, and a duel under way is not counted', async () => {
  const folder = await dataFolder();
  const before = await openHouseOn(folder);
  const [ada] = await openLadderOn(before, ['Ada']);
  await playGames(ada!, 2);
  const open = await ada!.turn();
  const list = await listOf(before);
  await before.stop();
  const after = await openHouseOn(folder);
  const same = await listOf(after);
  expect(rowOf(same, 'Ada').rating).toEqual(rowOf(list, 'Ada').rating);
  expect(same.results).toEqual(list.results);
  const again = programAt(after, ada!.token);
  expect(await again.turn(answerTo(open))).toMatchObject({ status: 409, body: { code: 'late' } });
  expect((await again.turn()).body.type).toBe('turn');
});

test('a duel that was begun on a ladder does not count on another one that is opened in its place', async () => {
  const house = await openHouse();
  const [ada] = await openLadderOn(house, ['Ada']);
  await ada!.turn();
  const registry = openRegistry(house.storage, () => 2);
  await registry.closeLadder('tic-tac-toe');
  await registry.openLadder(ticTacToe as AnyGame, {}, 10);
  const again = programAt(house, await registry.add('tic-tac-toe', 'Ada'));
  await playGames(again, 2);
  // The next duel begins once this one is over, and counts.
  await playGames(again, 2);
  await again.turn();
  const list = await listOf(house);
  expect([list.results.length, rowOf(list, 'Ada').duels]).toEqual([1, 1]);
});

test('a request is held until there is something to tell, and a stop ends it', async () => {
  const house = await openHouse({ limits: { ...NO_LIMITS, ladder: { ...LIMITS.ladder, duels: 0 } } });
  const [ada] = await openLadderOn(house, ['Ada']);
  const first = ada!.turn();
  while (!rowOf(await listOf(house), 'Ada').isHere);
  house.clock.advance(20_000);
  expect((await first).body).toEqual({ type: 'wait', restSeconds: 0 });
  house.clock.advance(5000);
  expect(rowOf(await listOf(house), 'Ada').isHere).toBe(false);
  const second = ada!.turn();
  while (!rowOf(await listOf(house), 'Ada').isHere);
  const stopped = house.stop();
  expect(await second).toMatchObject({ status: 503, body: { code: 'stopping' } });
  await stopped;
});
