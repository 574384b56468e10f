import { expect, test } from 'vitest';
import {
  asked,
  choose,
  counts,
  discard,
  finish,
  hand,
  happened,
  markers,
  offers,
  play,
  refused,
  type Setting,
  table,
  turn,
  use,
} from './table.ts';

const effects = { step: 'effects' } as const;

test('CIV-5.8, CIV-9.7: an embargo is laid on a column with a face-up card, counted after the cost', () => {
  const s = table({ ...effects, areas: ['E1 S1', 'M2', 'C1'], embargoes: ['1 science'], democracies: ['2 utopia'] });
  use(s, 0, 'embargo');
  expect([counts(s, 0), asked(s)]).toEqual(['S1', '0 embargo']);
  expect(offers(s, 0)).toEqual(['0 science', '1 military', '2 culture']);
  for (const column of ['0 economy', '1 science', '2 utopia'])
    expect(refused(s, 0, column)).toBe('column-empty CIV-5.8');
  choose(s, 0, '2 culture');
  expect([markers(s).at(-1), discard(s), asked(s)]).toEqual(['embargo on 2 culture', '', '0 effect']);
});
const STARTS: [areas: string[], markerTargets: 'any' | 'others', isOffered: boolean][] = [
  [['E1'], 'any', false],
  [['E2'], 'any', true],
  [['E1 S1'], 'any', true],
  [['E1', 'S1'], 'any', true],
  [['E5'], 'others', false],
  [['E1', '', 'S1'], 'others', true],
];
for (const [areas, markerTargets, isOffered] of STARTS)
  test(`CIV-5.8, CIV-9.3, CIV-11.4: ${areas.join(' : ')}, targets ${markerTargets}: Embargo is ${isOffered ? '' : 'not '}offered`, () => {
    const s = table({ ...effects, areas, options: { markerTargets } });
    expect(offers(s, 0).includes('embargo')).toBe(isOffered);
    if (!isOffered) expect(refused(s, 0, 'embargo')).toBe('no-column CIV-5.8');
  });
test('CIV-5.8: several markers may lie on one player, also on the same domain; they end together', () => {
  const s = table({
    areas: ['S2 M1', 'E1'],
    hands: ['science-i military-i culture-i'],
    embargoes: ['0 science', '0 science', '0 military'],
  });
  expect(offers(s, 0)).toEqual(['culture-i']);
  turn(s, 0, 'culture-i');
  expect([markers(s), discard(s)]).toEqual([[], 'economy-i economy-i economy-i']);
  expect(happened(s).filter((type) => type === 'embargoEnded')).toHaveLength(3);
});
test('CIV-5.8: a second marker can be laid where one lies', () => {
  const s = table({ ...effects, areas: ['E2', 'S1'], embargoes: ['1 science'] });
  use(s, 0, 'embargo', '1 science');
  expect(markers(s)).toEqual(['embargo on 1 science', 'embargo on 1 science']);
});

test('CIV-5.9, CIV-9.8: an embargo lasts through the next turn of its target', () => {
  const s = table({
    ...effects,
    seats: 2,
    areas: ['E2', 'S1'],
    hands: ['military-i military-i military-i', 'science-i science-i military-i'],
  });
  use(s, 0, 'embargo', '1 science');
  finish(s, 0);
  expect([asked(s), refused(s, 1, 'science-i')]).toEqual(['1 play', 'barred CIV-4.4']);
  turn(s, 1, 'military-i');
  expect([markers(s), discard(s)]).toEqual([[], 'economy-i']);
  turn(s, 0, 'military-i');
  play(s, 1, 'science-i');
  expect(counts(s, 1)).toBe('M1 S2');
});
test('CIV-5.9, CIV-9.5: the column still counts, its effects work, its cards can be taken and discarded', () => {
  const given: Setting = {
    ...effects,
    areas: ['S3 M1', 'M1'],
    hands: ['culture-i culture-ii'],
    embargoes: ['0 science'],
  };
  const s = table({ ...given, discard: 'science-iii' });
  expect(offers(s, 0)).toEqual(['finish', 'attack', 'experiment', 'breakthrough']);
  use(s, 0, 'experiment', 'science', 'culture-i');
  use(s, 0, 'attack', 'science');
  expect([counts(s, 0), hand(s, 0)]).toEqual(['S1 C1', 'science-i culture-ii']);
  const taking = table({ ...given, areas: ['U3 S1'], discard: 'science-iii' });
  use(taking, 0, 'oligarchy', 'science-iii');
  expect(hand(taking, 0)).toBe('science-iii culture-i culture-ii');
});
test('CIV-5.9, CIV-9.6: the marker stays when its column is emptied', () => {
  const s = table({
    ...effects,
    areas: ['M1 S1', 'S1'],
    hands: ['', 'science-i military-i'],
    embargoes: ['1 science'],
  });
  use(s, 0, 'attack', 'science');
  finish(s, 0);
  expect([counts(s, 1), markers(s), offers(s, 1)]).toEqual(['', ['embargo on 1 science'], ['military-i']]);
});
test('CIV-5.9: an embargo of oneself holds through the whole next turn, not only this one', () => {
  const s = table({
    areas: ['E3 S1'],
    hands: ['military-i military-i science-i science-i science-i', ''],
    seats: 2,
  });
  play(s, 0, 'military-i');
  use(s, 0, 'embargo', '0 science');
  finish(s, 0);
  expect(markers(s)).toEqual(['embargo on 0 science']);
  finish(s, 1);
  expect([asked(s), offers(s, 0)]).toEqual(['0 play', ['military-i']]);
  turn(s, 0, 'military-i');
  expect([markers(s), discard(s)]).toEqual([[], 'economy-i']);
});
test('CIV-5.9: an embargo of oneself bars from that moment', () => {
  const s = table({ ...effects, areas: ['E4 S1'], hands: ['science-i'] });
  use(s, 0, 'embargo', '0 science');
  expect(refused(s, 0, 'development')).toBe('nothing-playable CIV-5.6');
});
test('CIV-5.9: beside a fresh marker of the own hand an older one on the same column ends', () => {
  const s = table({
    ...effects,
    areas: ['S1'],
    used: ['embargo'],
    embargoes: ['0 science', '0 science fresh', '0 military'],
  });
  finish(s, 0);
  expect([markers(s), discard(s)]).toEqual([['embargo on 0 science'], 'economy-i economy-i']);
});
test('CIV-5.9, CIV-2.9, CIV-6.6: a marker still lying at the end counts for nothing', () => {
  const s = table({
    ...effects,
    turn: 2,
    areas: ['E1', 'E1', ''],
    deck: 0,
    embargoes: ['0 economy', '1 economy', '1 economy'],
  });
  finish(s, 2);
  expect(s.table.log!.find(({ type }) => type === 'ended')).toMatchObject({
    outcome: { points: [1, 1, 0], winners: [0, 1], tieBreak: [] },
  });
});
test('CIV-2.9, CIV-9.20: a marker opens no level and cannot be given up, taken or sacrificed', () => {
  const given = { ...effects, areas: ['E2 S2 M1'], hands: ['science-i science-i'] };
  const s = table({ ...given, embargoes: ['0 economy', '0 science'], democracies: ['0 economy', '0 utopia'] });
  expect(offers(s, 0)).toEqual(['finish', 'attack', 'embargo', 'breakthrough']);
  const copy = table({
    ...effects,
    areas: ['C1', 'E3'],
    hands: ['military-i'],
    democracies: ['0 science'],
    embargoes: ['0 economy'],
  });
  use(copy, 0, 'inspiration', '1 development');
  expect(offers(copy, 0)).toEqual(['culture']);
});
