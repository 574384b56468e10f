import { fastRng, type Seat } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import { enmityOf } from '../hints/chances.ts';
import { openMind, suspicionOf } from '../hints/mind.ts';
import { HUNTER_TYPE, PRINCE, QUEEN, VAMPIRE } from '../roles/table.ts';
import type { State } from '../state/index.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import { at, cycle, game, night, play, table, until, untilCall } from './table.ts';
import { NAMES } from './text-samples.ts';

const hints = game.hints!;
const mindOf = (s: State, seat: string) => openMind(game.view(s, at(seat)), fastRng(1));
const threat = (s: State, of: string, seat: string) => enmityOf(mindOf(s, of).belief, at(seat));
const choice = (s: State, seat: string, seed = 1): Move =>
  hints.decide!(game.view(s, at(seat)), game.legal(s, at(seat)), fastRng(seed));
const words = (s: State, seat: string, seed = 1) => hints.speaks!(game.view(s, at(seat)), fastRng(seed));
const say = (s: State, seat: string, phrase: string, about = -1, value = -1) =>
  play(s, at(seat), { say: phrase, about, other: -1, value } as Move);

const SET = 'prince queen vampire*4 scout hunter werewolf';
const atNight = (dead = '') => table(SET, { step: 'night', cycle: 1, dead });

describe('why it decided so', () => {
  const because = (s: State, seat: string, move: Move = choice(s, seat)) =>
    hints.because!(game.view(s, at(seat)), [], move)!;

  test('by how likely an enemy somebody is, in its own eyes or in those of the town', () => {
    const s = cycle(table(SET), { prince: 'S8' });
    const accuse = { nominate: at('S8') };
    expect(because(s, 'S1', accuse)).toEqual({ code: 'enemy', args: { seat: at('S8'), percent: 100 } });
    expect(because(s, 'S8', { nominate: at('S1') })).toMatchObject({ code: 'bait', args: { seat: at('S1') } });
    expect(because(s, 'S1', { ready: true })).toEqual({ code: 'unsure', args: { seat: at('S8'), percent: 100 } });
    play(s, 0, accuse);
    until(s, 'verdict');
    expect(because(s, 'S1')).toEqual({ code: 'verdict', args: { seat: at('S8'), percent: 100 } });
    expect([en, ru, fr].map((texts) => texts.because!(because(s, 'S1'), NAMES))).toEqual([
      'To execute ZqH, or not? The chance of an enemy: 100%.',
      'Казнить или нет? ZqH — враг с вероятностью 100\u00a0%.',
      'Exécuter ZqH ou non\u202f? Un ennemi à 100\u00a0%.',
    ]);
    expect(because(s, 'S8').code).toBe('own');
  });
  test('a power by what it is good for', () => {
    expect(because(untilCall(table(SET), 'lord'), 'S1').code).toBe('power');
    expect(because(untilCall(table(SET), 'queen'), 'S2').code).toBe('trusted');
    expect(because(table(SET, { step: 'roles' }), 'S1').code).toBe('read');
  });
});

