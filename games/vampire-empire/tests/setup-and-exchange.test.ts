import { describe, expect, test } from 'vitest';
import { HUMAN_CARDS } from '../cards/kinds.ts';
import { vampireEmpire as game } from '../index.ts';
import { asked, cellar, deal, HUMAN, hand, human, moat, offers, refused, sunk, table, told, VAMPIRE } from './table.ts';

describe('VE-3 setup', () => {
  test('VE-1.1 VE-3.2 VE-3.3 two players, three in the castle, six in the city, hands of 8', () => {
    const s = deal(1);
    expect([game.seats, s.castle.length, s.city.length]).toEqual([{ min: 2, max: 2 }, 3, 6]);
    expect([s.hands, s.decks].map((piles) => piles.map((cards) => cards.length))).toEqual([
      [8, 8],
      [32, 32],
    ]);
    expect(game.flaw(s)).toBeNull();
  });
  test('VE-3.4 the tokens: three vampires for one, two humans for the other, four for nobody', () => {
    const s = deal(2, { sides: 'host-chooses' });
    expect(game.view(s, VAMPIRE).identities.filter((identity) => identity === 1)).toHaveLength(3);
    expect(game.view(s, VAMPIRE).identities).not.toContain(-1);
    const { identities, trusted } = game.view(s, HUMAN);
    expect([trusted.length, identities.filter((one) => one === -1).length]).toEqual([2, 7]);
    expect(game.view(s, -2).identities.every((one) => one === -1)).toBe(true);
  });
  test('VE-3.1 sides: seat 0 is the vampire player, or it is drawn', () => {
    const sides = (given: 'random' | 'host-chooses') =>
      new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => deal(seed, { sides: given }).vampire));
    expect([sides('host-chooses'), sides('random')]).toEqual([new Set([0]), new Set([0, 1])]);
  });
  test('VE-3.5 VE-3.6 VE-4.1 VE-4.1.1 everything else is empty, and the vampire player begins', () => {
    const s = deal(3, { sides: 'host-chooses' });
    expect([s.cellars, s.moats, s.sunk, s.isRecycled]).toEqual([
      [[], []],
      [[], []],
      [[], []],
      [false, false],
    ]);
    expect([s.revealed, s.dead, s.away, s.attackMarks.some(Boolean), asked(s)]).toEqual([
      0,
      0,
      -1,
      false,
      '0 exchange',
    ]);
  });
  test('VE-3.7 VE-R49 a shuffle of one card draws nothing from the stream', () => {
    const s = table({ turn: 'day', human: { hand: '', deck: 0, cellar: 'garlic' } });
    const { drawn } = s.table.rng;
    human(s, 'done');
    expect([s.table.rng.drawn, hand(s, HUMAN), s.isRecycled[HUMAN]]).toEqual([drawn, 'garlic', true]);
  });
});

