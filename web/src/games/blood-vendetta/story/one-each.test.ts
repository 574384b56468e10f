import { type Event, HUNTER, type Trial, VAMPIRE } from '@duskhall/blood-vendetta';
import { describe, expect, test } from 'vitest';
import { SHOW } from '../screen/texts/show.ts';
import type { Evening } from './awards.ts';
import { decisiveOf, roundsOf, toldOf } from './decisive.ts';
import { oneEach } from './one-each.ts';

const ROLES = [VAMPIRE, VAMPIRE, VAMPIRE, VAMPIRE, HUNTER, HUNTER];
const phase = (cycle: number, name: 'day' | 'night'): Event => ({ type: 'phaseBegan', cycle, phase: name });
const died = (seat: number, cycle: number, cause: 'nightfall' | 'execution' | 'removal'): Event => ({
  type: 'died',
  death: { seat, cycle, cause, shows: 'role', shown: ROLES[seat]!, isKitsunes: false },
});
const tried = (cycle: number, accused: number, votes: number[], isCondemned: boolean): Event => ({
  type: 'tried',
  trial: { cycle, accused, votes, ayes: votes.filter((vote) => vote === 1).length, voters: 6, isCondemned } as Trial,
});
const evening = (log: Event[]): Evening => ({
  log,
  roles: ROLES,
  isAlive: ROLES.map((_, seat) => !log.some((event) => event.type === 'died' && event.death.seat === seat)),
});
const LOG: Event[] = [
  phase(1, 'day'),
  { type: 'struck', clan: 'hunters', votes: [], victim: 2 },
  phase(1, 'night'),
  died(0, 1, 'nightfall'),
  tried(1, 1, [-1, 0, 0, 1, 1, 1], false),
  phase(2, 'night'),
  tried(2, 4, [-1, 1, 1, 1, 0, 0], true),
  died(4, 2, 'execution'),
  phase(3, 'day'),
  phase(3, 'night'),
  died(1, 3, 'nightfall'),
  died(5, 3, 'execution'),
];

describe('one award each', () => {
  test('everybody gets one, and only one can have an honour', () => {
    const titles = oneEach(evening(LOG));
    expect(titles.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(titles.filter((title) => 'honour' in title && title.honour === 'first')).toHaveLength(1);
    expect(titles[0]).toEqual({ seat: 0, honour: 'first', value: 1 });
    expect(titles).toContainEqual({ seat: 1, honour: 'spared', value: 1 });
    expect(oneEach(evening(LOG.slice(0, 3)))[2]).toEqual({ seat: 2, honour: 'lucky', value: 1 });
  });

  test('for whom no honour is left there is what became of them', () => {
    const log = [phase(1, 'night'), died(0, 1, 'execution'), died(1, 1, 'execution'), died(4, 1, 'execution')];
    const titles = oneEach(evening([...log, died(5, 1, 'removal'), died(2, 1, 'nightfall')]));
    expect(titles.map((title) => 'honour' in title && title.honour)).toEqual([
      ...['first', 'martyr', 'prey', false, 'caught', 'gone'],
    ]);
    expect(oneEach(evening([]))[0]).toEqual({ seat: 0, honour: 'standing', value: 0, nth: 0 });
  });

  test('are worded in every language', () => {
    for (const { honours } of Object.values(SHOW))
      for (const { titles, text } of Object.values(honours)) {
        expect(new Set(titles).size).toBe(titles.length);
        expect(titles.length).toBeGreaterThan(0);
        for (const n of [1, 2, 5]) expect(text(n)).not.toMatch(/undefined|NaN|^$/);
      }
  });
});

describe('the round that decided', () => {
  test('is the one in which the winners gained the most', () => {
    expect(roundsOf(LOG).map(({ cycle }) => cycle)).toEqual([1, 2, 3]);
    // The vampires lost one, took one, and took one for one.
    expect(decisiveOf(evening(LOG), 'vampires')!.cycle).toBe(2);
    // For hunters it was the first death; the third round was even.
    expect(decisiveOf(evening(LOG), 'hunters')!.cycle).toBe(1);
    expect(decisiveOf(evening([phase(1, 'night')]), 'stalemate')).toBeNull();
  });

  test('tells whom the clans struck, the verdicts and the dead', () => {
    expect(toldOf(roundsOf(LOG)[0]!).map(({ type }) => type)).toEqual(['struck', 'died', 'tried']);
  });
});
