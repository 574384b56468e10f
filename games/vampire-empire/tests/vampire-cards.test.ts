import { describe, expect, test } from 'vitest';
import type { CardId } from '../cards/kinds.ts';
import { HUMAN_CARDS } from '../cards/kinds.ts';
import { characterNamed } from '../characters.ts';
import {
  asked,
  cardOf,
  castle,
  cellar,
  city,
  HUMAN,
  hand,
  human,
  moat,
  numberOf,
  offers,
  passWindow,
  refused,
  table,
  told,
  VAMPIRE,
  vampire,
} from './table.ts';

const before = { step: 'before', castle: 'lord cook nun', vampires: 'lady officer monk' } as const;
const day = { ...before, turn: 'day' } as const;
const night = { ...before, turn: 'night' } as const;
const play = (seat: number, id: CardId, on = -1, as = -1) => ({ play: cardOf(seat, id), on, as });

describe('VE-5.17 Bat Form', () => {
  test('VE-5.17 no matching card: the hand is shown all the same', () => {
    const s = table({ ...night, vampire: { hand: 'bat-form garlic musket' }, human: { hand: 'garlic relic' } });
    vampire(s, 'play:bat-form@noble', 'garlic', 'musket');
    human(s, 'done');
    expect([hand(s, HUMAN), told(s, -2, 'showedHand')]).toEqual([
      'garlic relic',
      [{ type: 'showedHand', seat: HUMAN, cards: [HUMAN_CARDS.garlic.number, HUMAN_CARDS.relic.number] }],
    ]);
  });
  test('VE-5.17 refused against an empty hand; VE-5.9 "support" hits Crucifix', () => {
    const empty = table({ ...night, vampire: { hand: 'bat-form garlic musket' }, human: { hand: '' } });
    expect(refused(empty, VAMPIRE, play(VAMPIRE, 'bat-form', 0))).toBe('hand-empty VE-5.17');
    const s = table({ ...night, vampire: { hand: 'bat-form garlic musket' }, human: { hand: 'crucifix relic' } });
    vampire(s, 'play:bat-form@support', 'garlic', 'musket');
    human(s, 'done');
    expect([hand(s, HUMAN), moat(s, HUMAN)]).toEqual(['relic', 'crucifix']);
  });
  test('VE-5.17 VE-R18 cancelled: nothing is shown', () => {
    const s = table({
      ...night,
      vampire: { hand: 'bat-form garlic musket' },
      human: { hand: 'sacrifice relic garlic' },
    });
    vampire(s, 'play:bat-form@clergy', 'garlic', 'musket');
    human(s, 'play:sacrifice@bat-form', 'relic', 'garlic');
    expect([told(s, VAMPIRE, 'showedHand'), s.known[HUMAN * 2]]).toEqual([[], []]);
  });
  test('VE-5.17 a foreign Bat Form shows the hand of the vampire player', () => {
    const s = table({
      ...day,
      human: { hand: 'foreign:bat-form garlic musket relic' },
      vampire: { hand: 'garlic relic' },
    });
    human(s, 'play:bat-form@servant', 'garlic', 'musket', 'relic');
    expect([hand(s, VAMPIRE), moat(s, VAMPIRE), asked(s)]).toEqual(['relic', 'garlic', '0 support']);
  });
});

describe('VE-5.18 Mist Form', () => {
  const mist = { ...night, revealed: 'lord', vampires: 'lady monk', vampire: { hand: 'mist-form garlic' } } as const;
  test('VE-5.18 VE-4.14.6 a card of the cellar sinks, then the vampire vanishes', () => {
    const s = table({ ...mist, human: { hand: 'garlic', cellar: 'relic dagger' }, markers: { lord: { attack: 1 } } });
    vampire(s, 'play:mist-form@lord', 'garlic');
    human(s, 'done');
    expect(s.table.questions[VAMPIRE]).toBe('take');
    expect([told(s, VAMPIRE, 'looked'), told(s, -2, 'looked')]).toEqual([
      [{ type: 'looked', seat: VAMPIRE, cards: [HUMAN_CARDS.relic.number, HUMAN_CARDS.dagger.number], count: 2 }],
      [{ type: 'looked', seat: VAMPIRE, cards: [], count: 2 }],
    ]);
    vampire(s, 'foreign:relic');
    expect([moat(s, HUMAN), cellar(s, HUMAN), s.castle.length, s.attackMarks[characterNamed('lord')]]).toEqual([
      'relic',
      'dagger',
      3,
      0,
    ]);
  });
  test('VE-R26 an empty cellar is skipped; with an empty city the vampire comes straight back', () => {
    const s = table({
      ...mist,
      dead: 'lady officer bishop maid butler monk',
      human: { hand: 'garlic' },
      markers: { lord: { attack: 1 } },
    });
    vampire(s, 'play:mist-form@lord', 'garlic');
    human(s, 'done');
    expect([castle(s), s.attackMarks[characterNamed('lord')]]).toEqual(['cook nun lord', 0]);
  });
  test('VE-5.18 refused without a revealed vampire in the castle', () => {
    const s = table({ ...night, vampire: { hand: 'mist-form garlic' } });
    expect(refused(s, VAMPIRE, play(VAMPIRE, 'mist-form', 1))).toBe('no-vampire-in-castle VE-5.18');
  });
  test('VE-5.18 cancelled: nobody looks, nobody leaves', () => {
    const s = table({ ...mist, human: { hand: 'sacrifice garlic relic', cellar: 'dagger' } });
    vampire(s, 'play:mist-form@lord', 'garlic');
    human(s, 'play:sacrifice@mist-form', 'garlic', 'relic');
    expect([castle(s), cellar(s, HUMAN), s.known[2]]).toEqual(['lord cook nun', 'dagger', []]);
  });
});

