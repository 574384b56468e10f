import { describe, expect, test } from 'vitest';
import { counter, spacedAll } from '../index.ts';

describe('things are counted', () => {
  test('in Russian', () => {
    const cards = { one: 'карта', few: 'карты', many: 'карт' };
    const said: [string, number[]][] = [
      ['карта', [1, 21, 101]],
      ['карты', [2, 3, 4, 22, 104]],
      ['карт', [0, 5, 11, 12, 14, 20, 25, 111, 112]],
    ];
    for (const [word, numbers] of said) for (const n of numbers) expect(counter('ru')(n, cards)).toBe(`${n} ${word}`);
  });
  test('in French', () => {
    const said = [0, 1, 2, 21].map((n) => counter('fr')(n, { one: 'carte', other: 'cartes' }));
    expect(said).toEqual(['0 carte', '1 carte', '2 cartes', '21 cartes']);
  });
  test('in English', () => {
    const said = [0, 1, 2, 21].map((n) => counter('en')(n, { one: 'card', other: 'cards' }));
    expect(said).toEqual(['0 cards', '1 card', '2 cards', '21 cards']);
  });
});

test('French words are spaced in whatever shape they come', () => {
  const plain = {
    ask: 'Qui ?',
    list: ['« oui »', 'non !'],
    deep: { says: (name: string) => `${name} : bien ; merci` },
    n: 3,
  };
  const { ask, list, deep, n } = spacedAll(plain);
  expect([ask, ...list, deep.says('Zoé'), n]).toEqual([
    'Qui\u202f?',
    '«\u00a0oui\u00a0»',
    'non\u202f!',
    'Zoé\u00a0: bien\u202f; merci',
    3,
  ]);
});