describe('what it makes of what it knows', () => {
  test('without evidence every stranger is an enemy as often as there are enemies', () => {
    const s = atNight();
    for (const seat of ['S1', 'S4', 'S8', 'S9']) expect(threat(s, 'S3', seat)).toBeCloseTo(3 / 8, 2);
  });
  test('VN-5.2.1: a check is certain, and makes others less suspect', () => {
    const s = cycle(table(SET), { prince: 'S8' });
    expect([threat(s, 'S1', 'S8'), threat(s, 'S1', 'S4')]).toEqual([expect.closeTo(1, 2), expect.closeTo(2 / 7, 1)]);
  });
  test('VN-4.2.4: hunters know their own, and the Newly-Turned knows them', () => {
    const s = table('prince newly-turned vampire*4 hunter*2', { step: 'night', cycle: 1 });
    expect(mindOf(s, 'S7').strangers).toEqual([0, 2, 3, 4, 5]);
    expect(threat(s, 'S2', 'S7')).toBeGreaterThan(0.9);
    expect(threat(s, 'S2', 'S3')).toBeLessThan(0.05);
  });
  test('who votes for the death of a vampire is suspected, who votes for that of an enemy is trusted', () => {
    const s = atNight();
    night(s, 'S3>S4', { S4: 'S5 S6 S7 S8 S9' });
    expect(threat(s, 'S3', 'S7')).toBeGreaterThan(threat(s, 'S3', 'S2'));
    const right = night(atNight(), 'S3>S8', { S8: 'S1 S2 S4 S5 S6' });
    expect(threat(right, 'S3', 'S1')).toBeLessThan(threat(right, 'S3', 'S7'));
  });
  test('VN-4.9.5: a claim is refuted by a card, and by another claim', () => {
    const s = atNight('S2');
    const before = threat(s, 'S3', 'S4');
    say(s, 'S4', 'claimRole', -1, QUEEN);
    expect(threat(s, 'S3', 'S4')).toBeGreaterThan(before + 0.3);
    say(s, 'S1', 'claimRole', -1, PRINCE);
    const alone = threat(s, 'S3', 'S1');
    say(s, 'S9', 'claimRole', -1, PRINCE);
    expect(threat(s, 'S3', 'S1')).toBeGreaterThan(alone);
  });
  test('whoever says what I know to be false is an enemy', () => {
    const s = atNight();
    say(s, 'S8', 'claimCheck', at('S3'), HUNTER_TYPE);
    expect(threat(s, 'S3', 'S8')).toBeGreaterThan(0.8);
    expect(threat(s, 'S4', 'S3')).toBeGreaterThan(threat(s, 'S4', 'S5'));
  });
});

describe('what it does', () => {
  test('VN-5.1: the King checks, and kills whom he is sure of', () => {
    const s = cycle(table('king queen vampire*4 scout hunter werewolf'), { king: 'S8' });
    night(s);
    untilCall(s, 'lord');
    expect(choice(s, 'S1')).toEqual({ name: at('S8') });
    play(s, 0, { name: at('S8') });
    expect(choice(s, 'S1')).toEqual({ yes: true });
  });
  test('VN-5.6: the Queen shields a trusted checker who has shown himself', () => {
    const s = atNight();
    say(s, 'S1', 'claimCheck', at('S8'), HUNTER_TYPE);
    night(s);
    untilCall(s, 'queen');
    expect(choice(s, 'S2')).toEqual({ name: 0 });
  });
  test('VN-5.16: the Scout never asks about her own', () => {
    const s = untilCall(table(SET), 'scout');
    for (let seed = 0; seed < 20; seed++) expect(choice(s, 'S7', seed)).not.toEqual({ name: at('S8') });
  });
  test('VN-4.4.2: hunters agree on one who is not theirs', () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = table('prince queen vampire*5 scout hunter*2');
      until(s, 'hunt');
      const rng = fastRng(seed);
      for (const seat of [7, 8, 9])
        while (s.table.questions[seat] === 'hunt')
          play(s, seat, hints.decide!(game.view(s, seat), game.legal(s, seat), rng));
      expect(new Set(s.votes.slice(7)).size).toBe(1);
      expect(s.votes[7]).toBeLessThan(7);
    }
  });
  test('VN-4.8.4: a found enemy is condemned, one’s own and oneself are not', () => {
    const s = cycle(table(SET), { prince: 'S8' });
    play(s, 0, { nominate: at('S8') });
    until(s, 'verdict');
    expect([choice(s, 'S1'), choice(s, 'S8')]).toEqual([{ yes: true }, { yes: false }]);
    const spared = Array.from({ length: 20 }, (_, seed) => choice(s, 'S7', seed)).filter(
      (move) => 'yes' in move && !move.yes,
    );
    expect(spared.length).toBeGreaterThan(12);
  });
  test('VN-4.13.4: questions of no consequence are answered by all alike', () => {
    const s = untilCall(table(SET), 'queen');
    const answers = (seat: string) => Array.from({ length: 30 }, (_, seed) => JSON.stringify(choice(s, seat, seed)));
    expect(new Set(answers('S3')).size).toBeGreaterThan(4);
    expect(new Set(answers('S8')).size).toBeGreaterThan(4);
  });
});

