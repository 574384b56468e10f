import { type Inquiry, levelBot } from '@duskhall/bots';
import { type AnyGame, fastRng, readOptions } from '@duskhall/kernel';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import { evenTime } from './even-time.ts';
import { newLog, readLog } from './log.ts';
import { InTurn, openTerminalMatch } from './terminal-match.ts';

const game = vampireEmpire as AnyGame;
const botOf = () => levelBot('novice', { budget: { iterations: 50 } });
const AUTO = { responseMode: 'auto-pass' };
const start = (people: number[], options: object) => ({
  ...{ game, seats: 2, options: readOptions(game.options, options, 2), seed: 'x', people },
  ...{ level: 'novice', botOf, chance: fastRng(7) },
  evenly: async <T>(think: () => T) => think(),
});

test('VE-8.4 the clock never passes for one of several people: that would tell who holds a response', async () => {
  const byClock = async (people: number[]): Promise<number> => {
    const match = openTerminalMatch(start(people, AUTO));
    const rng = fastRng(3);
    for (let turn = 0; turn < 120; turn++) {
      const seat = await match.untilPerson();
      if (seat < 0) break;
      const { moves } = match.mirrorOf(seat);
      await match.move(seat, moves[Math.floor((turn * 7 + rng.words[0]!) % moves.length)] ?? moves[0]);
    }
    const isPass = (entry: (typeof match.record.entries)[number]) =>
      'by' in entry && entry.by === 'clock' && people.includes(entry.seat);
    return match.record.entries.filter(isPass).length;
  };
  expect(await byClock([0, 1])).toBe(0);
  expect(await byClock([0])).toBeGreaterThan(0);
});

test('VE-8.4 bots together take as long whether they have a choice or not', async () => {
  const taken = async (costs: number[]): Promise<number> => {
    let time = 0;
    const evenly = evenTime(
      () => time,
      async (milliseconds) => {
        time += milliseconds;
      },
    );
    const decide = ({ seed }: Inquiry) => {
      time += seed;
      return { move: null, reason: null };
    };
    const thinker = new InTurn({ decide }, evenly);
    await thinker.decide({ seed: 40 } as Inquiry);
    const begun = time;
    await Promise.all(costs.map((seed) => thinker.decide({ seed } as Inquiry)));
    return time - begun;
  };
  expect([await taken([0, 0, 0]), await taken([40, 0, 0]), await taken([30, 40, 20])]).toEqual([120, 120, 120]);
});

test('what the end reveals in old lines is not shown again as news, what replaces lines taken back is', () => {
  const texts = { event: ({ line }: { line: string }) => line } as never;
  const mirrorOf = (log: string[], scores: number[] = []) => ({ log: log.map((line) => ({ line })), scores }) as never;
  const log = newLog();
  readLog(log, mirrorOf(['a', 'b', 'c']), texts, []);
  log.shown = 3;
  readLog(log, mirrorOf(['a', 'x', 'y', 'z']), texts, []);
  expect(log.lines.slice(log.shown)).toEqual(['x', 'y', 'z']);
  log.shown = 4;
  readLog(log, mirrorOf(['a', 'X', 'y', 'z', 'end'], [1, 0]), texts, []);
  expect(log.lines.slice(log.shown)).toEqual(['end']);
});

test.each([
  [1, true, 'you 1'],
  [1, false, 'nobody'],
  [-1, true, 'nobody'],
])('the reader on seat %i, alone: %s', (seat, isAlone, line) => {
  const texts = {
    event: (_: object, __: object, reader?: number) => (reader === undefined ? 'nobody' : `you ${reader}`),
  } as never;
  const log = newLog();
  readLog(log, { log: [{}], scores: [], seat } as never, texts, [], isAlone);
  expect(log.lines).toEqual([line]);
});
