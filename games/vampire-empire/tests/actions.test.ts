import { describe, expect, test } from 'vitest';
import { vampireEmpire as game } from '../index.ts';
import {
  asked,
  castle,
  city,
  HUMAN,
  human,
  moat,
  numberOf,
  offers,
  refused,
  result,
  table,
  VAMPIRE,
  vampire,
} from './table.ts';

const night = { turn: 'night', step: 'action', castle: 'lord cook nun', vampires: 'lady officer monk' } as const;
const day = { ...night, turn: 'day' } as const;

describe('VE-4.8 hide', () => {
  const hands = { vampire: { hand: 'vampire-1 vampire-2 raven hound' }, human: { hand: 'sacrifice garlic musket' } };
  test('VE-4.8.1 three vampire cards are needed, two-coloured ones count', () => {
    const two = table({ ...night, vampire: { hand: 'vampire-1 raven claws garlic' } });
    expect(refused(two, VAMPIRE, { action: 'hide' })).toBe('too-few-vampire-cards VE-4.8.1');
    expect(offers(table({ ...night, vampire: { hand: 'vampire-1 raven hound' } }), VAMPIRE)).toContain('hide');
  });
  test('VE-4.8.2 VE-4.8.3 any castle character; the human player may respond', () => {
    const s = table({ ...night, ...hands });
    vampire(s, 'hide');
    expect(offers(s, VAMPIRE)).toEqual(['lord', 'cook', 'nun']);
    expect(refused(s, VAMPIRE, { character: numberOf('lady') })).toBe('not-in-castle VE-4.8.2');
    vampire(s, 'cook', 'vampire-1', 'vampire-2', 'raven');
    expect([asked(s), offers(s, HUMAN)]).toEqual([
      '1 cancel',
      ['done', 'play:sacrifice@raven', 'play:sacrifice@vampire-1', 'play:sacrifice@vampire-2'],
    ]);
  });
  test('VE-4.8.4 VE-4.8.6 VE-4.14.2 the character goes to the bottom, then the castle is refilled', () => {
    const s = table({ ...night, ...hands });
    const [top] = city(s).split(' ');
    vampire(s, 'hide', 'cook', 'vampire-1', 'vampire-2', 'raven');
    human(s, 'done');
    expect([castle(s), city(s).split(' ').at(-1), moat(s, VAMPIRE)]).toEqual([
      `lord nun ${top}`,
      'cook',
      'raven vampire-1 vampire-2',
    ]);
  });
  test('VE-R37 with an empty city the same character comes back without markers', () => {
    const s = table({
      ...night,
      ...hands,
      castle: 'lord cook nun',
      dead: 'lady monk bishop maid butler officer',
      vampires: 'lady cook monk',
      markers: { cook: { attack: 1 } },
    });
    vampire(s, 'hide', 'cook', 'vampire-1', 'vampire-2', 'raven');
    human(s, 'done');
    expect([castle(s), s.attackMarks[numberOf('cook')]]).toEqual(['lord nun cook', 0]);
  });
  test('VE-4.13.4 VE-R14 a cancelled card may be replaced once, and the replacement can be answered', () => {
    const s = table({ ...night, ...hands });
    vampire(s, 'hide', 'cook', 'vampire-1', 'vampire-2', 'raven');
    human(s, 'play:sacrifice@raven', 'garlic', 'musket');
    expect([asked(s), offers(s, VAMPIRE), moat(s, VAMPIRE)]).toEqual(['0 replace', ['done', 'hound'], 'raven']);
    vampire(s, 'hound');
    expect(city(s).split(' ').at(-1)).toBe('cook');
  });
  test('VE-4.8.5 not replaced: nothing moves, everything laid is lost', () => {
    const s = table({ ...night, ...hands });
    vampire(s, 'hide', 'cook', 'vampire-1', 'vampire-2', 'raven');
    human(s, 'play:sacrifice@raven', 'garlic', 'musket');
    vampire(s, 'done');
    expect([castle(s), moat(s, VAMPIRE), asked(s)]).toEqual([
      'lord cook nun',
      'raven vampire-1 vampire-2',
      '0 support',
    ]);
  });
});

