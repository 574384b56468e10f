import { fastRng } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import { enmityOf } from '../hints/chances.ts';
import { openMind } from '../hints/mind.ts';
import { HUNTER_TYPE, PRINCE, SHAPESHIFTER, VAMPIRE, VAMPIRE_TYPE } from '../roles/table.ts';
import type { State } from '../state/index.ts';
import { at, cycle, game, play, step, table, until, untilCall } from './table.ts';

const hints = game.hints!;
const choice = (s: State, seat: string, seed = 1): Move =>
  hints.decide!(game.view(s, at(seat)), game.legal(s, at(seat)), fastRng(seed));
const words = (s: State, seat: string, seed = 1) => hints.speaks!(game.view(s, at(seat)), fastRng(seed));
const say = (s: State, seat: string, phrase: string, about = -1, value = -1) =>
  play(s, at(seat), { say: phrase, about, other: -1, value } as Move);
const nominate = (s: State, seats: string, target: string) => {
  for (const seat of seats.split(' ')) play(s, at(seat), { nominate: at(target) });
};
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

const THIRTEEN = 'prince queen vampire*7 leader scout monk hunter';
const NINE = 'prince queen vampire*4 scout hunter werewolf';
const atNight = (set: string, dead = '') => table(set, { step: 'night', cycle: 1, dead });

describe('VN-4.8.4: votes of the clans', () => {
  /** How often a seat votes to execute S13, the Hunter. */
  const ayes = (s: State, seat: string) => {
    until(s, 'verdict');
    return SEEDS.filter((seed) => JSON.stringify(choice(s, seat, seed)) === '{"yes":true}').length;
  };
  test('a mate who is lost anyway is given up by some and not by others', () => {
    const s = atNight(THIRTEEN);
    say(s, 'S1', 'claimCheck', at('S13'), HUNTER_TYPE);
    nominate(s, 'S1 S2 S3', 'S13');
    const given = ayes(s, 'S10');
    expect(given).toBeGreaterThan(10);
    expect(given).toBeLessThan(40);
    expect(ayes(s, 'S3')).toBe(40);
  });
  test('a mate who can be saved is never voted against', () => {
    const s = atNight(THIRTEEN);
    nominate(s, 'S3', 'S13');
    expect(ayes(s, 'S10')).toBe(0);
  });
  test('for a stranger they vote as a vampire who knows no more', () => {
    for (const accused of ['S4', 'S5']) {
      const s = atNight(THIRTEEN);
      say(s, 'S1', 'claimCheck', at('S5'), HUNTER_TYPE);
      nominate(s, 'S3', accused);
      until(s, 'verdict');
      expect([accused, choice(s, 'S10')]).toEqual([accused, choice(s, 'S3')]);
    }
  });
});

test('VN-4.8.1: vampires wait while that is free, not when the number alive is odd, nor with two killers', () => {
  const nominates = (s: State) => 'nominate' in choice(s, 'S3');
  const EIGHT = 'prince vampire*5 hunter*2';
  expect(nominates(atNight(EIGHT))).toBe(false);
  expect(nominates(atNight(EIGHT, 'S6'))).toBe(true);
  expect(nominates(atNight('prince vampire*6 hunter werewolf hunter', 'S7 S6'))).toBe(true);
  expect(nominates(atNight('prince vampire*6 hunter kitsune hunter', 'S7 S6'))).toBe(false);
});

