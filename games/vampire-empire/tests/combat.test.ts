import { describe, expect, test } from 'vitest';
import { VAMPIRE_CARDS } from '../cards/kinds.ts';
import { characterNamed } from '../characters.ts';
import { vampireEmpire as game } from '../index.ts';
import {
  asked,
  castle,
  HUMAN,
  human,
  moat,
  numberOf,
  offers,
  refused,
  table,
  told,
  VAMPIRE,
  vampire,
} from './table.ts';

const night = { turn: 'night', step: 'action', castle: 'lord cook nun', vampires: 'lady officer monk' } as const;
const day = { ...night, turn: 'day' } as const;

describe('VE-4.10 fighters and cards', () => {
  test('VE-4.10.1 VE-4.10.4 VE-R35 anybody in the castle against anybody else', () => {
    const s = table({ ...night, vampire: { hand: 'claws garlic' } });
    vampire(s, 'combat');
    expect(offers(s, VAMPIRE)).toHaveLength(6);
    expect(refused(s, VAMPIRE, { attacker: characterNamed('lord'), defender: characterNamed('lord') })).toBe(
      'one-fighter VE-4.10.1',
    );
    expect(refused(s, VAMPIRE, { attacker: characterNamed('lord'), defender: numberOf('maid') })).toBe(
      'not-in-castle VE-4.10.1',
    );
  });
  test('VE-4.10.2 the human player does not attack with a revealed vampire', () => {
    const s = table({ ...day, revealed: 'lord', vampires: 'lady monk', human: { hand: 'crucifix garlic' } });
    human(s, 'combat');
    expect(offers(s, HUMAN)).toEqual(['cook/lord', 'cook/nun', 'nun/lord', 'nun/cook']);
    expect(refused(s, HUMAN, { attacker: characterNamed('lord'), defender: numberOf('cook') })).toBe(
      'revealed-cannot-attack VE-4.10.2',
    );
  });
  test('VE-4.10.3 one of several revealed vampires must attack, also another one', () => {
    const s = table({ ...night, revealed: 'lord cook', vampires: 'lady', vampire: { hand: 'vampire-1' } });
    vampire(s, 'combat');
    expect(offers(s, VAMPIRE)).toEqual(['lord/cook', 'lord/nun', 'cook/lord', 'cook/nun']);
  });
  const all = 'garlic candlestick dagger rosary hunting-knife medallion';
  for (const [rules, fighter, enemy, shown, mine, valid] of [
    ['VE-5.1 VE-5.4 VE-4.10.5', 'cook', 'nun', '', all, 'garlic rosary hunting-knife'],
    ['VE-5.2 VE-5.4', 'nun', 'cook', '', all, 'candlestick rosary medallion'],
    ['VE-5.3 VE-5.4', 'lord', 'cook', '', all, 'dagger hunting-knife medallion'],
    [
      'VE-5.5 VE-5.6 not against an unrevealed one',
      'cook',
      'lord',
      '',
      'holy-water-1 statue-of-saint aspen-stake',
      'aspen-stake',
    ],
    [
      'VE-5.5 VE-5.6 VE-R1 against a revealed one',
      'cook',
      'lord',
      'lord',
      'holy-water-1 statue-of-saint garlic',
      'holy-water-1 statue-of-saint garlic',
    ],
  ] as const)
    test(`${rules}: valid for the ${fighter}`, () => {
      const s = table({ ...day, vampires: 'lord lady monk', revealed: shown, human: { hand: mine } });
      human(s, 'combat', `${fighter}/${enemy}`);
      expect(offers(s, HUMAN).join(' ')).toBe(valid);
    });
  for (const [rules, shown, valid] of [
    ['VE-5.7 VE-5.8 not for an unrevealed vampire', '', 'hound'],
    ['VE-5.7 VE-5.8 for a revealed vampire', 'lord', 'vampire-1 raven hound'],
  ] as const)
    test(rules, () => {
      const s = table({
        ...night,
        vampires: 'lord lady monk',
        revealed: shown,
        vampire: { hand: 'vampire-1 raven hound garlic' },
      });
      vampire(s, 'combat', 'lord/cook');
      expect(offers(s, VAMPIRE).join(' ')).toBe(valid);
      expect(refused(s, VAMPIRE, { card: VAMPIRE_CARDS.garlic.number })).toBe('not-valid VE-4.10.5');
    });
  test('VE-R36 the human player defends a revealed vampire against another with holy water too', () => {
    const s = table({
      ...night,
      revealed: 'lord cook',
      vampires: 'lady',
      vampire: { hand: 'vampire-1' },
      human: { hand: 'holy-water-1 garlic relic' },
    });
    vampire(s, 'combat', 'lord/cook', 'vampire-1', 'done');
    human(s, 'done');
    expect(offers(s, HUMAN)).toEqual(['done', 'holy-water-1', 'garlic']);
  });
  test('VE-4.10.6 VE-R11 VE-R12 the start condition is checked once', () => {
    const s = table({
      ...night,
      markers: { cook: { defence: 1 }, lord: { attack: 1 } },
      vampire: { hand: 'dagger' },
      human: { hand: 'sacrifice garlic musket' },
    });
    vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
    human(s, 'play:sacrifice@dagger', 'garlic', 'musket');
    expect([asked(s), told(s, -2, 'compared')]).toEqual([
      '1 exchange',
      [{ type: 'compared', round: 1, attack: 1, defence: 1 }],
    ]);
  });
});