describe('VE-4.9 holy water', () => {
  const water = { ...day, vampires: 'lord lady maid', human: { hand: 'holy-water-1 holy-water-2 statue-of-saint' } };
  test('VE-4.9.1 VE-4.9.2 VE-R33 two cards, and any living character of castle and city that is no revealed vampire', () => {
    const s = table({ ...water, revealed: 'lady', dead: 'monk', away: 'bishop' });
    human(s, 'holy-water');
    expect(offers(s, HUMAN)).toEqual(['lord', 'officer', 'nun', 'maid', 'cook', 'butler']);
    expect(refused(s, HUMAN, { character: numberOf('monk') })).toBe('dead VE-4.9.2');
    expect(refused(s, HUMAN, { character: numberOf('lady') })).toBe('already-revealed VE-4.9.2');
    expect(refused(s, HUMAN, { character: numberOf('bishop') })).toBe('set-aside VE-4.9.2');
  });
  test('VE-4.9.3 VE-8.5 the vampire player is asked, whoever is named', () => {
    for (const name of ['lord', 'cook']) {
      const s = table({ ...water, vampire: { hand: 'im-not-a-vampire' } });
      human(s, 'holy-water', name, 'holy-water-1', 'holy-water-2');
      expect([asked(s), offers(s, VAMPIRE)]).toEqual(['0 deny', ['done']]);
      vampire(s, 'done');
    }
  });
  test('VE-4.9.5 a human is confirmed, and the action is over', () => {
    const s = table({ ...water, vampire: { hand: 'garlic' } });
    human(s, 'holy-water', 'cook', 'holy-water-1', 'holy-water-2');
    vampire(s, 'done');
    expect([s.confirmed, moat(s, HUMAN), asked(s)]).toEqual([
      1 << numberOf('cook'),
      'holy-water-1 holy-water-2',
      '1 support',
    ]);
    expect(game.view(s, -2).identities[numberOf('cook')]).toBe(0);
  });
  test('VE-4.9.5 a vampire in the city is revealed without a follow-up', () => {
    const s = table({ ...water, vampire: { hand: 'garlic' } });
    human(s, 'holy-water', 'maid', 'holy-water-1', 'holy-water-2');
    vampire(s, 'done');
    expect([s.revealed, asked(s)]).toEqual([1 << numberOf('maid'), '1 support']);
  });
  test('VE-4.9.6 VE-4.9.7 VE-R34 the lower card alone may be the batch; declining ends the action', () => {
    const s = table({ ...water, vampire: { hand: 'garlic' } });
    human(s, 'holy-water', 'lord', 'holy-water-1', 'holy-water-2');
    vampire(s, 'done');
    expect(offers(s, HUMAN)).toEqual(['done', 'cook', 'nun']);
    human(s, 'cook');
    expect(offers(s, HUMAN)).toEqual(['water:holy-water-1', 'statue-of-saint']);
    human(s, 'water:holy-water-1', 'done');
    expect([s.laid[0]!.length, moat(s, HUMAN), asked(s)]).toEqual([1, 'holy-water-2', '0 lay']);

    const declined = table({ ...water, vampire: { hand: 'garlic' } });
    human(declined, 'holy-water', 'lord', 'holy-water-1', 'holy-water-2');
    vampire(declined, 'done');
    human(declined, 'done');
    expect([moat(declined, HUMAN), asked(declined)]).toEqual(['holy-water-1 holy-water-2', '1 support']);
  });
  test('VE-4.9.6 a marker can make the follow-up impossible; the question is put all the same', () => {
    const s = table({
      ...water,
      human: { hand: 'holy-water-1 holy-water-2 sacrifice' },
      markers: { lord: { defence: 1 } },
      vampire: { hand: 'garlic' },
    });
    human(s, 'holy-water', 'lord', 'holy-water-1', 'holy-water-2');
    vampire(s, 'done');
    expect([asked(s), offers(s, HUMAN)]).toEqual(['1 follow', ['done']]);
  });
  test('VE-R46 of two different cards of equal value he picks the one', () => {
    const s = table({ ...water, vampire: { hand: 'garlic' } });
    human(s, 'holy-water', 'lord', 'holy-water-2', 'statue-of-saint');
    vampire(s, 'done');
    human(s, 'cook');
    expect(offers(s, HUMAN)).toEqual(['water:statue-of-saint', 'water:holy-water-2', 'holy-water-1']);
  });
  test('VE-R32 VE-R50 conquest by holy water: the cards lie in the moat', () => {
    const s = table({ ...water, castle: 'lord lady maid', revealed: 'lady maid', vampire: { hand: 'garlic' } });
    human(s, 'holy-water', 'lord', 'holy-water-1', 'holy-water-2');
    vampire(s, 'done');
    expect([result(s), moat(s, HUMAN)]).toEqual(['conquest vampire', 'holy-water-1 holy-water-2']);
  });
});