describe('VN-4.9.5: stories of the clans', () => {
  test('whoever is found out finds the finder and poses as the lord', () => {
    const s = atNight(NINE);
    say(s, 'S1', 'claimCheck', at('S8'), HUNTER_TYPE);
    expect(words(s, 'S8')).toMatchObject({ say: 'claimCheck', about: at('S1') });
    say(s, 'S8', 'claimCheck', at('S1'), SHAPESHIFTER);
    nominate(s, 'S3 S4 S5', 'S8');
    expect(words(s, 'S8')).toMatchObject({ say: 'claimRole', value: PRINCE });
    say(s, 'S8', 'claimRole', -1, PRINCE);
    expect(words(s, 'S1')).toMatchObject({ say: 'claimRole', value: PRINCE });
    nominate(s, 'S3 S4 S5', 'S7');
    expect(words(s, 'S8')).toEqual({ say: 'claimCheck', about: at('S7'), other: -1, value: VAMPIRE_TYPE });
  });
  test('nobody poses as a lord who is dead', () => {
    const s = atNight(NINE, 'S1');
    say(s, 'S3', 'claimCheck', at('S8'), HUNTER_TYPE);
    say(s, 'S8', 'claimCheck', at('S3'), SHAPESHIFTER);
    nominate(s, 'S3 S4 S5', 'S8');
    expect(words(s, 'S8')).toMatchObject({ say: 'claimRole', value: VAMPIRE });
  });
  test('VN-5.16: the Scout exposes enemies of another side, and only while a lord may have found them', () => {
    const exposed = { say: 'claimCheck', about: at('S9'), value: SHAPESHIFTER };
    expect(words(cycle(table(NINE), { scout: 'S9' }), 'S7')).toMatchObject(exposed);
    expect(words(cycle(table(NINE, { dead: 'S1' }), { scout: 'S9' }), 'S7')).not.toMatchObject(exposed);
  });
  test('to say that one is a Vampire proves nothing', () => {
    const s = atNight(NINE);
    const threat = () => enmityOf(openMind(game.view(s, at('S3')), fastRng(1)).belief, at('S8'));
    const before = threat();
    say(s, 'S8', 'claimRole', -1, VAMPIRE);
    expect(threat()).toBeCloseTo(before, 5);
    say(s, 'S8', 'claimRole', -1, PRINCE);
    expect(threat()).toBeLessThan(before - 0.05);
  });
});

describe('a weaker level', () => {
  const skilled = (s: State, seat: string, temperature: number, memory = 1) =>
    SEEDS.map((seed) => {
      const skill = { temperature, memory };
      return JSON.stringify(hints.decide!(game.view(s, at(seat)), game.legal(s, at(seat)), fastRng(seed), skill));
    });
  test('takes near equals for each other, never one who is clearly cleared', () => {
    const s = atNight(NINE);
    say(s, 'S1', 'claimCheck', at('S3'), VAMPIRE_TYPE);
    say(s, 'S2', 'claimCheck', at('S8'), HUNTER_TYPE);
    nominate(s, 'S1 S2', 'S8');
    until(s, 'debate');
    const isOf = (answers: string[], seat: string) => answers.includes(`{"nominate":${at(seat)}}`);
    expect([isOf(skilled(s, 'S4', 0), 'S8'), isOf(skilled(s, 'S4', 0.1), 'S3')]).toEqual([true, false]);
    expect(skilled(s, 'S4', 0.1)).toEqual(skilled(s, 'S4', 0.1));
  });
  test('names whom it clearly wants most, unless it can hardly tell anything apart', () => {
    const s = atNight(NINE);
    say(s, 'S3', 'accuse', at('S8'));
    say(s, 'S2', 'claimCheck', at('S9'), HUNTER_TYPE);
    untilCall(s, 'scout');
    const named = (temperature: number) => new Set(skilled(s, 'S7', temperature));
    expect([...named(0), ...named(0.1)]).toEqual(Array(2).fill(`{"name":${at('S2')}}`));
    expect(named(3).size).toBeGreaterThan(1);
  });
  test('forgets the words and votes of earlier nights, and never what it was told itself', () => {
    const s = atNight(NINE);
    say(s, 'S2', 'claimCheck', at('S8'), HUNTER_TYPE);
    while (s.cycle === 1) step(s);
    const threat = (seat: string, memory: number) =>
      enmityOf(openMind(game.view(s, at(seat)), fastRng(1), { temperature: 0, memory }).belief, at('S8'));
    expect(threat('S4', 1)).toBeGreaterThan(threat('S4', 0) + 0.1);
    expect(threat('S4', 0.5)).toBe(threat('S4', 1));
  });
});