describe('VN-4.9.5: what it says', () => {
  test('an enemy found is made public, and nominated', () => {
    const s = cycle(table(SET), { prince: 'S8' });
    expect(words(s, 'S1')).toEqual({ say: 'claimCheck', about: at('S8'), other: -1, value: HUNTER_TYPE });
    expect(choice(s, 'S1')).toEqual({ nominate: at('S8') });
    say(s, 'S1', 'claimCheck', at('S8'), HUNTER_TYPE);
    expect(choice(s, 'S4')).toEqual({ nominate: at('S8') });
  });
  test('VN-4.8.2: a nomination is changed when somebody worse is found', () => {
    const s = atNight();
    play(s, 3, { nominate: at('S5') });
    say(s, 'S4', 'accuse', at('S5'));
    expect(words(s, 'S4')).toBeNull();
    say(s, 'S1', 'claimRole', -1, PRINCE);
    say(s, 'S1', 'claimCheck', at('S8'), HUNTER_TYPE);
    for (const seat of ['S2', 'S3', 'S6']) say(s, seat, 'accuse', at('S8'));
    expect(words(s, 'S4')).toEqual({ nominate: at('S8') });
    play(s, 3, { nominate: at('S8') });
    expect(words(s, 'S4')).toMatchObject({ say: 'recant', about: at('S5'), other: at('S8') });
  });
  test('VN-4.8.2: whoever has accused somebody suspects nobody else aloud', () => {
    for (const seat of ['S4', 'S8'])
      for (let seed = 0; seed < 10; seed++) {
        const s = atNight();
        say(s, 'S1', 'claimCheck', at('S9'), HUNTER_TYPE);
        play(s, at(seat), { nominate: at('S5') });
        expect(words(s, seat, seed)).toMatchObject({ say: 'accuse', about: at('S5') });
      }
  });
  test('VN-4.9.3: vampires in danger say who they are, others lie, the Newly-Turned never betrays', () => {
    const s = table('prince newly-turned vampire*4 scout hunter*2', { step: 'night', cycle: 1 });
    for (const accused of ['S1', 'S2', 'S7'])
      for (const seat of ['S3', 'S4', 'S5']) play(s, at(seat), { nominate: at(accused) });
    const claimed = (seat: string) => {
      for (const other of ['S3', 'S4', 'S5'])
        if (s.nominations[at(other)] !== at(seat)) play(s, at(other), { nominate: at(seat) });
      return words(s, seat);
    };
    expect(claimed('S1')).toMatchObject({ say: 'claimRole', value: PRINCE });
    expect(claimed('S2')).toMatchObject({ say: 'claimRole', value: VAMPIRE });
    expect(claimed('S7')).toMatchObject({ say: 'claimRole', value: VAMPIRE });
  });
  test('nobody blames his own, and everybody falls silent', () => {
    const s = atNight();
    for (const seat of ['S7', 'S8'])
      for (let seed = 0; seed < 20; seed++) {
        const word = words(s, seat, seed);
        expect([at('S7'), at('S8')]).not.toContain((word as { about: Seat } | null)?.about);
      }
    for (let i = 0; i < 10; i++) {
      const word = words(s, 'S4', i);
      if (word !== null) play(s, 3, word);
    }
    expect(words(s, 'S4')).toBeNull();
    expect(words(untilCall(table(SET), 'queen'), 'S4')).toBeNull();
  });
});

test('what all others must think differs from what one knows', () => {
  const s = cycle(table(SET), { prince: 'S8' });
  expect(suspicionOf(mindOf(s, 'S1'), at('S8'))).toBeCloseTo(3 / 9, 1);
});
