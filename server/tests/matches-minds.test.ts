import { type Inquiry, LEVEL_NAMES, levelBot, timeOf } from '@duskhall/bots';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { AnyGame, AnyState } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { type Minds, mindsHere } from '../index.ts';
import { playOut, sitWithBots } from './bots-at-table.ts';
import { act, createTable, isOver, must, ready, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import { visit } from './visitor.ts';

/** A game whose bots watch the other players. */
const watched: AnyGame = {
  ...cartaImperaVictoria,
  hints: { ...cartaImperaVictoria.hints!, clues: { between: () => [], likelihood: () => 1 } },
};
const games = [watched, ticTacToe] as AnyGame[];
const swift = () => levelBot('regular', { budget: { iterations: 8 } });
const thoughtful: Minds = { ...mindsHere(games, swift), waitOf: () => 20, timeOf: () => 30 };

describe('a match never stands still', () => {
  const rows: [string, Minds['decide']][] = [
    ['nobody thinks', () => Promise.reject(new Error('the thread of this bot has ended'))],
    ['a bot answers nonsense', async () => ({ move: { cell: 99 }, reason: null })],
  ];
  for (const [name, decide] of rows)
    test(`where ${name}, the first sight decides`, async () => {
      const house = await openHouse({ games, minds: { ...mindsHere(games), decide } });
      const { person, table } = await sitWithBots(house, 'tic-tac-toe', 2, true);
      await must(person.ask({ type: 'start', table: table.id }));
      await person.until(({ mirror }) => mirror !== null);
      await playOut(house, person);
    });

  test('a bot that thinks longer than its time is not waited for', async () => {
    const decide: Minds['decide'] = () => new Promise(() => {});
    const house = await openHouse({ games, minds: { ...mindsHere(games), decide } });
    const { person, table } = await sitWithBots(house, 'tic-tac-toe', 2, true);
    await must(person.ask({ type: 'start', table: table.id }));
    await person.until(({ mirror }) => mirror !== null);
    await must(act(person, { cell: 0 }));
    house.clock.advance(99);
    await settled([person]);
    expect(person.mirror().log).toHaveLength(1);
    house.clock.advance(101);
    await settled([person]);
    expect(person.mirror().log).toHaveLength(2);
  });
});

test('what is asked of a bot is alike at two tables that its seat cannot tell apart', async () => {
  const deck = ['science-i', 'economy-i', 'culture-i', 'religion-i', 'military-ii', 'religion-ii', 'science-ii'];
  const own = ['military-i', 'religion-i', 'science-i'];
  const scenarios = [
    { hands: [own, ['military-i', 'religion-i', 'economy-i']], deck },
    {
      hands: [own, ['culture-i', 'culture-i', 'science-i']],
      deck: [deck[0]!, ...deck.slice(1, 4).reverse(), ...deck.slice(4).reverse()],
    },
  ];
  const asked: Inquiry[][] = [];
  for (const [side, scenario] of scenarios.entries()) {
    const inquiries: Inquiry[] = [];
    const decide: Minds['decide'] = async ({ read }) => {
      const { inquiry } = read(null);
      if (inquiry.seat === 0) inquiries.push({ ...inquiry, match: '', seed: 0 });
      return { move: inquiry.moves[0], reason: null };
    };
    const house = await openHouse({ games, minds: { ...mindsHere(games), decide } });
    const { person, table } = await sitWithBots(house, watched.name, 2, false);
    await house.server.hall.startScenario(table.id, scenario, `seed ${side}`);
    await person.until(({ mirror }) => mirror !== null);
    for (let step = 0; step < 2; step++) {
      house.clock.advance(200);
      await settled([person]);
    }
    asked.push(inquiries);
  }
  expect(asked[0]!.length).toBeGreaterThanOrEqual(2);
  expect(asked[0]!.at(-1)!.seen.length).toBeGreaterThan(1);
  expect(JSON.stringify(asked[1])).toBe(JSON.stringify(asked[0]));
});

test('who waits and thinks for longer answers later', async () => {
  const house = await openHouse({ games, minds: thoughtful });
  const { person, table } = await sitWithBots(house, 'tic-tac-toe', 2, true);
  await must(person.ask({ type: 'start', table: table.id }));
  await person.until(({ mirror }) => mirror !== null);
  for (const seen of [1, 3, 5]) {
    await must(act(person, person.mirror().moves[0]));
    if (isOver(person)) return;
    house.clock.advance(149);
    await settled([person]);
    expect(person.mirror().log).toHaveLength(seen);
    house.clock.advance(101);
    await settled([person]);
    if (isOver(person)) return;
    expect(person.mirror().log).toHaveLength(seen + 1);
  }
});

test('the lobby lists the levels, the usual one first, and how long each thinks', async () => {
  const botLevels = LEVEL_NAMES;
  const house = await openHouse({ games, botLevels, minds: thoughtful });
  const response = await fetch(`${house.url}/api/games`);
  const { bots, thinking } = (await response.json()) as { bots: string[]; thinking: object };
  expect([bots, thinking]).toEqual([
    ['regular', 'beginner', 'novice', 'casual', 'expert', 'master'],
    Object.fromEntries(botLevels.map((level) => [level, timeOf(level)])),
  ]);
});

test('every level can take a seat, and is told to the mind', async () => {
  const told = new Set<string>();
  const decide: Minds['decide'] = (inquiry) => {
    told.add(inquiry.level);
    return thoughtful.decide(inquiry);
  };
  const house = await openHouse({ games, botLevels: LEVEL_NAMES, minds: { ...thoughtful, decide } });
  for (const level of LEVEL_NAMES) {
    const person = await visit(house.url, 'Person');
    const table = await createTable(house.url, person, { game: 'tic-tac-toe', seats: 2 });
    await must(person.ask({ type: 'open', table: table.id }));
    await must(person.ask({ type: 'sit', table: table.id, seat: 1 }));
    await must(person.ask({ type: 'seatBot', table: table.id, seat: 0, level }));
    await ready(table, person);
    await must(person.ask({ type: 'start', table: table.id }));
    await person.until(({ mirror }) => mirror !== null);
    await expect.poll(() => [...told]).toContain(level);
  }
});

test('bots say unasked what comes to their minds, in their time and not for ever', async () => {
  const talkative: AnyGame = {
    ...ticTacToe,
    free: (_: AnyState, seat: number) => (seat === 1 ? [{ word: 'hm' }] : []),
    apply(s: AnyState, seat: number, move: never) {
      if ('word' in (move as object)) s.table.log?.push({ type: 'said', seat });
      else ticTacToe.apply(s as never, seat, move);
    },
    redact: (s: AnyState, event: { type: string }, viewer: number) =>
      event.type === 'said' ? event : ticTacToe.redact(s as never, event as never, viewer),
    hints: {
      value: () => [0.5, 0.5],
      weights: (_: object, moves: unknown[]) => moves.map(() => 1),
      speaks: () => ({ word: 'hm' }),
    },
  };
  const all = [talkative];
  const house = await openHouse({ games: all, minds: mindsHere(all, swift) });
  const { person, table } = await sitWithBots(house, 'tic-tac-toe', 2, true);
  await must(person.ask({ type: 'start', table: table.id }));
  await person.until(({ mirror }) => mirror !== null);
  house.clock.advance(399);
  await settled([person]);
  expect(person.mirror().log).toEqual([]);
  for (let word = 0; word < 20; word++) {
    house.clock.advance(800);
    await settled([person]);
  }
  expect(person.mirror().log).toEqual(Array.from({ length: 12 }, () => ({ type: 'said', seat: 1 })));
});
