import { openMatch, WATCHER } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { expect, test } from 'vitest';
import { move } from '../actions.ts';
import type { ManualClock } from '../clock.ts';
import type { LiveMatch } from '../live-match.ts';
import { resume } from '../open.ts';
import type { Guest } from '../ports.ts';
import { admit, leave } from '../publish.ts';
import { enqueue } from '../queue.ts';
import { openTest } from './test-match.ts';

/** One person among bots, whom nobody watches. */
function openAlone() {
  const match = openMatch(ticTacToe, { seats: 2, options: {}, seed: 'alone' });
  const test = openTest(match, [
    { account: 'p0', bot: '', name: 'P0' },
    { account: '', bot: 'regular', name: 'regular' },
  ]);
  resume(test.live);
  return test;
}
function watcher() {
  const heard: { type: string; log?: unknown[]; events?: unknown[] }[] = [];
  const guest: Guest = { account: { id: 'w', name: 'W' }, send: (text) => heard.push(JSON.parse(text)), dismiss() {} };
  return { guest, heard };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
/** Lets so many seconds pass, one by one. */
async function pass(clock: ManualClock, seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    clock.advance(1000);
    await turn();
  }
}
const mark = (live: LiveMatch, cell: number) =>
  enqueue(live, () => move(live, 0, live.match.s.table.asked[0]!, [{ cell }]));

test('the first watcher of a failed write leaves the next attempt alone', async () => {
  const { live, clock } = openAlone();
  const { storage } = live.ports;
  const { append } = storage;
  let checks = 0;
  storage.check = async () => {
    checks++;
  };
  storage.append = async () => {
    throw new Error('full');
  };
  await expect(mark(live, 0)).rejects.toThrow('full');
  storage.append = append;
  admit(live, watcher().guest, WATCHER, -1);
  expect([live.isAlone, checks]).toEqual([false, 0]);
  await pass(clock, 2);
  expect(checks).toBe(1);
  await mark(live, 0);
  await pass(clock, 2);
  expect(live.match.record.entries).toHaveLength(2);
});

test('a watcher who sees everything later does not see the times of what came before the first watcher', async () => {
  const { live, clock } = openAlone();
  live.settings.watchDelay = 60;
  const free = () => (live.game.legal(live.match.s, 0)[0] as { cell: number }).cell;
  const [early, late] = [watcher(), watcher()];
  admit(live, early.guest, WATCHER, -1);
  await mark(live, free());
  await pass(clock, 10);
  leave(live, early.guest);
  await mark(live, free());
  await pass(clock, 30);
  expect(live.match.record.entries).toHaveLength(4);
  await pass(clock, 25);
  await mark(live, free());
  admit(live, late.guest, WATCHER, -1);
  // 65 seconds have passed: those who saw everything a minute ago would know the first two marks.
  expect(late.heard.map(({ type, log }) => [type, log?.length])).toEqual([['sync', 2]]);
  await pass(clock, 59);
  expect(late.heard).toHaveLength(1);
  await pass(clock, 2);
  expect(late.heard.map(({ type, events }) => [type, events?.length])).toEqual([
    ['sync', undefined],
    ['news', 4],
  ]);
});
