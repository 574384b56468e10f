import { ADVISER, type Decision, timeOf } from '@duskhall/bots';
import { manualClock } from '@duskhall/host';
import { expect, test } from 'vitest';
import type { Payer } from '../bots/fair-queue.ts';
import { type Asked, openPool, type ToThread } from '../index.ts';

/** Threads that answer immediately and record the order of inquiries. */
function poolOf(threads = 1) {
  const clock = manualClock();
  const order: string[] = [];
  const minds = openPool({
    threads,
    clock,
    open: ({ hear }) => ({
      send(message: ToThread) {
        if (!('inquiry' in message)) return;
        order.push(message.inquiry.match);
        hear({ decision: { move: message.inquiry.seat, reason: null } });
      },
      end: async () => {},
    }),
  });
  return { clock, order, minds };
}

const of = (person: string, household = ''): Payer => ({ person, household });
const asked = (match: string, person: string, seat = 0, level = 'master', isHint = false, household = ''): Asked => ({
  ...{
    match,
    seat,
    level,
    payer: of(person, household),
    isHint,
    isWanted: () => true,
    time: timeOf(level),
    limit: 2 * timeOf(level),
  },
  read: () => ({
    inquiry: { match, seat, game: 'g', level, view: {}, moves: [1, 2], seed: 1, seen: [], isAnew: true },
    known: { count: 0, mark: '' },
  }),
});
const fate = (decision: Promise<Decision>) => decision.then(() => 'thought').catch((error: Error) => error.message);

test('who has a bot think waits for one of each other person’s bots, not for all of them', () => {
  const { clock, order, minds } = poolOf();
  for (let seat = 0; seat < 5; seat++) void fate(minds.decide(asked('flood', 'mallory', seat)));
  const promised = minds.waitOf('calm', 0, of('anna'));
  void fate(minds.decide(asked('calm', 'anna')));
  clock.advance(promised);
  expect([promised <= 2 * (timeOf('master') + 1), order.includes('calm')]).toEqual([true, true]);
});

test('more matches of one person do not get more of the threads', () => {
  const { clock, order, minds } = poolOf();
  for (let match = 0; match < 5; match++) void fate(minds.decide(asked(`flood ${match}`, 'mallory')));
  for (let seat = 0; seat < 2; seat++) void fate(minds.decide(asked('calm', 'anna', seat)));
  clock.advance(4 * timeOf('master'));
  expect(order.filter((match) => match === 'calm')).toHaveLength(2);
});

test('many accounts of one address have no more turns than two persons', () => {
  const { clock, order, minds } = poolOf();
  for (let person = 0; person < 6; person++)
    void fate(minds.decide(asked(`flood ${person}`, `mallory ${person}`, 0, 'master', false, 'cellar')));
  for (let seat = 0; seat < 2; seat++) void fate(minds.decide(asked('calm', 'anna', seat, 'master', false, 'attic')));
  clock.advance(5 * (timeOf('master') + 1));
  expect(order.filter((match) => match === 'calm')).toHaveLength(2);
});

test('who is promised a time and has nothing else here is not overtaken, whoever comes later', () => {
  const { clock, order, minds } = poolOf();
  for (let seat = 0; seat < 3; seat++) void fate(minds.decide(asked('first', 'mallory', seat)));
  const promised = minds.waitOf('calm', 0, of('anna'));
  void fate(minds.decide(asked('calm', 'anna')));
  for (let person = 0; person < 5; person++) void fate(minds.decide(asked(`later ${person}`, `${person}`)));
  clock.advance(promised);
  expect(order).toContain('calm');
});

test('a full queue turns away who has filled it, not who comes', async () => {
  const { minds, clock } = poolOf();
  const flood = Array.from({ length: 20 }, (_, seat) => fate(minds.decide(asked('flood', 'mallory', seat))));
  const calm = fate(minds.decide(asked('calm', 'anna')));
  expect(await flood[19]).toMatch('too many');
  clock.advance(20_000);
  expect(await calm).toBe('thought');
});

test('a bot’s move does not wait for hints, however many are asked for', () => {
  const { minds, order } = poolOf();
  for (let person = 0; person < 50; person++)
    void fate(minds.decide(asked(`hint ${person}`, `${person}`, 0, ADVISER, true)));
  expect(minds.waitOf('calm', 0, of('anna'))).toBe(0);
  void fate(minds.decide(asked('calm', 'anna')));
  expect(order).toEqual(['hint 0', 'calm']);
});

test('hints of one person do not keep another’s waiting', () => {
  const { clock, minds, order } = poolOf();
  for (let match = 0; match < 40; match++) void fate(minds.decide(asked(`hint ${match}`, 'mallory', 0, ADVISER, true)));
  void fate(minds.decide(asked('own', 'anna', 0, ADVISER, true)));
  clock.advance(3 * timeOf(ADVISER));
  expect(order).toContain('own');
});
