import { describe, expect, test } from 'vitest';
import { HUMAN_CARDS } from '../cards/kinds.ts';
import { vampireEmpire as game } from '../index.ts';
import {
  asked,
  choose,
  HUMAN,
  hand,
  human,
  numberOf,
  offers,
  refused,
  result,
  revealed,
  sunk,
  table,
  told,
  VAMPIRE,
  vampire,
} from './table.ts';

describe('VE-4.5 reveal', () => {
  const night = { castle: 'lady lord monk', vampires: 'lady nun cook', vampire: { hand: 'garlic' } } as const;
  test('VE-4.5.1 VE-4.5.3 one unrevealed vampire, wherever it is, or none', () => {
    const s = table(night);
    vampire(s, 'skip');
    expect([asked(s), offers(s, VAMPIRE)]).toEqual(['0 reveal', ['done', 'lady', 'nun', 'cook']]);
    expect(refused(s, VAMPIRE, { character: numberOf('lord') })).toBe('not-a-vampire VE-4.5.3');
    vampire(s, 'nun');
    expect([revealed(s, 'nun'), asked(s)]).toEqual([true, '0 support']);
  });
  test('VE-4.5.2 VE-4.14.3 the markers stay', () => {
    const s = table({ ...night, markers: { lady: { attack: 2 } } });
    vampire(s, 'skip', 'lady');
    expect([revealed(s, 'lady'), s.attackMarks[numberOf('lady')]]).toEqual([true, 2]);
  });
  test('VE-4.5.4 VE-6.3 VE-1.6 the third revealed vampire in the castle wins at once', () => {
    const s = table({ castle: 'lady lord monk', revealed: 'lady lord', vampires: 'monk' });
    vampire(s, 'skip', 'monk');
    expect([result(s), asked(s)]).toEqual(['conquest vampire', '']);
  });
  test('VE-4.5.5 nothing answers a reveal, and with none left there is no question', () => {
    const s = table({ castle: 'maid butler monk', revealed: 'lady lord', vampires: 'nun' });
    vampire(s, 'skip', 'nun');
    expect([told(s, HUMAN, 'revealed').length, asked(s)]).toEqual([1, '0 support']);
    const later = table({ castle: 'maid butler monk', revealed: 'lady lord nun' });
    vampire(later, 'skip');
    expect(asked(later)).toBe('0 support');
  });
  test('VE-8.6 only the vampire player sees whom he may reveal', () => {
    const s = table(night);
    vampire(s, 'skip');
    expect([game.legal(s, HUMAN), game.view(s, HUMAN).question]).toEqual([[], '']);
  });
});

describe('VE-4.6 windows', () => {
  const both = {
    castle: 'cook lord nun',
    step: 'before',
    human: { hand: 'ostler squire garlic musket' },
    vampire: { hand: 'kitchen-boy organist garlic' },
  } as const;
  test('VE-4.2 VE-4.6.1 exchange, reveal, window, action, window, the other turn', () => {
    const s = table({ castle: 'cook lord nun', vampires: 'cook monk maid', vampire: { hand: 'garlic musket relic' } });
    const seen: string[] = [asked(s)];
    for (const [seat, word] of [
      [0, 'skip'],
      [0, 'done'],
      [0, 'done'],
      [1, 'done'],
      [0, 'pass'],
      [0, 'garlic'],
      [0, 'musket'],
      [0, 'done'],
      [1, 'done'],
    ] as const) {
      choose(s, seat, word);
      seen.push(asked(s));
    }
    expect(seen).toEqual([
      ...['0 exchange', '0 reveal', '0 support', '1 support', '0 action', '0 discard', '0 discard'],
      ...['0 support', '1 support', '1 exchange'],
    ]);
  });
  test('VE-4.6.2 VE-R17 after a play or a pass the other holds priority; two passes close', () => {
    const s = table(both);
    vampire(s, 'play:kitchen-boy@cook+attack');
    human(s, 'done');
    expect(asked(s)).toBe('1 support');
    human(s, 'done');
    vampire(s, 'play:organist@nun+attack');
    human(s, 'done', 'done');
    expect(asked(s)).toBe('0 support');
    vampire(s, 'done');
    expect(asked(s)).toBe('0 action');
  });
  test('VE-4.6.3 VE-4.12.1 other classes are not for this window', () => {
    const s = table({ ...both, human: { hand: 'sacrifice herbalist crucifix garlic' } });
    vampire(s, 'done');
    expect(offers(s, HUMAN)).toEqual(['done']);
    expect(refused(s, HUMAN, { play: HUMAN_CARDS.sacrifice.number, on: -1, as: -1 })).toBe('wrong-moment VE-4.12.1');
  });
  test('VE-4.6.4 any number of cards, one at a time', () => {
    const s = table({ ...both, turn: 'day' });
    human(s, 'play:ostler@cook+attack');
    vampire(s, 'done');
    human(s, 'play:squire@lord+defence');
    expect([s.attackMarks[numberOf('cook')], s.defenceMarks[numberOf('lord')]]).toEqual([1, 1]);
  });
  test('VE-4.6.6 a play that ends the game ends the window', () => {
    const s = table({
      step: 'before',
      castle: 'lady cook monk',
      city: 'bishop',
      dead: 'lord officer nun maid butler',
      revealed: 'lady cook bishop',
      vampire: { hand: 'hypnosis garlic musket' },
    });
    vampire(s, 'play:hypnosis', 'garlic', 'musket');
    human(s, 'done');
    vampire(s, 'monk');
    expect([result(s), asked(s)]).toEqual(['conquest vampire', '']);
  });
});