describe('VE-4.10 course', () => {
  const duel = {
    ...night,
    vampire: { hand: 'dagger rapier pistol' },
    human: { hand: 'garlic pitchfork musket' },
  } as const;
  test('VE-4.10.7 VE-4.10.8 VE-4.10.9 attack, response, defence, comparison', () => {
    const s = table(duel);
    vampire(s, 'combat', 'lord/cook', 'rapier', 'dagger', 'done');
    expect(asked(s)).toBe('1 interrupt');
    human(s, 'done');
    expect(asked(s)).toBe('1 lay');
    human(s, 'pitchfork', 'done');
    expect([told(s, HUMAN, 'compared')[0], asked(s)]).toEqual([
      { type: 'compared', round: 1, attack: 3, defence: 2 },
      '1 heal',
    ]);
  });
  test('VE-R3 an equal attack does not kill', () => {
    const s = table(duel);
    vampire(s, 'combat', 'lord/cook', 'rapier', 'done');
    human(s, 'done', 'pitchfork', 'done');
    expect([asked(s), castle(s)]).toEqual(['0 lay', 'lord cook nun']);
  });
  test('VE-4.10.10 VE-R9 VE-R10 VE-4.14.5 a second round counts all cards and no markers', () => {
    const s = table({ ...duel, markers: { lord: { attack: 1 }, cook: { defence: 3 } } });
    vampire(s, 'combat', 'lord/cook', 'pistol', 'done');
    human(s, 'done', 'garlic', 'done');
    vampire(s, 'dagger', 'rapier', 'done');
    human(s, 'done', 'done');
    expect(told(s, -2, 'compared').at(-1)).toEqual({ type: 'compared', round: 2, attack: 6, defence: 1 });
    expect(asked(s)).toBe('1 heal');
  });
  test('VE-4.10.11 VE-4.10.13 there is no third round; all cards go to the moats', () => {
    const s = table(duel);
    vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
    human(s, 'done', 'garlic', 'done');
    vampire(s, 'rapier', 'done');
    human(s, 'done', 'pitchfork', 'done');
    expect([asked(s), moat(s, VAMPIRE), moat(s, HUMAN)]).toEqual(['0 support', 'dagger rapier', 'garlic pitchfork']);
  });
  test('VE-4.10.12 without a valid card stopping is the only answer, and it is asked', () => {
    const s = table({ ...duel, vampire: { hand: 'dagger relic' } });
    vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
    human(s, 'done', 'garlic', 'done');
    expect([asked(s), offers(s, VAMPIRE)]).toEqual(['0 lay', ['done']]);
  });
  test('VE-4.10.14 a batch has no upper limit, and everybody sees it', () => {
    const s = table(duel);
    vampire(s, 'combat', 'lord/cook', 'dagger', 'rapier', 'pistol', 'done');
    expect(game.view(s, -2).laid[0]).toHaveLength(3);
  });
  test('VE-4.10.15 VE-4.15 a death: cards, identity, then the refill', () => {
    const s = table({ ...duel, vampires: 'cook officer monk' });
    vampire(s, 'combat', 'lord/cook', 'pistol', 'done');
    human(s, 'done', 'done');
    expect(s.table.log!.slice(-3).map(({ type }) => type)).toEqual(['combatEnded', 'died', 'entered']);
    const cook = 1 << numberOf('cook');
    expect([s.dead, s.revealed, s.castle.length, asked(s)]).toEqual([cook, cook, 3, '0 support']);
  });
});
