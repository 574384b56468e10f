import { expect, test } from 'vitest';
import { EFFECT_NUMBERS } from '../effects/effect.ts';
import { asked, coin, counts, hand, offers, refused, type Setting, table, told, use } from './table.ts';

const effects = { step: 'effects' } as const;

const MAJORITIES: [areas: string[], isOffered: boolean][] = [
  [['C1', 'E3'], true],
  [['', 'E3'], false],
  [['C1', 'E3 C1'], false],
  [['C2', 'E3 C1', 'C1'], true],
  [['C2', 'E3 C1', 'C2'], false],
  [['C2', 'E3', 'C3'], false],
];
for (const [areas, isOffered] of MAJORITIES)
  test(`CIV-5.13, CIV-9.12: ${areas.join(' : ') || 'nothing'}: Inspiration is ${isOffered ? '' : 'not '}offered`, () => {
    const s = table({ ...effects, areas, hands: ['military-i'] });
    expect(offers(s, 0).includes('inspiration')).toBe(isOffered);
    if (!isOffered) expect(refused(s, 0, 'inspiration')).toBe('no-majority CIV-5.13');
  });

const rich: Setting = {
  ...effects,
  areas: ['C2 M1', 'M5 E4', 'S3 R5 U5 C1'],
  hands: ['military-i religion-i'],
  discard: 'science-i',
};
test('CIV-5.13, CIV-9.9: every level that is open to its source can be copied, if it can be carried out', () => {
  const s = table(rich);
  use(s, 0, 'inspiration');
  expect(asked(s)).toBe('0 inspiration');
  expect(offers(s, 0)).toEqual([
    '1 assassination',
    '1 purge',
    '1 development',
    '2 holy-book',
    '2 experiment',
    '2 oligarchy',
  ]);
  expect(refused(s, 0, '1 monopoly')).toBe('source-too-low CIV-5.13');
  expect(refused(s, 0, '2 republic')).toBe('pile-too-small CIV-5.13');
  expect(refused(s, 0, '2 research')).toBe('source-too-low CIV-5.13');
});
test('CIV-5.13, CIV-9.10: not oneself, no discard effect, no Inspiration', () => {
  const s = table({ ...rich, areas: ['C3 M5', 'M5 E5 C1', 'R5 U5 S1'] });
  use(s, 0, 'inspiration');
  expect(refused(s, 0, '0 assassination')).toBe('yourself CIV-5.13');
  for (const word of ['1 attack', '1 embargo', '2 inquisition', '2 democracy', '1 inspiration'])
    expect(refused(s, 0, word)).toBe('not-copyable CIV-5.13');
});
test('CIV-5.13: the copy works on the own hand and area, without a card of that domain', () => {
  const s = table(rich);
  use(s, 0, 'inspiration', '1 purge', 'military-i', 'religion-i');
  expect([hand(s, 0), counts(s, 1), asked(s)]).toEqual(['', 'M5 E4', '0 effect']);
  expect(told(s, 2, 'usedEffect', 'copied')).toEqual([
    { type: 'usedEffect', seat: 0, effect: EFFECT_NUMBERS.inspiration },
    { type: 'copied', seat: 0, source: 1, effect: EFFECT_NUMBERS.purge, isOnlyCoin: false },
  ]);
});
test('CIV-5.13, CIV-9.11, CIV-4.6: the copied domain is used up, whatever the level', () => {
  const s = table({ ...rich, areas: ['C2 M5', 'M5', 'S3'], hands: ['military-i religion-i economy-i'] });
  use(s, 0, 'inspiration', '1 assassination', 'military-i');
  expect([refused(s, 0, 'purge'), refused(s, 0, 'inspiration')]).toEqual(['slot-used CIV-4.6', 'slot-used CIV-4.6']);
  expect(offers(s, 0)).toEqual(['finish', 'attack']);
});
test('CIV-5.13, CIV-9.11: a domain whose effect was used cannot be copied, whatever the level', () => {
  const s = table({ ...rich, areas: ['C2 M5', 'M5', 'S3'], hands: ['military-i religion-i economy-i'] });
  use(s, 0, 'assassination', 'military-i');
  use(s, 0, 'inspiration');
  expect([offers(s, 0), refused(s, 0, '1 purge')]).toEqual([['2 experiment'], 'slot-used CIV-5.13']);
});
test('CIV-5.13: a discard effect of the domain stays free after a copy', () => {
  const s = table({ ...effects, areas: ['C1 M1', 'M3'], hands: ['science-i'] });
  use(s, 0, 'inspiration', '1 assassination', 'science-i');
  expect(offers(s, 0)).toEqual(['finish', 'attack']);
});
const NOTHING: [why: string, given: Setting][] = [
  ['nobody has a level', { areas: ['C1', 'M2 S2', 'E2'] }],
  ['only the own levels are open', { areas: ['C1 M3'], hands: ['science-i'] }],
  ['the hand is too small', { areas: ['C1', 'M3'], hands: [''] }],
  ['the only domain is used', { areas: ['C1', 'S3'], used: ['experiment'] }],
];
for (const [why, given] of NOTHING)
  test(`CIV-9.39, CIV-5.13: with a majority but nothing to copy (${why}) Inspiration is not offered`, () => {
    const s = table({ ...effects, ...given });
    expect([refused(s, 0, 'inspiration'), coin(s)]).toEqual(['nothing-to-copy CIV-5.13', 'on the table']);
  });
