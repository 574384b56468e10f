import { fastRng, type Seat } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { HUMAN_CARDS } from '../cards/kinds.ts';
import { deckOf } from '../cards/sets.ts';
import { characterNamed } from '../characters.ts';
import { vampireEmpire as game } from '../index.ts';
import { cardsIn, HAND, type State } from '../state/index.ts';
import {
  cardOf,
  choose,
  deal,
  HUMAN,
  human,
  numberOf,
  offers,
  passWindow,
  table,
  told,
  VAMPIRE,
  vampire,
} from './table.ts';

const worlds = (s: State, viewer: Seat, n = 40): State[] =>
  Array.from({ length: n }, (_, i) => {
    const world = game.imagine(game.view(s, viewer), fastRng(i + 1));
    expect(game.flaw(world)).toBeNull();
    return world;
  });
const count = (cards: readonly number[], card: number): number => cards.filter((one) => one === card).length;

describe('VE-8 views', () => {
  test('VE-8.1 VE-1.8 who knows whom', () => {
    const s = table({
      step: 'action',
      vampires: 'lady lord monk',
      revealed: 'lady',
      confirmed: 'cook',
      trusted: 'maid nun',
    });
    const seen = (viewer: Seat) => game.view(s, viewer).identities.join(' ');
    expect(seen(VAMPIRE)).toBe('1 1 0 1 0 0 0 0 0');
    expect(seen(HUMAN)).toBe('1 -1 -1 -1 0 -1 0 0 -1');
    expect(seen(-2)).toBe('1 -1 -1 -1 -1 -1 -1 0 -1');
    expect(game.view(s, VAMPIRE).trusted).toEqual([]);
  });
  test('VE-8.2 VE-2.4 VE-2.5 every imagined deck has the cards of the public list', () => {
    const s = deal(5);
    for (const world of worlds(s, -2, 5))
      for (const seat of [0, 1]) {
        const all = [...world.hands[seat]!, ...world.decks[seat]!].sort((a, b) => a - b);
        expect(all).toEqual(deckOf(cardsIn(s), seat === s.vampire));
      }
  });
  test('VE-8.3 VE-2.9 hidden cards are numbers of cards, and copies are the same', () => {
    const s = table({ turn: 'day', human: { hand: 'garlic garlic relic' } });
    const view = game.view(s, VAMPIRE);
    expect([view.hands, view.decks, view.hand]).toEqual([[8, 3], [32, 37], s.hands[VAMPIRE]]);
    expect(JSON.stringify(view)).not.toContain('rng');
  });
  test('VE-8.10 VE-4.14.7 the city is a set in the fixed order, with the positions the viewer knows', () => {
    const s = table({
      step: 'before',
      castle: 'lord cook nun',
      city: 'maid butler',
      vampire: { hand: 'hypnosis garlic musket' },
    });
    expect(game.view(s, HUMAN).city).toEqual([['lady', 'officer', 'monk', 'bishop', 'maid', 'butler'].map(numberOf)]);
    vampire(s, 'play:hypnosis', 'garlic', 'musket');
    human(s, 'done');
    vampire(s, 'maid', 'lord');
    expect(game.view(s, VAMPIRE).city.slice(0, 2)).toEqual([[6], [1]]);
    expect([game.view(s, HUMAN).city[0], game.view(s, -2).city[0]]).toEqual([
      [1, 6],
      [1, 6],
    ]);
    expect(told(s, HUMAN, 'sentBack')).toEqual([
      { type: 'sentBack', seat: VAMPIRE, characters: [characterNamed('lord'), characterNamed('maid')] },
    ]);
    const tops = new Set(worlds(s, HUMAN).map((world) => world.city.at(-1)));
    expect(tops).toEqual(new Set([characterNamed('lord'), characterNamed('maid')]));
    for (const world of worlds(s, VAMPIRE, 10))
      expect(world.city.slice(-2)).toEqual([characterNamed('lord'), characterNamed('maid')]);
  });
  test('VE-8.8 VE-R38 VE-R42 a watcher sees no hand; a player sees his own piles', () => {
    const s = table({
      turn: 'day',
      step: 'action',
      human: { hand: 'garlic relic dagger', cellar: 'relic', sunk: 'pistol' },
    });
    human(s, 'pass', 'garlic', 'relic');
    expect([game.view(s, -2).hand, game.view(s, -2).sunken]).toEqual([[], []]);
    expect(game.view(s, HUMAN).sunken).toContain(cardOf(HUMAN, 'pistol'));
    expect(told(s, VAMPIRE, 'discardedToMoat')).toMatchObject([{ cards: [], count: 2 }]);
  });
  test('VE-6.6 at the end everything is shown', () => {
    const s = deal(4);
    game.apply(s, 0, { resign: true });
    const view = game.view(s, -2);
    expect([view.opened[0]!.hands, view.identities.includes(-1)]).toEqual([
      s.hands.map((cards) => cards.toSorted((a, b) => a - b)),
      false,
    ]);
    expect([game.scores(s), game.ending(s)]).toEqual([[0, 1], 'resigned']);
  });
});