describe('VE-4.7 the action', () => {
  test('VE-4.7.1 hide is for the vampire player, holy water for the human player', () => {
    const night = table({ step: 'action', castle: 'cook lord nun', vampire: { hand: 'vampire-1 vampire-1 raven' } });
    expect(refused(night, VAMPIRE, { action: 'holy-water' })).toBe('not-your-action VE-4.7.1');
    const day = table({ turn: 'day', step: 'action', human: { hand: 'holy-water-1 holy-water-2' } });
    expect(refused(day, HUMAN, { action: 'hide' })).toBe('not-your-action VE-4.7.1');
  });
  test('VE-4.7.2 VE-4.11.1 VE-4.11 passing is always possible, and costs two cards face down', () => {
    const s = table({ turn: 'day', step: 'action', human: { hand: 'garlic musket relic' } });
    human(s, 'pass', 'garlic', 'relic');
    expect([hand(s, HUMAN), sunk(s, HUMAN), asked(s)]).toEqual(['musket', 'garlic relic', '1 support']);
  });
  test('VE-R8 VE-R44 with fewer cards he gives up what he has, and W2 follows', () => {
    for (const given of ['', 'garlic']) {
      const s = table({ turn: 'day', step: 'action', human: { hand: given }, vampire: { hand: 'garlic' } });
      human(s, 'pass', ...(given === '' ? [] : [given]));
      expect([hand(s, HUMAN), asked(s)]).toEqual(['', '0 support']);
    }
  });
  test('VE-4.7.3 VE-R45 without any other action the question is put all the same', () => {
    const s = table({ turn: 'day', step: 'action', castle: 'cook lord nun', human: { hand: 'sacrifice' } });
    expect([asked(s), offers(s, HUMAN)]).toEqual(['1 action', ['pass']]);
    expect(refused(s, HUMAN, { action: 'combat' })).toBe('no-attack-possible VE-4.10.6');
    expect(refused(s, HUMAN, { action: 'holy-water' })).toBe('too-few-holy-water VE-4.9.1');
  });
  test('VE-4.1.2 whose turn it is decides the cost, not who plays', () => {
    const hands = { castle: 'cook lord nun', step: 'before', human: { hand: 'ostler garlic' } } as const;
    const night = table({ ...hands, turn: 'night', vampire: { hand: 'garlic' } });
    vampire(night, 'done');
    human(night, 'play:ostler@cook+attack');
    expect(asked(night)).toBe('1 pay');
    const day = table({ ...hands, turn: 'day' });
    human(day, 'play:ostler@cook+attack');
    expect(day.attackMarks[numberOf('cook')]).toBe(1);
  });
});
