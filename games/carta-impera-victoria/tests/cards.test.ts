import { expect, test } from 'vitest';
import { CARD_KINDS, CARDS, cardName, copiesOf, DOMAIN_NAMES } from '../cards/index.ts';
import { EFFECT_NAMES } from '../effects/effect.ts';
import { EFFECTS } from '../effects/index.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import { counts, finish, markers, offers, range, table, use } from './table.ts';

const COPIES: [domain: string, i: number, ii: number, iii: number][] = [
  ['military', 8, 8, 4],
  ['religion', 8, 8, 0],
  ['economy', 4, 4, 8],
  ['science', 4, 8, 8],
  ['culture', 4, 4, 8],
  ['utopia', 0, 0, 16],
];
test('CIV-2.2, CIV-2.3: six domains in order, 15 kinds of cards, so many copies of each', () => {
  expect(COPIES.map(([domain]) => domain)).toEqual(DOMAIN_NAMES);
  const kinds = range(CARD_KINDS).filter((card) => copiesOf(card) > 0);
  const rows = COPIES.flatMap(([domain, ...copies]) =>
    ['i', 'ii', 'iii'].map((age, i) => `${copies[i]} ${domain}-${age}`),
  );
  expect(kinds.map((card) => `${copiesOf(card)} ${cardName(card)}`)).toEqual(
    rows.filter((row) => !row.startsWith('0')),
  );
  expect(kinds).toHaveLength(15);
});

test('CIV-2.8: the card of a marker is held, and counts nowhere, while its target is chosen', () => {
  const s = table({ seats: 4, areas: ['E2', 'M1'], step: 'effects' });
  use(s, 0, 'embargo');
  expect([cardName(s.held), counts(s, 0), markers(s), s.discard]).toEqual(['economy-i', 'E1', [], []]);
  expect(game.view(s, 1).held).toBe(s.held);
});
test('CIV-2.8: a card too many or too few is a flaw', () => {
  const s = table({});
  s.discard.push(CARDS['military-i'].number);
  expect(game.flaw(s)).toBe('CIV-2.8: 9 copies of military-i');
});

test('CIV-2.4: sixteen effects, two levels and a discard effect for each domain, for Culture Inspiration alone', () => {
  const rows = EFFECTS.map(({ domain, level }, effect) => `${EFFECT_NAMES[effect]} ${DOMAIN_NAMES[domain]} ${level}`);
  expect(rows).toEqual([
    ...['assassination military 1', 'purge military 2', 'attack military 0'],
    ...['holy-book religion 1', 'divine-right religion 2', 'inquisition religion 0'],
    ...['development economy 1', 'monopoly economy 2', 'embargo economy 0'],
    ...['experiment science 1', 'research science 2', 'breakthrough science 0'],
    'inspiration culture 0',
    ...['oligarchy utopia 1', 'republic utopia 2', 'democracy utopia 0'],
  ]);
});

const THRESHOLDS: [seats: number, teams: 'on' | 'off', level1: number, level2: number, hegemony: number][] = [
  [2, 'off', 3, 5, 8],
  [3, 'off', 3, 5, 7],
  [4, 'off', 2, 4, 7],
  [4, 'on', 2, 4, 7],
];
for (const [seats, teams, level1, level2, hegemony] of THRESHOLDS) {
  const given = { seats, options: { teams }, hands: ['science-i science-i'], step: 'effects' as const };
  const military = (n: number) => offers(table({ ...given, areas: [`M${n}`] }), 0);
  test(`CIV-2.5, CIV-9.33: ${seats} players, teams ${teams}: levels at ${level1} and ${level2} cards`, () => {
    expect(military(level1 - 1)).not.toContain('assassination');
    expect(military(level1)).toContain('assassination');
    expect(military(level2 - 1)).not.toContain('purge');
    expect(military(level2)).toContain('purge');
  });
  test(`CIV-2.5, CIV-6.1: ${seats} players, teams ${teams}: hegemony with ${hegemony} cards`, () => {
    const endingWith = (n: number) => {
      const s = table({ ...given, areas: [`S${n}`] });
      finish(s, 0);
      return s.ending;
    };
    expect([endingWith(hegemony - 1), endingWith(hegemony), endingWith(hegemony + 1)]).toEqual([
      '',
      'hegemony',
      'hegemony',
    ]);
  });
}
