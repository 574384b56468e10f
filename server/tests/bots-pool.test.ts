import { type Decision, timeOf } from '@duskhall/bots';
import { type Known, manualClock } from '@duskhall/host';
import { expect, test } from 'vitest';
import { type Asked, type Hearing, openPool, type ToThread } from '../index.ts';

/** Threads that answer when a test tells them to. */
function fakePool(threads = 1) {
  const clock = manualClock();
  const opened: {
    sent: ToThread[];
    hearing: Hearing;
    hasEnded: boolean;
    answer(move: unknown, isCut?: boolean): void;
  }[] = [];
  const minds = openPool({
    threads,
    clock,
    open(hearing) {
      const thread = {
        ...{ sent: [] as ToThread[], hearing, hasEnded: false },
        answer: (move: unknown, isCut = false) => hearing.hear({ decision: { move, reason: null, isCut } }),
      };
      opened.push(thread);
      return {
        send: (message) => void thread.sent.push(message),
        end: async () => {
          thread.hasEnded = true;
        },
      };
    },
  });
  return { clock, opened, minds };
}

const told: (Known | null)[] = [];
const asked = (match: string, seat: number, level = 'regular', isWanted = () => true): Asked => ({
  ...{ match, seat, level, payer: { person: match, household: '' }, isHint: false, isWanted },
  ...{ time: timeOf(level), limit: 2 * timeOf(level) },
  read(known) {
    told.push(known);
    const about = { match, seat, game: 'g', level, view: {}, moves: [1, 2], seed: 1 };
    return { inquiry: { ...about, seen: [], isAnew: known === null }, known: { count: 3, mark: 'm' } };
  },
});
const seatsOf = (sent: ToThread[]) => sent.map((message) => ('inquiry' in message ? message.inquiry.seat : -1));
const fate = (decision: Promise<Decision>) => decision.then(({ move }) => move).catch((error: Error) => error.message);

test('a thread gets one question at a time, and answers in order', async () => {
  const { clock, opened, minds } = fakePool();
  const fates = [0, 1].map((seat) => fate(minds.decide(asked('m', seat))));
  expect(seatsOf(opened[0]!.sent)).toEqual([0]);
  opened[0]!.answer('first');
  clock.advance(timeOf('regular'));
  expect(seatsOf(opened[0]!.sent)).toEqual([0, 1]);
  opened[0]!.answer('second');
  expect(await Promise.all(fates)).toEqual(['first', 'second']);
});

test('a seat stays with its thread, which is told only what is new; others go where least waits', async () => {
  const { clock, opened, minds } = fakePool(2);
  told.length = 0;
  void minds.decide(asked('m', 0));
  void minds.decide(asked('m', 1));
  expect(opened.map(({ sent }) => seatsOf(sent))).toEqual([[0], [1]]);
  opened[0]!.answer(1);
  clock.advance(timeOf('regular'));
  void minds.decide(asked('m', 0));
  expect(told).toEqual([null, null, { count: 3, mark: 'm' }]);
  expect(seatsOf(opened[0]!.sent)).toEqual([0, 0]);
  minds.forget('m');
  expect(opened.map(({ sent }) => sent.at(-1))).toEqual([{ forget: 'm' }, { forget: 'm' }]);
});

test('a thread that dies is replaced: its question fails, the next is answered, and the story told anew', async () => {
  const { opened, minds } = fakePool();
  const first = fate(minds.decide(asked('m', 0)));
  const second = fate(minds.decide(asked('m', 0)));
  told.length = 0;
  opened[0]!.hearing.gone();
  opened[0]!.hearing.gone();
  expect(await first).toMatch('ended');
  expect(told).toEqual([null]);
  opened[0]!.answer('of the dead');
  opened[1]!.answer('new');
  expect(await second).toBe('new');
});

test('a thread that thinks for too long is ended and replaced', async () => {
  const { clock, opened, minds } = fakePool();
  const first = fate(minds.decide(asked('m', 0, 'master')));
  clock.advance(6999);
  expect(opened[0]!.hasEnded).toBe(false);
  clock.advance(1);
  expect([await first, opened[0]!.hasEnded]).toEqual([expect.stringMatching('too long'), true]);
  const second = fate(minds.decide(asked('m', 0)));
  opened[1]!.answer(2);
  expect(await second).toBe(2);
});

test('no more waits than can be thought about in a while; what nobody waits for is dropped', async () => {
  const { clock, opened, minds } = fakePool();
  let isWanted = true;
  const fates = Array.from({ length: 8 }, (_, seat) => fate(minds.decide(asked('m', seat, 'master', () => isWanted))));
  expect(await fates[7]).toMatch('too many');
  isWanted = false;
  opened[0]!.answer(0);
  clock.advance(timeOf('master'));
  expect(await fates[1]).toMatch('nobody waits');
  expect(seatsOf(opened[0]!.sent)).toEqual([0]);
});

