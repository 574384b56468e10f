import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LIMITS, openMemory, openPool, realClock, startServer } from '../index.ts';
import { act, begin, must, settled } from './gathering.ts';
import { testConfig } from './test-config.ts';
import { type Visitor, visit } from './visitor.ts';

const MINUTE = 60_000;
const STEPS = [-10_000, -10 * MINUTE, 10 * MINUTE];

let step = 0;
beforeEach(() => {
  step = 0;
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + step);
});
afterEach(() => void vi.restoreAllMocks());

/** A server with a real clock and the default limits. */
async function openRealHouse() {
  const server = await startServer(testConfig({ storage: await openMemory(), clock: realClock(), limits: LIMITS }));
  onTestFinished(() => server.stop());
  return server;
}

for (const milliseconds of STEPS) {
  const name = `the date steps by ${milliseconds / 1000} s`;

  test(`${name}: what waits does not wait longer, and time goes on as before`, async () => {
    const clock = realClock();
    const before = clock.now();
    const fired = new Promise<void>((resolve) => clock.after(20, resolve));
    step = milliseconds;
    await fired;
    const passed = clock.now() - before;
    expect(passed).toBeGreaterThanOrEqual(20);
    expect(passed).toBeLessThan(5 * MINUTE);
    const date = clock.date();
    expect(Date.now() - date).toBeGreaterThanOrEqual(0);
    expect(Date.now() - date).toBeLessThan(5 * MINUTE);
  });

  test(`${name}: sockets stay, nobody is locked out, no thinking time is gone`, async () => {
    const house = await openRealHouse();
    const { people, table } = await begin(house, {
      game: 'tic-tac-toe',
      seats: 2,
      clock: { kind: 'live', base: 3600, increment: 0 },
    });
    const [first, second] = people as [Visitor, Visitor];
    step = milliseconds;
    await must(act(first, { cell: 0 }));
    await settled(people);
    await must(act(second, { cell: 4 }));
    await must(second.ask({ type: 'chat', table: table.id, room: 'all', text: 'still here' }));
    await settled(people);
    for (const left of first.mirror().clocks.left) expect(left).toBeGreaterThan(3_300_000);
    expect(first.heard().filter(({ type }) => type === 'bye')).toEqual([]);
    await visit(house.url, 'Newcomer');
  });

  test(`${name}: a bot that thinks is heard, and so is the next`, async () => {
    const pool = openPool({
      threads: 1,
      clock: realClock(),
      open: ({ hear }) => ({
        send: () => void setImmediate(() => hear({ decision: { move: 1, reason: null } })),
        end: async () => {},
      }),
    });
    const decide = () =>
      pool.decide({
        ...{
          match: 'm',
          seat: 0,
          level: 'novice',
          time: 100,
          limit: 200,
          payer: { person: 'p', household: '' },
          isHint: false,
          isWanted: () => true,
        },
        read: () => ({ inquiry: {} as never, known: { count: 0, mark: '' } }),
      });
    const first = decide();
    step = milliseconds;
    expect(pool.waitOf('m', 0, { person: 'p', household: '' })).toBeLessThanOrEqual(100);
    const second = decide();
    for (const thought of [first, second]) expect((await thought).move).toBe(1);
  });
}