describe('VE-4.3 exchange', () => {
  const eight = 'garlic garlic musket musket relic relic dagger dagger';
  test('VE-4.3.1 VE-4.3.3 a skip discards nothing and draws nothing', () => {
    const s = table({ turn: 'day', human: { hand: 'garlic' } });
    human(s, 'skip');
    expect([hand(s, HUMAN), asked(s)]).toEqual(['garlic', '1 support']);
  });
  test('VE-4.3.2 VE-R6 whoever exchanges discards, then draws up to 8', () => {
    const s = table({ turn: 'day', human: { hand: eight } });
    human(s, 'garlic>moat', 'musket>cellar', 'done');
    expect([s.hands[HUMAN]!.length, sunk(s, HUMAN), cellar(s, HUMAN)]).toEqual([8, 'garlic', 'musket']);
    expect(s.decks[HUMAN]!.length).toBe(30);
  });
  test('VE-4.3.4 VE-R7 with more than 8 cards he may skip; if he exchanges, some must go', () => {
    const s = table({ turn: 'day', human: { hand: `${eight} rapier rapier` } });
    expect([refused(s, HUMAN, { skip: true }), refused(s, HUMAN, { done: true })]).toEqual([
      'allowed',
      'too-many-cards VE-4.3.4',
    ]);
    const kept = game.clone(s);
    game.apply(kept, HUMAN, { skip: true });
    expect([kept.hands[HUMAN]!.length, kept.sunk[HUMAN], kept.decks[HUMAN]!.length]).toEqual([10, [], 30]);
    human(s, 'garlic>moat', 'garlic>moat', 'done');
    expect([s.hands[HUMAN]!.length, s.decks[HUMAN]!.length]).toEqual([8, 30]);
  });
  test('VE-4.3.5 with an empty hand he must draw', () => {
    const s = table({ turn: 'day', human: { hand: '' } });
    expect([offers(s, HUMAN), refused(s, HUMAN, { skip: true })]).toEqual([['done'], 'must-draw VE-4.3.5']);
  });
  test('VE-4.3.6 after the recycling only the moat is allowed', () => {
    const s = table({ turn: 'day', human: { hand: 'garlic', isRecycled: true } });
    expect(refused(s, HUMAN, { card: HUMAN_CARDS.garlic.number, pile: 'cellar' })).toBe('cellar-closed VE-4.3.6');
  });
  test('VE-4.3.7 VE-8.7 the opponent is told numbers alone', () => {
    const s = table({ turn: 'day', human: { hand: eight } });
    human(s, 'garlic>moat', 'musket>cellar', 'done');
    expect(told(s, VAMPIRE, 'exchanged', 'discardedToMoat', 'discardedToCellar', 'drew')).toEqual([
      { type: 'exchanged', seat: HUMAN, toMoat: 1, toCellar: 1 },
      { type: 'discardedToMoat', seat: HUMAN, why: 'exchange', cards: [], count: 1 },
      { type: 'discardedToCellar', seat: HUMAN, cards: [], count: 1 },
      { type: 'drew', seat: HUMAN, cards: [], count: 2 },
    ]);
  });
  test('VE-4.3.8 there is one exchange a turn', () => {
    const s = table({ turn: 'day', human: { hand: eight } });
    human(s, 'done');
    expect(asked(s)).toBe('1 support');
  });
});

describe('VE-4.4 drawing', () => {
  test('VE-4.4.1 the top card of the own deck', () => {
    const s = table({ turn: 'day', human: { hand: '', deck: 'relic garlic' } });
    expect(s.decks[HUMAN]!.at(-1)).toBe(5);
    human(s, 'done');
    expect(hand(s, HUMAN)).toBe('garlic relic');
  });
  test('VE-4.4.2 the cellar is recycled when a card is missing, not earlier', () => {
    const s = table({ turn: 'day', human: { hand: 'dagger', deck: 7, cellar: 'garlic musket' } });
    human(s, 'done');
    expect([s.decks[HUMAN]!.length, s.isRecycled[HUMAN], cellar(s, HUMAN)]).toEqual([0, false, 'garlic musket']);
  });
  test('VE-4.4.3 VE-R29 the flag is set even by an empty cellar', () => {
    const s = table({ turn: 'day', human: { hand: 'dagger', deck: 1 } });
    human(s, 'done');
    expect([s.isRecycled[HUMAN], s.hands[HUMAN]!.length]).toEqual([true, 2]);
  });
  test('VE-4.4.4 without deck and cellar a draw fails without penalty', () => {
    const s = table({ turn: 'day', human: { hand: 'dagger garlic', deck: 0, isRecycled: true } });
    human(s, 'dagger>moat', 'done');
    expect([hand(s, HUMAN), asked(s)]).toEqual(['garlic', '1 support']);
  });
  test('VE-4.4.5 the moat is never recycled', () => {
    const s = table({ turn: 'day', human: { hand: 'garlic', deck: 0, moat: 'relic' } });
    human(s, 'done');
    expect([hand(s, HUMAN), moat(s, HUMAN)]).toEqual(['garlic', 'relic']);
  });
  test('VE-4.4.6 what has just gone to the cellar is recycled too', () => {
    const s = table({ turn: 'day', human: { hand: 'garlic', deck: 0 } });
    human(s, 'garlic>cellar', 'done');
    expect([hand(s, HUMAN), s.isRecycled[HUMAN]]).toEqual(['garlic', true]);
  });
});
