import { expect, test } from 'vitest';
import { asked, counts, hand, happened, offers, play, refused, type Setting, table, use } from './table.ts';

const effects = { step: 'effects' } as const;

test('CIV-4.6: one permanent effect a domain, its levels sharing the slot', () => {
  const s = table({ ...effects, areas: ['M5 S1'], hands: ['economy-i economy-ii culture-i'] });
  use(s, 0, 'assassination', 'economy-i');
  expect([refused(s, 0, 'assassination'), refused(s, 0, 'purge')]).toEqual(['slot-used CIV-4.6', 'slot-used CIV-4.6']);
  expect(offers(s, 0)).toEqual(['finish', 'attack', 'breakthrough']);
});
test('CIV-4.6: one discard effect a domain, besides its permanent effect', () => {
  const s = table({ ...effects, areas: ['M5'], hands: ['economy-i'] });
  use(s, 0, 'attack', 'military');
  expect(refused(s, 0, 'attack')).toBe('slot-used CIV-4.6');
  use(s, 0, 'assassination', 'economy-i');
  expect(offers(s, 0)).toEqual(['finish']);
});
const USED: [effect: 'purge' | 'attack' | 'inspiration', gone: string[]][] = [
  ['purge', ['assassination', 'purge']],
  ['attack', ['attack']],
  ['inspiration', ['inspiration']],
];
for (const [effect, gone] of USED)
  test(`CIV-4.6: after ${effect} only ${gone} are used up`, () => {
    const given = { ...effects, areas: ['M5 C1', 'E3'], hands: ['economy-i economy-ii'] };
    const before = offers(table(given), 0);
    expect(offers(table({ ...given, used: [effect] }), 0)).toEqual(before.filter((word) => !gone.includes(word)));
  });

test('CIV-4.7: a threshold reached by step 1 or by an effect opens at once', () => {
  const s = table({ areas: ['E2 M2'], hands: ['economy-i military-i'] });
  play(s, 0, 'economy-i');
  expect(refused(s, 0, 'assassination')).toBe('count-too-low CIV-4.7');
  use(s, 0, 'development', 'economy', 'military-i');
  expect(refused(s, 0, 'assassination')).toBe('hand-too-small CIV-5.1');
  expect([counts(s, 0), offers(s, 0)]).toEqual(['M3 E2', ['finish', 'attack', 'embargo']]);
});
test('CIV-4.7: a threshold lost in the turn closes', () => {
  const s = table({ ...effects, areas: ['M3 S3'], hands: ['economy-i'] });
  use(s, 0, 'attack', 'science');
  expect([refused(s, 0, 'experiment'), refused(s, 0, 'assassination')]).toEqual([
    'count-too-low CIV-4.7',
    'count-too-low CIV-4.7',
  ]);
});
test('CIV-4.7: an effect once started is completed though it lowers its own count', () => {
  const s = table({ ...effects, areas: ['E5'], hands: ['military-i military-ii'] });
  use(s, 0, 'monopoly', 'economy', 'economy', 'military-i', 'military-ii');
  expect([counts(s, 0), asked(s)]).toEqual(['M2 E3', '0 effect']);
});

test('CIV-4.8: enough for level 2 leaves the choice of level 1', () => {
  const s = table({ ...effects, areas: ['M5'], hands: ['economy-i economy-ii'] });
  expect(offers(s, 0)).toEqual(['finish', 'assassination', 'purge', 'attack']);
  use(s, 0, 'assassination', 'economy-i');
  expect([hand(s, 0), asked(s)]).toEqual(['economy-ii', '0 effect']);
});

test('CIV-4.9: no effect inside an effect', () => {
  const s = table({ ...effects, areas: ['M5 S3'], hands: ['economy-i economy-ii'] });
  use(s, 0, 'purge', 'economy-i');
  expect([asked(s), refused(s, 0, 'experiment'), refused(s, 0, 'finish')]).toEqual([
    '0 discard',
    'malformed CIV-5.2',
    'malformed CIV-5.2',
  ]);
});

const INCOMPLETE: [effect: string, given: Setting, reason: string][] = [
  ['assassination', { areas: ['M3'], hands: [''] }, 'hand-too-small CIV-5.1'],
  ['purge', { areas: ['M5'], hands: ['science-i'] }, 'hand-too-small CIV-5.2'],
  ['attack', { areas: ['M1'] }, 'area-too-small CIV-5.3'],
  ['development', { areas: ['E3'], hands: [''] }, 'nothing-playable CIV-5.6'],
  ['monopoly', { areas: ['E5'], hands: ['science-i'] }, 'nothing-playable CIV-5.7'],
  ['embargo', { areas: ['E1'] }, 'no-column CIV-5.8'],
  ['research', { areas: ['S5'], hands: ['military-i'], embargoes: ['0 science'] }, 'nothing-playable CIV-5.11'],
  ['oligarchy', { areas: ['U3'] }, 'pile-too-small CIV-5.17'],
  ['republic', { areas: ['U5'], discard: 'science-i' }, 'pile-too-small CIV-5.18'],
  ['democracy', { areas: ['U1'] }, 'no-column CIV-5.16'],
  ['inspiration', { areas: ['C1', 'M2'] }, 'nothing-to-copy CIV-5.13'],
];
for (const [effect, given, reason] of INCOMPLETE)
  test(`CIV-4.10: ${effect} cannot be started if it cannot be completed: ${reason}`, () => {
    expect(refused(table({ ...given, ...effects }), 0, effect)).toBe(reason);
  });

test('CIV-4.11: effects override the basic rules: more than one card played in a turn', () => {
  const s = table({ areas: ['E5 S5'], hands: ['military-i religion-i culture-i science-i'] });
  play(s, 0, 'military-i');
  use(s, 0, 'monopoly', 'economy', 'economy', 'religion-i', 'culture-i');
  use(s, 0, 'research', 'economy', 'economy', 'science-i', 'economy-i');
  expect([counts(s, 0), happened(s).filter((type) => type === 'played').length]).toEqual(['M1 R1 E2 S6 C1', 5]);
});
