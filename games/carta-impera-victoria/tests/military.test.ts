import { expect, test } from 'vitest';
import { asked, choose, coin, counts, discard, finish, hand, markers, offers, refused, table, use } from './table.ts';

const effects = { step: 'effects' } as const;

test('CIV-5.1, CIV-9.1: Assassination discards one card of the own hand', () => {
  const s = table({ ...effects, areas: ['M3', 'S1'], hands: ['science-i culture-i', 'economy-i'] });
  use(s, 0, 'assassination');
  expect([asked(s), offers(s, 0)]).toEqual(['0 discard', ['science-i', 'culture-i']]);
  expect([refused(s, 0, 'economy-i'), refused(s, 0, '1')]).toEqual(['not-in-hand CIV-5.1', 'malformed CIV-5.1']);
  choose(s, 0, 'culture-i');
  expect([hand(s, 0), hand(s, 1), discard(s), asked(s)]).toEqual(['science-i', 'economy-i', 'culture-i', '0 effect']);
});
test('CIV-5.1: barred cards may be discarded, and the gain is drawn in step 3', () => {
  const s = table({ ...effects, areas: ['M3'], hands: ['science-i science-ii science-ii'], embargoes: ['0 science'] });
  use(s, 0, 'assassination', 'science-i');
  finish(s, 0);
  expect([s.hands[0]!.length, discard(s)]).toEqual([3, 'science-i economy-i']);
});
const MILITARY: [area: string, hand: string, offered: string[]][] = [
  ['M2', 'science-i science-ii', []],
  ['M3', 'science-i', ['assassination']],
  ['M3', '', []],
  ['M4', 'science-i science-ii', ['assassination']],
  ['M5', 'science-i', ['assassination']],
  ['M5', 'science-i science-i', ['assassination', 'purge']],
  ['M5', '', []],
];
for (const [area, cards, offered] of MILITARY)
  test(`CIV-5.1, CIV-5.2, CIV-9.17: ${area} with {${cards}} offers ${offered.join(', ') || 'nothing'}`, () => {
    const s = table({ ...effects, areas: [area], hands: [cards] });
    expect(offers(s, 0)).toEqual(['finish', ...offered, 'attack']);
  });
test('CIV-5.2: Purge discards exactly two cards', () => {
  const s = table({ ...effects, areas: ['M5'], hands: ['science-i science-i culture-i'] });
  use(s, 0, 'purge', 'science-i');
  expect([asked(s), refused(s, 0, 'finish')]).toEqual(['0 discard', 'malformed CIV-5.2']);
  choose(s, 0, 'science-i');
  expect([hand(s, 0), discard(s), asked(s)]).toEqual(['culture-i', 'science-i science-i', '0 effect']);
});

const TARGETS: [area: string, domains: string[]][] = [
  ['M2', ['military']],
  ['M1 R1', ['religion']],
  ['M2 R1 E1 S1 C1 U1', ['military', 'religion', 'economy', 'science', 'culture', 'utopia']],
];
for (const [area, domains] of TARGETS)
  test(`CIV-5.3: with ${area} the attack can aim at ${domains.join(', ')}`, () => {
    const s = table({ ...effects, areas: [area, 'R2 E2 S2 C2 U2'] });
    use(s, 0, 'attack');
    expect([asked(s), offers(s, 0)]).toEqual(['0 attack', domains]);
    if (domains.length < 6)
      expect(refused(s, 0, domains[0] === 'religion' ? 'military' : 'religion')).toBe('not-in-area CIV-5.3');
  });
for (const [area, isOffered] of [
  ['M1', false],
  ['M1 S1', true],
  ['M2', true],
  ['S3', false],
] as const)
  test(`CIV-5.3, CIV-9.15: with ${area} Attack is ${isOffered ? '' : 'not '}offered`, () => {
    expect(offers(table({ ...effects, areas: [area, 'M3'] }), 0).includes('attack')).toBe(isOffered);
  });
test('CIV-5.3, CIV-9.16: an attack may hit nobody', () => {
  const s = table({ ...effects, areas: ['M1 S1', 'E2', 'C1'] });
  use(s, 0, 'attack', 'science');
  expect([counts(s, 0), counts(s, 1), counts(s, 2), discard(s)]).toEqual(['', 'E2', 'C1', 'military-i science-i']);
  expect(asked(s)).toBe('0 effect');
});
test('CIV-5.3, CIV-6.24: each other player is hit, the teammate included', () => {
  const s = table({ ...effects, seats: 4, options: { teams: 'on' }, areas: ['M2 S2', 'S1', 'S2', 'M1 S3'] });
  use(s, 0, 'attack', 'science');
  expect([0, 1, 2, 3].map((seat) => counts(s, seat))).toEqual(['M1 S1', '', 'S1', 'M1 S2']);
});
test('CIV-5.3, CIV-2.9, CIV-9.20: markers are untouched, and are no cards to attack', () => {
  const s = table({
    ...effects,
    areas: ['M1 S1', 'S1', 'M1'],
    embargoes: ['1 science', '2 science'],
    democracies: ['1 science', '0 economy'],
  });
  use(s, 0, 'attack');
  expect(offers(s, 0)).toEqual(['science']);
  choose(s, 0, 'science');
  expect([counts(s, 1), counts(s, 2)]).toEqual(['', 'M1']);
  expect(markers(s)).toEqual([
    'embargo on 1 science',
    'embargo on 2 science',
    'democracy on 1 science',
    'democracy on 0 economy',
  ]);
});
const COINS: [areas: string[], holder: number, after: string][] = [
  [['M1 C3', 'C1'], 0, '0 on 1 military'],
  [['M1 C2', 'C1'], 0, 'on the table'],
  [['M1 C1', 'C3'], 1, '1 on 2 military'],
  [['M1 C2', 'C3'], 1, '1 on 2 military'],
  [['M1 C1', 'C2'], 1, '1 on 2 military'],
  [['M1 C1', 'C3', 'C2'], 1, '1 on 2 military'],
  [['M1 C1', 'C1', 'C2'], 2, '2 on 0 military'],
];
for (const [areas, holder, after] of COINS)
  test(`CIV-5.3, CIV-5.14, CIV-9.36: after an attack on Culture at ${areas.join(' : ')} the coin of seat ${holder} is ${after}`, () => {
    const s = table({ ...effects, areas, coin: `${holder} ${(holder + 1) % 3} military` });
    use(s, 0, 'attack', 'culture');
    expect([coin(s), asked(s)]).toEqual([after, '0 effect']);
  });