describe('VE-8.9 pictures', () => {
  const shown = () => {
    const s = table({
      step: 'before',
      vampire: { hand: 'bat-form garlic musket' },
      human: { hand: 'garlic relic dagger silver-bullets' },
    });
    vampire(s, 'play:bat-form@holy-water', 'garlic', 'musket');
    human(s, 'done');
    return s;
  };
  test('VE-8.9 the hand that was shown is known exactly while nothing hidden happens', () => {
    const s = shown();
    for (const viewer of [VAMPIRE, -2])
      for (const world of worlds(s, viewer, 10))
        expect(world.hands[HUMAN]!.toSorted((a, b) => a - b)).toEqual([
          HUMAN_CARDS.garlic.number,
          HUMAN_CARDS.relic.number,
          HUMAN_CARDS.dagger.number,
        ]);
  });
  test('VE-8.9 a face-down discard does not change the picture, only where the cards can be', () => {
    const pictures = ['garlic', 'relic'].map((card) => {
      const s = shown();
      passWindow(s);
      vampire(s, 'pass');
      passWindow(s);
      human(s, `${card}>moat`, 'done');
      return s;
    });
    const [one, other] = pictures.map((s) => s.known[HUMAN * 2]);
    expect(one).toEqual(other);
    expect(one![0]).toMatchObject({
      zone: HAND,
      cards: [HUMAN_CARDS.garlic.number, HUMAN_CARDS.relic.number, HUMAN_CARDS.dagger.number],
      most: [2, 0, 0, 1],
    });
    const sunken = new Set(worlds(pictures[0]!, VAMPIRE).map((world) => world.sunk[HUMAN]!.at(-1)));
    expect([...sunken].sort()).toEqual([
      HUMAN_CARDS.garlic.number,
      HUMAN_CARDS.relic.number,
      HUMAN_CARDS.dagger.number,
    ]);
  });
  test('VE-8.9 a card laid in the open is struck off', () => {
    const s = table({
      turn: 'day',
      step: 'before',
      castle: 'lord cook nun',
      vampires: 'lady monk maid',
      human: { hand: 'foreign:bat-form garlic musket relic garlic' },
      vampire: { hand: 'dagger garlic relic' },
    });
    human(s, 'play:bat-form@servant', 'garlic', 'musket', 'relic');
    expect(s.known[VAMPIRE * 2]![0]!.cards).toHaveLength(2);
    passWindow(s);
    human(s, 'combat', 'cook/lord', 'garlic', 'done');
    vampire(s, 'dagger', 'done');
    expect(s.known[VAMPIRE * 2]![0]!.cards).toEqual([cardOf(VAMPIRE, 'relic')]);
  });
  test('VE-8.9 VE-4.14.6 a cellar that was looked at is known to the looker alone', () => {
    const s = table({
      turn: 'day',
      step: 'before',
      human: { hand: 'crypt-opening garlic' },
      vampire: { hand: 'garlic', cellar: 'claws relic' },
    });
    human(s, 'play:crypt-opening', 'garlic', 'foreign:claws');
    for (const world of worlds(s, HUMAN, 10)) expect(world.cellars[VAMPIRE]).toEqual([cardOf(VAMPIRE, 'relic')]);
    expect(new Set(worlds(s, -2).map((world) => world.cellars[VAMPIRE]![0])).size).toBeGreaterThan(3);
    for (const world of worlds(s, VAMPIRE, 10)) expect(count(world.hands[HUMAN]!, cardOf(VAMPIRE, 'claws'))).toBe(1);
  });
  test('VE-5.13 the cards of Chapel are somewhere in the deck', () => {
    const s = table({ turn: 'day', step: 'before', human: { hand: 'chapel novice', deck: 5, moat: 'relic' } });
    human(s, 'play:chapel', 'novice');
    while (s.table.questions[HUMAN] === 'bless') choose(s, HUMAN, offers(s, HUMAN)[0]!);
    const { cards } = s.known[HUMAN * 2]![0]!;
    for (const world of worlds(s, VAMPIRE, 10))
      for (const card of cards) expect(count(world.decks[HUMAN]!, card)).toBeGreaterThan(0);
  });
});