test('how long a seat waits goes by what others may take, not by how soon they were done', () => {
  const { clock, opened, minds } = fakePool();
  void minds.decide(asked('m', 0, 'master'));
  const before = minds.waitOf('m', 1, { person: 'm', household: '' });
  opened[0]!.answer('at once');
  expect([before, minds.waitOf('m', 1, { person: 'm', household: '' })]).toEqual([1000, 1000]);
  void minds.decide(asked('m', 1, 'master'));
  clock.advance(700);
  expect(minds.waitOf('m', 2, { person: 'm', household: '' })).toBe(2000 - 700);
  clock.advance(5000);
  expect(minds.waitOf('m', 2, { person: 'm', household: '' })).toBe(0);
});

const limits = (sent: ToThread[]) => sent.map((message) => ('inquiry' in message ? message.inquiry.limit : -1));

test('nor by how late they were: who comes after a bot that took longer has the time set aside for it all the same', () => {
  const waits = [0, 150].map((late) => {
    const { clock, opened, minds } = fakePool();
    for (let seat = 0; seat < 3; seat++) void fate(minds.decide(asked('m', seat)));
    clock.advance(100 + late);
    opened[0]!.answer('at last');
    expect(limits(opened[0]!.sent)).toEqual([200, 200 - late]);
    clock.advance(150 - late);
    return minds.waitOf('m', 3, { person: 'm', household: '' });
  });
  expect(waits).toEqual([50, 50]);
});

test('many bots that are all late have a slot each', () => {
  const { clock, opened, minds } = fakePool();
  for (let seat = 0; seat < 4; seat++) void fate(minds.decide(asked('m', seat)));
  for (const limit of [200, 100, 100]) {
    clock.advance(limit);
    opened[0]!.answer('cut', true);
  }
  expect(limits(opened[0]!.sent)).toEqual([200, 100, 100, 100]);
});

test('decisions are counted: made, cut short, and missed', async () => {
  const { clock, opened, minds } = fakePool();
  let isWanted = true;
  const fates = Array.from({ length: 8 }, (_, seat) => fate(minds.decide(asked('m', seat, 'master', () => isWanted))));
  await fates[7];
  opened[0]!.answer('whole');
  clock.advance(timeOf('master'));
  opened[0]!.answer('cut', true);
  clock.advance(timeOf('master'));
  opened[0]!.hearing.hear({ failure: 'no such game' });
  isWanted = false;
  clock.advance(10 * timeOf('master'));
  await Promise.all(fates);
  expect(minds.counts()).toEqual({ made: 2, cut: 1, missed: 2 });
});

test('many may think at once about what takes no time', async () => {
  const { opened, minds } = fakePool();
  const fates = Array.from({ length: 23 }, (_, seat) => fate(minds.decide({ ...asked('m', seat, 'master'), time: 0 })));
  for (const seat of fates.keys()) opened[0]!.answer(seat);
  expect(await Promise.all(fates)).toEqual([...fates.keys()]);
});

test('a question that cannot be read concerns nobody else', async () => {
  const { clock, opened, minds } = fakePool();
  const broken = (): never => {
    throw new Error('no such view');
  };
  const fates = [asked('m', 0), { ...asked('m', 1), read: broken }, asked('m', 2)].map((one) =>
    fate(minds.decide(one)),
  );
  opened[0]!.answer(0);
  clock.advance(timeOf('regular'));
  opened[0]!.answer(2);
  expect(await Promise.all(fates)).toEqual([0, 'no such view', 2]);
});

test('a failure in a thread concerns one question', async () => {
  const { clock, opened, minds } = fakePool();
  const fates = [0, 1].map((seat) => fate(minds.decide(asked('m', seat))));
  opened[0]!.hearing.hear({ failure: 'no such game' });
  clock.advance(timeOf('regular'));
  opened[0]!.answer(1);
  expect(await Promise.all(fates)).toEqual(['no such game', 1]);
  expect(opened).toHaveLength(1);
});

test('a pool that closes ends its threads and leaves nobody waiting', async () => {
  const { opened, minds } = fakePool();
  const fates = [0, 1].map((seat) => fate(minds.decide(asked('m', seat))));
  await minds.close();
  expect(opened[0]!.hasEnded).toBe(true);
  expect(await Promise.all(fates)).toEqual(['the house closes', 'the house closes']);
  expect(await fate(minds.decide(asked('m', 0)))).toBe('the house closes');
});