describe('VE-5.19 Hypnosis', () => {
  const hypnosis = { ...night, vampire: { hand: 'hypnosis garlic musket' }, human: { hand: 'garlic' } } as const;
  test('VE-5.19 VE-R24 VE-R43 the top two come in, two go back on top in the order named', () => {
    const s = table({ ...hypnosis, city: 'maid butler', markers: { lord: { attack: 1 }, cook: { attack: 1 } } });
    vampire(s, 'play:hypnosis', 'garlic', 'musket');
    human(s, 'done');
    vampire(s, 'butler', 'cook');
    expect([castle(s), city(s).split(' ').slice(0, 2)]).toEqual(['lord nun maid', ['butler', 'cook']]);
    expect([s.attackMarks[characterNamed('lord')], s.attackMarks[numberOf('cook')]]).toEqual([1, 0]);
    expect(s.blocks).toEqual([
      [4, 1, 1],
      [4, 2],
      [4, 2],
    ]);
  });
  test('VE-5.19 by option they go under the city, the last named lowest', () => {
    const s = table({ ...hypnosis, options: { hypnosisReturn: 'bottom' }, city: 'maid butler' });
    vampire(s, 'play:hypnosis', 'garlic', 'musket');
    human(s, 'done');
    vampire(s, 'butler', 'cook');
    expect(city(s).split(' ').slice(-2)).toEqual(['butler', 'cook']);
  });
  test('VE-R25 with one character in the city one goes back', () => {
    const s = table({ ...hypnosis, dead: 'lady officer bishop maid butler' });
    vampire(s, 'play:hypnosis', 'garlic', 'musket');
    human(s, 'done');
    vampire(s, 'monk');
    expect([castle(s), city(s), asked(s)]).toEqual(['lord cook nun', 'monk', '1 support']);
  });
  test('VE-R23 refused with an empty city', () => {
    const s = table({ ...hypnosis, dead: 'lady officer bishop maid butler monk', vampires: 'lady officer nun' });
    expect(refused(s, VAMPIRE, play(VAMPIRE, 'hypnosis'))).toBe('city-empty VE-5.19');
  });
  test('VE-5.19 cancelled: the castle stays as it is', () => {
    const s = table({ ...hypnosis, human: { hand: 'sacrifice garlic relic' } });
    vampire(s, 'play:hypnosis', 'garlic', 'musket');
    human(s, 'play:sacrifice@hypnosis', 'garlic', 'relic');
    expect([castle(s), moat(s, VAMPIRE)]).toEqual(['lord cook nun', 'hypnosis']);
  });
});

describe('VE-5.21 Coffin', () => {
  test('VE-5.21 draws three, even past 8', () => {
    const s = table({
      ...night,
      vampire: { hand: 'coffin garlic garlic musket musket relic relic dagger dagger' },
      human: { hand: '' },
    });
    vampire(s, 'play:coffin');
    expect(s.hands[VAMPIRE]!.length).toBe(11);
  });
  test('VE-5.21 may recycle the cellar, and is refused when nothing can be drawn', () => {
    const some = table({ ...night, vampire: { hand: 'coffin', deck: 0, cellar: 'garlic' }, human: { hand: '' } });
    vampire(some, 'play:coffin');
    expect([hand(some, VAMPIRE), some.isRecycled[VAMPIRE]]).toEqual(['garlic', true]);
    const none = table({ ...night, vampire: { hand: 'coffin', deck: 0, isRecycled: true } });
    expect(refused(none, VAMPIRE, play(VAMPIRE, 'coffin'))).toBe('nothing-to-draw VE-5.21');
  });
  test('VE-5.21 cancelled: nothing is drawn', () => {
    const s = table({ ...night, vampire: { hand: 'coffin' }, human: { hand: 'sacrifice garlic relic' } });
    vampire(s, 'play:coffin');
    human(s, 'play:sacrifice@coffin', 'garlic', 'relic');
    expect([hand(s, VAMPIRE), moat(s, VAMPIRE)]).toEqual(['', 'coffin']);
  });
});

describe("VE-5.22 I'm Not a Vampire", () => {
  const water = { ...day, step: 'action', human: { hand: 'holy-water-1 holy-water-2' } } as const;
  test('VE-5.22 refused without a card to pay with; VE-R40 it is of no use by night', () => {
    const s = table({ ...water, vampire: { hand: 'im-not-a-vampire' } });
    human(s, 'holy-water', 'cook', 'holy-water-1', 'holy-water-2');
    expect(refused(s, VAMPIRE, play(VAMPIRE, 'im-not-a-vampire'))).toBe('cannot-pay VE-4.12.2');
    const night = table({ ...before, turn: 'night', vampire: { hand: 'im-not-a-vampire garlic' } });
    expect(offers(night, VAMPIRE)).toEqual(['done']);
  });
  test('VE-5.22 VE-8.5 a denial looks the same for humans and vampires', () => {
    const heard = ['cook lady monk', 'officer lady monk'].map((vampires) => {
      const s = table({ ...water, vampires, vampire: { hand: 'im-not-a-vampire garlic' }, trusted: 'lord nun' });
      human(s, 'holy-water', 'cook', 'holy-water-1', 'holy-water-2');
      vampire(s, 'play:im-not-a-vampire', 'garlic');
      passWindow(s);
      return JSON.stringify(s.table.log);
    });
    expect(heard[0]).toBe(heard[1]);
  });
});
