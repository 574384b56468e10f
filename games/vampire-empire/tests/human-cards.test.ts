import { describe, expect, test } from 'vitest';
import type { CardId } from '../cards/kinds.ts';
import { HUMAN_CARDS, VAMPIRE_CARDS } from '../cards/kinds.ts';
import {
  asked,
  cardOf,
  castle,
  HUMAN,
  human,
  moat,
  numberOf,
  offers,
  refused,
  sunk,
  table,
  told,
  VAMPIRE,
  vampire,
} from './table.ts';

const before = { step: 'before', castle: 'lord cook nun', vampires: 'lady officer monk' } as const;
const day = { ...before, turn: 'day' } as const;
const night = { ...before, turn: 'night' } as const;
const play = (seat: number, id: CardId, on = -1, as = -1) => ({ play: cardOf(seat, id), on, as });

describe('VE-5.11 Secret Journey', () => {
  const cards = { human: { hand: 'secret-journey garlic musket' } };
  test('VE-5.11 VE-R22 VE-4.12.4 VE-4.14.4 sets a castle character aside; the card stays on the table', () => {
    const s = table({ ...day, ...cards, markers: { cook: { attack: 1 } } });
    human(s, 'play:secret-journey@cook', 'garlic', 'musket');
    expect([s.away, s.castle.length, s.attackMarks[numberOf('cook')], moat(s, HUMAN)]).toEqual([
      numberOf('cook'),
      3,
      0,
      '',
    ]);
  });
  test('VE-R23 refused with an empty city, and while somebody is away', () => {
    const target = play(HUMAN, 'secret-journey', numberOf('cook'));
    const empty = table({
      ...day,
      ...cards,
      dead: 'lady officer bishop maid butler monk',
      vampires: 'lady officer nun',
    });
    expect(refused(empty, HUMAN, target)).toBe('city-empty VE-5.11');
    const away = table({ ...day, human: { hand: 'garlic musket' }, away: 'bishop' });
    expect(refused(away, HUMAN, target)).toBe('not-in-hand VE-4.6');
  });
  test('VE-R21 VE-4.14 VE-4.14.1 VE-4.14.8 he returns as the last replacement', () => {
    const s = table({
      ...night,
      step: 'action',
      vampires: 'lord officer lady',
      away: 'bishop',
      dead: 'lady officer monk maid butler',
      vampire: { hand: 'pistol garlic' },
      human: { hand: 'garlic relic' },
    });
    vampire(s, 'combat', 'lord/cook', 'pistol', 'done');
    human(s, 'done', 'done', 'done');
    expect([castle(s), s.away, moat(s, HUMAN)]).toEqual(['lord nun bishop', -1, 'secret-journey']);
  });
});

describe('VE-5.13 Chapel', () => {
  test('VE-5.13 VE-R27 three valued cards of the own moat go into the deck, for all to see', () => {
    const s = table({
      ...day,
      human: { hand: 'chapel novice', deck: 0, moat: 'garlic relic ostler', sunk: 'holy-water-1' },
    });
    human(s, 'play:chapel', 'novice');
    expect(s.table.questions[HUMAN]).toBe('bless');
    expect(refused(s, HUMAN, { card: cardOf(HUMAN, 'ostler') })).toBe('not-valued VE-5.13');
    human(s, 'garlic', 'relic', 'holy-water-1');
    expect([s.decks[HUMAN]!.length, told(s, VAMPIRE, 'blessed')]).toEqual([
      3,
      [
        {
          type: 'blessed',
          seat: HUMAN,
          cards: [HUMAN_CARDS.garlic.number, HUMAN_CARDS.relic.number, HUMAN_CARDS['holy-water-1'].number],
        },
      ],
    ]);
  });
  test('VE-5.13 profession-only leaves plain holy water', () => {
    const human = { hand: 'chapel sacrifice', deck: 37, moat: 'holy-water-1' };
    const offered = (chapelScope: 'any-valued' | 'profession-only') =>
      offers(table({ ...day, options: { chapelScope }, human }), HUMAN);
    expect([offered('any-valued'), offered('profession-only')]).toEqual([['done', 'play:chapel'], ['done']]);
  });
  test('VE-5.13 a payment that leaves nothing to return is not allowed', () => {
    const s = table({ ...day, human: { hand: 'chapel novice garlic', deck: 37 } });
    human(s, 'play:chapel');
    expect(offers(s, HUMAN)).toEqual(['garlic']);
    expect(refused(s, HUMAN, { card: cardOf(HUMAN, 'novice') })).toBe('leaves-nothing-to-return VE-5.13');
    human(s, 'garlic', 'garlic');
    expect(s.decks[HUMAN]!.length).toBe(38);
  });
  test('VE-5.13 refused without any valued card', () => {
    const s = table({ ...day, human: { hand: 'chapel novice', deck: 38 } });
    expect(refused(s, HUMAN, play(HUMAN, 'chapel'))).toBe('moat-without-cards VE-5.13');
  });
  test('VE-R47 a publicly known copy leaves first', () => {
    const s = table({ ...day, human: { hand: 'chapel novice', deck: 36, moat: 'garlic', sunk: 'garlic' } });
    human(s, 'play:chapel', 'novice', 'garlic');
    expect(s.table.questions[HUMAN]).toBe('bless');
    human(s, 'garlic');
    expect([moat(s, HUMAN), sunk(s, HUMAN)]).toEqual(['chapel', 'novice']);
  });
});

describe('VE-5.15 Crypt Opening', () => {
  test('VE-5.15 VE-R28 VE-4.12.7 a foreign card works for the human player', () => {
    const s = table({ ...day, human: { hand: 'foreign:coffin garlic', deck: 5 } });
    human(s, 'play:coffin', 'garlic');
    expect([s.hands[HUMAN]!.length, moat(s, HUMAN), asked(s)]).toEqual([3, 'foreign:coffin', '0 support']);
  });
  test('VE-5.15 a vampire type gives him nothing, but pays', () => {
    const s = table({
      ...day,
      step: 'action',
      revealed: 'lord',
      vampires: 'lady monk',
      human: { hand: 'foreign:vampire-3 foreign:raven foreign:vampire-1' },
    });
    expect(offers(s, HUMAN)).toEqual(['pass', 'combat']);
    expect(refused(s, HUMAN, { action: 'hide' })).toBe('not-your-action VE-4.7.1');
    human(s, 'combat', 'nun/lord');
    expect(offers(s, HUMAN)).toEqual(['foreign:raven']);
  });
  test('VE-5.15 refused with an empty cellar', () => {
    const s = table({ ...day, human: { hand: 'crypt-opening garlic' } });
    expect(refused(s, HUMAN, play(HUMAN, 'crypt-opening'))).toBe('cellar-empty VE-5.15');
  });
  test('VE-5.15 VE-R48 a foreign card is named when it is paid, the others are not', () => {
    const s = table({ ...day, human: { hand: 'chapel foreign:garlic relic', moat: 'relic' } });
    human(s, 'play:chapel', 'foreign:garlic');
    const [event] = told(s, VAMPIRE, 'discardedToMoat');
    expect(event).toEqual({
      type: 'discardedToMoat',
      seat: HUMAN,
      why: 'cost',
      cards: [VAMPIRE_CARDS.garlic.number],
      count: 1,
    });
  });
  test("VE-5.15 VE-5.22 I'm Not a Vampire is never playable for him", () => {
    const s = table({ ...day, human: { hand: 'foreign:im-not-a-vampire garlic' } });
    expect(refused(s, HUMAN, play(VAMPIRE, 'im-not-a-vampire'))).toBe('wrong-moment VE-4.12.1');
  });
});
