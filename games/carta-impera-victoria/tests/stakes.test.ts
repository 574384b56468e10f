import { WATCHER } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { cartaImperaVictoria as game } from '../index.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import { type Setting, table } from './table.ts';
import { NAMES } from './text-samples.ts';

/** What a viewer is told; what is urgent begins with an exclamation mark. */
const told = (setting: Setting, viewer = 0, texts = en): string[] =>
  texts.stakes!(game.view(table(setting), viewer), NAMES).map(({ text, isUrgent }) => (isUrgent ? `! ${text}` : text));
const [, BORIS] = NAMES;
const AREAS = ['S3', 'M6 S1', 'C2'];

describe('hegemony', () => {
  test.each<[string, Setting, string]>([
    ['one card away', { areas: AREAS }, `! ${BORIS} wins with 1 more Military`],
    ['two cards away', { areas: ['S3', 'M5', 'C2'] }, `${BORIS} wins with 2 more Military`],
    ['Democracy is counted', { areas: AREAS, democracies: ['1 military'] }, `${BORIS} wins with 2 more Military`],
    ['barred by an Embargo', { areas: AREAS, embargoes: ['1 military'] }, `${BORIS} wins with 1 more Military`],
    ['two players need 8', { seats: 2, areas: ['S3', 'M6'] }, `${BORIS} wins with 2 more Military`],
    ['the reader', { areas: ['S6'] }, '! You win with 1 more Science'],
    ['reached', { areas: ['S7'], step: 'effects' }, '! Science: you win at the end of this turn'],
    ['nobody is near', { areas: ['S3', 'M1'] }, '7 cards in one domain win at once'],
  ])('%s', (_, setting, first) => expect(told(setting)[0]).toBe(first));

  test('the most pressing comes first', () =>
    expect(told({ areas: ['S5', 'M6', 'C6 U1'] }).slice(0, 3)).toEqual([
      `! ${BORIS} wins with 1 more Military`,
      `! ${NAMES[2]} wins with 1 more Culture`,
      'You win with 2 more Science',
    ]));
});

describe('the end', () => {
  test('the final round counts its turns', () => {
    expect(told({ areas: AREAS, deck: 0, first: 1, turn: 2 })).toContain('! Final round: 2 turns left');
    expect(told({ areas: AREAS, deck: 0, first: 1, turn: 0 })).toContain('! Final round: the last turn');
  });
  test.each([
    [9, true],
    [10, false],
  ])('a deck of %i cards', (deck, isTold) =>
    expect(told({ areas: AREAS, deck }).some((text) => text.endsWith('left in the deck'))).toBe(isTold),
  );

  test('leads are counted as at the end, ties for both', () =>
    expect(told({ areas: ['S3 M1', 'M6 S3', 'C2'] }).at(-1)).toBe(
      `Domains led: ${BORIS}\u00a02, you\u00a01, ${NAMES[2]}\u00a01`,
    ));
  test('teams lead by their best member', () =>
    expect(told({ seats: 4, options: { teams: 'on' }, areas: ['S3', 'M2', 'M1 S3', 'E1'] }).at(-1)).toBe(
      `Domains led: ${BORIS} + ${NAMES[3]}\u00a02, you + ${NAMES[2]}\u00a01`,
    ));
});

test('a watcher is told of everybody by name', () =>
  expect(told({ areas: ['S6'] }, WATCHER)[0]).toBe(`! ${NAMES[0]} wins with 1 more Science`));

test('it is told in every language', () => {
  expect(told({ areas: AREAS }, 0, ru)[0]).toBe(`! ${BORIS}: до победы 1 карта Войны`);
  expect(told({ areas: AREAS }, 0, fr)[0]).toBe(`! ${BORIS} gagne avec 1 carte Militaire de plus`);
  expect(told({ areas: AREAS }, 1, ru)[0]).toBe('! Вам до победы: 1 карта Войны');
  expect(told({ areas: ['S3', 'M5', 'C2'] }, 0, fr)[0]).toBe(`${BORIS} gagne avec 2 cartes Militaire de plus`);
  expect(told({ areas: ['S3 C1', 'M2'] }, 0, ru).at(-1)).toBe(`Первенство в сферах: у вас\u00a02, ${BORIS}\u00a01`);
  const teams: Setting = { seats: 4, options: { teams: 'on' }, areas: ['S3', 'M2', 'M1 S3', 'E1'] };
  expect(told(teams, 0, ru).at(-1)).toContain('у вашей команды\u00a01');
});

test('when it is over nothing is at stake', () => {
  const s = table({ areas: ['S7'], step: 'effects' });
  game.apply(s, 0, { effect: -1 });
  expect(en.stakes!(game.view(s, 0), NAMES)).toEqual([]);
});
