import { expect, test } from 'vitest';
import { asked, choose, counts, discard, hand, offers, play, refused, table, use } from './table.ts';

const effects = { step: 'effects' } as const;

test('CIV-5.6: Development discards one card of the area, any domain, then plays one of the hand', () => {
  const s = table({ ...effects, areas: ['E3 C1'], hands: ['science-i military-i'] });
  use(s, 0, 'development');
  expect([asked(s), offers(s, 0), refused(s, 0, 'science')]).toEqual([
    '0 surrender',
    ['economy', 'culture'],
    'not-in-area CIV-5.6',
  ]);
  choose(s, 0, 'culture');
  expect([asked(s), offers(s, 0), refused(s, 0, 'culture-i')]).toEqual([
    '0 extra',
    ['science-i', 'military-i'],
    'not-in-hand CIV-5.6',
  ]);
  play(s, 0, 'military-i');
  expect([counts(s, 0), hand(s, 0), discard(s), asked(s)]).toEqual(['M1 E3', 'science-i', 'culture-i', '0 effect']);
});
test('CIV-5.7: Monopoly discards two cards, the same domain or not, then plays two one after the other', () => {
  const s = table({ ...effects, areas: ['E5 C1'], hands: ['science-i military-i culture-ii'] });
  use(s, 0, 'monopoly', 'economy');
  expect([asked(s), offers(s, 0)]).toEqual(['0 surrender', ['economy', 'culture']]);
  choose(s, 0, 'culture');
  play(s, 0, 'culture-ii');
  expect([asked(s), offers(s, 0)]).toEqual(['0 extra', ['science-i', 'military-i']]);
  play(s, 0, 'science-i');
  expect([counts(s, 0), hand(s, 0), discard(s)]).toEqual(['E4 S1 C1', 'military-i', 'economy-ii culture-i']);
  expect(asked(s)).toBe('0 effect');
});
const ECONOMY: [area: string, hand: string, embargoes: string[], offered: string[]][] = [
  ['E2', 'science-i science-i', [], []],
  ['E3', 'science-i', [], ['development']],
  ['E3', '', [], []],
  ['E3', 'science-i', ['0 science'], []],
  ['E4', 'science-i science-i', [], ['development']],
  ['E5', 'science-i science-i', [], ['development', 'monopoly']],
  ['E5', 'science-i', [], ['development']],
  ['E5', 'science-i culture-i', ['0 culture'], ['development']],
  ['E5', 'science-i culture-i', ['0 culture', '0 science'], []],
  ['E5', 'science-i culture-i military-i', ['0 culture'], ['development', 'monopoly']],
];
for (const [area, cards, embargoes, offered] of ECONOMY)
  test(`CIV-5.6, CIV-5.7, CIV-9.17, CIV-9.18: ${area} with {${cards}}, embargoes ${embargoes.join(', ') || 'none'}: ${offered.join(', ') || 'nothing'}`, () => {
    const s = table({ ...effects, areas: [area], hands: [cards], embargoes });
    expect(offers(s, 0)).toEqual(['finish', ...offered, 'embargo']);
  });
test('CIV-5.7: two cards in the area are needed, which only a copy can lack', () => {
  const s = table({ ...effects, areas: ['C1', 'E5'], hands: ['science-i science-i'] });
  use(s, 0, 'inspiration');
  expect([offers(s, 0), refused(s, 0, '1 monopoly')]).toEqual([['1 development'], 'area-too-small CIV-5.13']);
  const two = table({ ...effects, areas: ['C1 M1', 'E5'], hands: ['science-i science-i'] });
  use(two, 0, 'inspiration');
  expect(offers(two, 0)).toEqual(['1 development', '1 monopoly']);
});
