import type { Inquiry } from '@duskhall/bots';
import type { Known } from '@duskhall/host';
import type { AnyGame } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import { type Minds, mindsHere } from '../index.ts';
import { sitWithBots } from './bots-at-table.ts';
import { act, createTable, must, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const games = [vampireEmpire, ticTacToe] as AnyGame[];

/** Passes if that is offered. */
const leastOf = (moves: readonly unknown[]): unknown =>
  (moves as { done?: true; skip?: true }[]).find(({ done, skip }) => done || skip) ?? moves[0];

/** Bots that remember what they were told, record every inquiry and do as little as possible. */
function listeners(inquiries: Inquiry[]): Minds {
  const told = new Map<number, Known>();
  const decide: Minds['decide'] = async ({ seat, read }) => {
    const { inquiry, known } = read(told.get(seat) ?? null);
    told.set(seat, known);
    inquiries.push({ ...inquiry, match: '', seed: 0 });
    return { move: leastOf(inquiry.moves), reason: null };
  };
  return { ...mindsHere(games), decide };
}

const undo = (person: Visitor) => must(person.ask({ type: 'undo', match: person.mirror().match }));

test('what another picks and puts back in secret changes nothing of what a bot is asked', async () => {
  const asked: string[] = [];
  let puts = 0;
  for (const puttingBack of [0, 2]) {
    const inquiries: Inquiry[] = [];
    const house = await openHouse({ games, minds: listeners(inquiries) });
    const { person, table } = await sitWithBots(house, 'vampire-empire', 2, true);
    await house.server.hall.startScenario(table.id, { seat: 0 }, 'seed');
    await person.until(({ mirror }) => mirror !== null);
    for (let step = 0; step < 60 && inquiries.length < 12; step++) {
      const { moves } = person.mirror();
      if (moves.length === 0) house.clock.advance(8000);
      else {
        const part = moves.find((move) => 'pile' in (move as object));
        if (part)
          for (let time = 0; time < puttingBack; time++) {
            await must(act(person, part));
            await undo(person);
            if (inquiries.length > 0) puts++;
          }
        await must(act(person, leastOf(moves)));
      }
      await settled([person]);
    }
    expect(inquiries).toHaveLength(12);
    expect(inquiries.map(({ isAnew }) => isAnew)).toEqual(inquiries.map((_, number) => number === 0));
    expect(inquiries.every(({ seen }) => seen.length > 0)).toBe(true);
    asked.push(JSON.stringify(inquiries));
  }
  expect(puts).toBeGreaterThan(0);
  expect(asked[1]).toBe(asked[0]);
});

test('a bot answers the table as it is, not as it was before a step back', async () => {
  const inquiries: Inquiry[] = [];
  const party = {
    isOut: () => false,
    isAbsent: () => false,
    rooms: () => ({ speaks: [], hears: [] }),
    chapter: () => 0,
  };
  const led = [{ ...ticTacToe, party } as AnyGame];
  const house = await openHouse({ games: led, minds: listeners(inquiries) });
  const host = await visit(house.url, 'Moderator');
  const table = await createTable(house.url, host, { game: 'tic-tac-toe', seats: 2, moderator: 'host' });
  await must(host.ask({ type: 'open', table: table.id }));
  for (const seat of [0, 1]) await must(host.ask({ type: 'seatBot', table: table.id, seat, level: 'random' }));
  await must(host.ask({ type: 'start', table: table.id }));
  await host.until(({ mirror }) => mirror !== null);
  const { match } = host.mirror();
  const enter = (cell: number) => must(host.ask({ type: 'enter', match, seat: 0, moves: [{ cell }] }));
  await enter(0);
  await must(host.ask({ type: 'rewind', match, entries: 0 }));
  await enter(8);
  house.clock.advance(250);
  await settled([host]);
  const second = inquiries.filter(({ seat }) => seat === 1);
  expect(second.map(({ view }) => (view as { board: number[] }).board.indexOf(0))).toEqual([0, 8]);
  expect(host.view().board[0]).toBe(1);
});
