import { below, enter, expire, fastRng, openMatch, readOptions, timeOut, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { cartaImperaVictoria as game } from '../index.ts';
import type { State } from '../state.ts';
import { asked, choose, deal, hand, moveOf, offers, range, type Setting, table, told, wordOf } from './table.ts';

const effects = { step: 'effects' } as const;
/** How often each answer occurs in a thousand time-outs. */
function answers(s: State, seat: number): Map<string, number> {
  const rng = fastRng(7);
  const times = new Map<string, number>();
  for (let i = 0; i < 1000; i++) {
    const word = wordOf(game.timeout(s, seat, rng)!);
    times.set(word, (times.get(word) ?? 0) + 1);
  }
  return times;
}
function expectEvenly(s: State, seat: number, expected: string[]): void {
  const times = answers(s, seat);
  expect([...times.keys()].toSorted()).toEqual(expected.toSorted());
  for (const n of times.values()) expect(n).toBeGreaterThan(700 / expected.length);
}

const teams = { seats: 4, options: { teams: 'on' } } as const;
const PACKS = {
  seats: 2,
  options: { deal: 'draft' },
  packs: ['military-i military-i religion-i science-i', 'religion-i culture-i culture-i science-i'],
} as const;
const toCentre = ['military-i', 'religion-i', 'science-i', 'science-i', 'religion-i', 'culture-i'];
const RANDOM: [point: string, given: Setting, before: string[], among: string[]][] = [
  ['D1', PACKS, [], ['military-i', 'religion-i', 'science-i']],
  [
    'D3',
    { hands: ['military-i military-i military-i science-i culture-i'], embargoes: ['0 culture'] },
    [],
    ['military-i', 'science-i'],
  ],
  [
    'D5',
    { ...effects, areas: ['C1', 'M3 S3', 'R5'], hands: ['science-i'] },
    ['inspiration'],
    ['1 assassination', '1 experiment', '2 holy-book'],
  ],
  [
    'D6',
    { ...effects, areas: ['M5'], hands: ['science-i science-i science-i culture-i'] },
    ['purge'],
    ['science-i', 'culture-i'],
  ],
  ['D7', { ...effects, areas: ['M2 S1 U1'] }, ['attack'], ['military', 'science', 'utopia']],
  ['D8', { ...effects, seats: 4, areas: ['R1'] }, ['inquisition'], ['1', '2', '3']],
  ['D8', { ...effects, ...teams, areas: ['R1'] }, ['inquisition'], ['1', '3']],
  ['D10', { ...effects, areas: ['E3 S1'], hands: ['science-i'] }, ['development'], ['economy', 'science']],
  [
    'D11',
    { ...effects, areas: ['E3'], hands: ['science-i culture-i military-i'], embargoes: ['0 culture'] },
    ['development', 'economy'],
    ['science-i', 'military-i'],
  ],
  ['D12', { ...effects, areas: ['E2 S1', 'M1 R1', 'C1'] }, ['embargo'], ['1 military', '1 religion', '2 culture']],
  ['D12', { ...effects, areas: ['E2 S1'] }, ['embargo'], ['0 economy', '0 science']],
  ['D12', { ...effects, ...teams, areas: ['E2', 'M1', 'C1', 'U1'] }, ['embargo'], ['1 military', '3 utopia']],
  ['D12', { ...effects, ...teams, areas: ['E2', '', 'C1', ''] }, ['embargo'], ['0 economy', '2 culture']],
  [
    'D13',
    { ...effects, areas: ['S5 M1'], hands: ['culture-i'], embargoes: ['0 science'] },
    ['experiment'],
    ['military', 'science'],
  ],
  ['D13', { ...effects, areas: ['S3 M1 R1'], embargoes: ['0 science'] }, ['experiment'], ['military', 'religion']],
  ['D14', { ...effects, areas: ['S3'], hands: ['culture-i'] }, ['experiment', 'science'], ['culture-i', 'science-i']],
  [
    'D15',
    { ...effects, areas: ['S1'], hands: ['military-i'], deck: 'culture-i culture-i science-i' },
    ['breakthrough'],
    ['military-i', 'culture-i', 'science-i'],
  ],
  [
    'D16',
    { ...effects, areas: ['U5'], discard: 'military-i military-i science-i' },
    ['republic'],
    ['military-i', 'science-i'],
  ],
  ['D17', { ...effects, areas: ['U2 S1', 'M1'] }, ['democracy'], ['1 military']],
];
for (const [i, [point, given, before, among]] of RANDOM.entries())
  test(`CIV-7.1 ${point} (${i}): evenly among ${among.join(', ')}`, () => {
    const s = table(given);
    choose(s, 0, ...before);
    expectEvenly(s, 0, among);
  });
test('CIV-7.1 D2: evenly among the cards of the centre', () => {
  const s = table(PACKS);
  for (const [i, card] of toCentre.entries()) choose(s, i % 2, card);
  expect(asked(s)).toBe('1 centre');
  expectEvenly(s, 1, offers(s, 1));
});
test('CIV-7.1 D4, D18: the menu is finished, whatever is open', () => {
  const areas = ['M5 R5 E5 S5 C1 U5'];
  const s = table({ ...effects, areas, hands: ['science-i science-i'], options: { religionMode: 'activated' } });
  expect(offers(s, 0).length).toBeGreaterThan(10);
  expectEvenly(s, 0, ['finish']);
});

const inquiry = {
  step: 'effects',
  areas: [{ religion: 1 }],
  hands: [
    ['military-i', 'science-i'],
    ['culture-i', 'science-i'],
  ],
};
const open = () =>
  openMatch(game, { seats: 2, options: readOptions(game.options, {}, 2), seed: 'fast:1', scenario: inquiry });
for (const given of [[], ['culture-i'], ['science-i'], ['military-i']])
  test(`CIV-7.1 D9: the taken cards go back, though {${given}} had been chosen`, () => {
    const match = open();
    for (const word of ['inquisition', '1', ...given]) expect(enter(match, 0, [moveOf(word)], 'seat', 0)).toBeNull();
    timeOut(match, 0, fastRng(1), 0);
    expect([hand(match.s, 0), hand(match.s, 1)]).toEqual(['military-i science-i', 'science-i culture-i']);
    expect([asked(match.s), game.flaw(match.s)]).toEqual(['0 effect', null]);
  });
test('CIV-7.1 D9: nothing tells others that the cards came back by time-out', () => {
  const [slow, quick] = [open(), open()];
  for (const match of [slow, quick])
    for (const word of ['inquisition', '1']) enter(match, 0, [moveOf(word)], 'seat', 0);
  timeOut(slow, 0, fastRng(1), 0);
  for (const word of ['culture-i', 'science-i']) enter(quick, 0, [moveOf(word)], 'seat', 0);
  for (const viewer of [1, -2]) {
    expect(told(slow.s, viewer, 'gaveBack', 'tookHand')).toEqual(told(quick.s, viewer, 'gaveBack', 'tookHand'));
    expect(game.view(slow.s, viewer)).toEqual(game.view(quick.s, viewer));
  }
});
test('CIV-7.1 D1: nothing tells others that a card was picked by time-out', () => {
  const s = table(PACKS);
  const before = game.view(s, 1);
  game.apply(s, 0, game.timeout(s, 0, fastRng(3))!);
  expect(game.view(s, 1)).toEqual({ ...before, owes: [false, true] });
  expect(told(s, 1, 'picked')).toEqual([]);
});
test('CIV-7.1: the next decision is put in the normal way, and the deal is not touched', () => {
  const s = table({ ...effects, areas: ['M5'], hands: ['science-i science-ii'] });
  choose(s, 0, 'purge');
  const { drawn } = s.table.rng;
  game.apply(s, 0, game.timeout(s, 0, fastRng(1))!);
  expect([asked(s), offers(s, 0).length, s.table.rng.drawn]).toEqual(['0 discard', 1, drawn]);
});

const ALONE: [question: string, given: Setting, before: string[], answer: string][] = [
  ['play', { hands: ['military-i'] }, [], 'military-i'],
  ['effect', { hands: [''] }, [], 'finish'],
  ['discard', { ...effects, areas: ['M3'], hands: ['science-i'] }, ['assassination'], 'science-i'],
  ['attack', { ...effects, areas: ['M2'] }, ['attack'], 'military'],
  ['inquisition', { ...effects, seats: 2, areas: ['R1'] }, ['inquisition'], '1'],
  ['give', { ...effects, areas: ['R1'], hands: ['', 'science-i'] }, ['inquisition', '1'], 'science-i'],
  ['surrender', { ...effects, areas: ['E3'], hands: ['science-i'] }, ['development'], 'economy'],
  ['extra', { ...effects, areas: ['E3'], hands: ['science-i'] }, ['development', 'economy'], 'science-i'],
  ['retrieve', { ...effects, areas: ['S3'] }, ['experiment'], 'science'],
  ['recover', { ...effects, areas: ['U3'], discard: 'science-i' }, ['oligarchy'], 'science-i'],
  ['embargo', { ...effects, areas: ['E2'] }, ['embargo'], '0 economy'],
  ['democracy', { ...effects, areas: ['U2'] }, ['democracy'], '0 utopia'],
  ['inspiration', { ...effects, areas: ['C1', 'R3'] }, ['inspiration'], '1 holy-book'],
];
for (const [question, given, before, answer] of ALONE)
  test(`CIV-7.3: "${question}" is asked even if only one answer is legal`, () => {
    const s = table(given);
    choose(s, 0, ...before);
    expect([asked(s), offers(s, 0)]).toEqual([`0 ${question}`, [answer]]);
  });

for (const seats of [2, 3, 4])
  test(`CIV-7.2: no dead ends: ${seats} players always have an answer, and the clock has one of them`, () => {
    const rng = fastRng(seats);
    for (const seed of range(3)) {
      const s = deal(seats, seed, { deal: 'draft' });
      while (s.ending === '') {
        const seat = waiting(s)[0]!;
        const moves = game.legal(s, seat);
        const timely = game.timeout(s, seat, rng);
        if (timely !== null || s.table.questions[seat] !== 'give') expect(moves).toContain(timely);
        game.apply(s, seat, moves[below(rng, moves.length, 'move')]!);
      }
    }
  });

const many = { step: 'effects', areas: [{ military: 5, economy: 5, science: 5, utopia: 5, religion: 1 }] };
const PARTS: [effect: string, question: string, then: string][] = [
  ['purge', 'discard', 'effect'],
  ['monopoly', 'surrender', 'extra'],
  ['research', 'retrieve', 'extra'],
  ['breakthrough', 'discard', 'effect'],
  ['republic', 'recover', 'effect'],
];
for (const [effect, question, then] of PARTS)
  for (const isAll of [false, true])
    test(`CIV-7.1: the time of ${isAll ? 'all' : 'a seat'} answers ${effect} whole, and nothing beyond`, () => {
      const scenario = {
        ...many,
        hands: [['military-i', 'science-i', 'culture-i', 'culture-i']],
        discard: ['culture-ii', 'culture-ii'],
      };
      const options = readOptions(game.options, {}, 2);
      const match = openMatch(game, { seats: 2, options, seed: 'fast:1', scenario });
      const late = () => (isAll ? expire(match, fastRng(2), 0) : timeOut(match, 0, fastRng(2), 0));
      expect(enter(match, 0, [moveOf(effect)], 'seat', 0)).toBeNull();
      expect(match.s.table.questions[0]).toBe(question);
      late();
      expect(match.s.table.questions[0]).toBe(then);
      if (then === 'extra') late();
      expect(match.s.table.questions[0]).toBe('effect');
    });
