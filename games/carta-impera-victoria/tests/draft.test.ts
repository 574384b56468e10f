import { WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { cartaImperaVictoria as game } from '../index.ts';
import type { State } from '../state.ts';
import { asked, choose, counts, hand, happened, names, offers, refused, sorted, table, told } from './table.ts';

const options = { deal: 'draft' } as const;
const THREE = [
  'military-i military-i religion-i economy-i',
  'science-i science-i culture-i religion-i',
  'economy-i military-i culture-i religion-i',
];
const FOUR = [...THREE, 'science-i military-i military-i religion-i'];
const draft = (seats: number, first = 0): State => table({ seats, options, first, packs: FOUR.slice(0, seats) });
/** Everyone picks the first card of the pack. */
function pickAll(s: State, rounds = 3): void {
  for (let round = 0; round < rounds; round++)
    for (let seat = 0; seat < s.seats; seat++) choose(s, seat, offers(s, seat)[0]!);
}
const packs = (s: State): string[] => s.packs.map(names);

for (const seats of [2, 3, 4]) {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  test(`CIV-3.8, CIV-3.9, CIV-9.34: ${seats} players pass their packs clockwise after picks 1 and 2`, () => {
    const s = draft(seats);
    const [before] = [packs(s)];
    expect(asked(s)).toBe(everybody.map((seat) => `${seat} pick`).join(', '));
    pickAll(s, 1);
    expect(packs(s)).toEqual(
      everybody.map((seat) => before[(seat + seats - 1) % seats]!.split(' ').slice(1).join(' ')),
    );
    const second = packs(s);
    pickAll(s, 1);
    expect(packs(s)).toEqual(
      everybody.map((seat) => second[(seat + seats - 1) % seats]!.split(' ').slice(1).join(' ')),
    );
    const third = packs(s);
    pickAll(s, 1);
    expect(packs(s)).toEqual(everybody.map(() => ''));
    expect(s.picks.map((picks) => names(picks))).toEqual(
      everybody.map((seat) => [before, second, third].map((packsThen) => packsThen[seat]!.split(' ')[0]).join(' ')),
    );
    expect(sorted(s.centre)).toBe(sorted(told(s, WATCHER, 'centred').map((event) => (event as { card: number }).card)));
  });
}

test('CIV-3.9: packs are passed only when everybody has picked; until then a pick can be changed', () => {
  const s = draft(3);
  const before = packs(s);
  choose(s, 2, 'culture-i');
  choose(s, 0, 'economy-i');
  expect([asked(s), packs(s), told(s, 0, 'picked'), s.hands]).toEqual(['1 pick', before, [], [[], [], []]]);
  choose(s, 0, 'religion-i');
  expect(asked(s)).toBe('1 pick');
  choose(s, 1, 'science-i');
  expect([asked(s), names(s.picks[0]!), names(s.picks[2]!)]).toEqual([
    '0 pick, 1 pick, 2 pick',
    'religion-i',
    'culture-i',
  ]);
  expect(told(s, 0, 'picked').map((event) => 'cards' in event && names(event.cards))).toEqual(['religion-i', '', '']);
});

test('CIV-3.9: the owner may look at his set-aside cards, nobody else', () => {
  const s = draft(3);
  pickAll(s, 2);
  expect(names(game.view(s, 1).hand)).toBe(names(s.picks[1]!));
  expect(names(game.view(s, 1).picks)).toBe(names(s.picks[1]!));
  expect(game.view(s, WATCHER)).toMatchObject({
    hand: [],
    picks: [],
    pack: [],
    hands: [
      [2, 0, 0],
      [2, 0, 0],
      [2, 0, 0],
    ],
  });
});

test('CIV-3.8: only a card of the own pack can be picked', () => {
  const s = draft(3);
  expect([offers(s, 0), refused(s, 0, 'science-i')]).toEqual([
    ['military-i', 'religion-i', 'economy-i'],
    'not-in-pack CIV-3.8',
  ]);
});

const CENTRE: [seats: number, first: number, order: number[]][] = [
  [2, 0, [1]],
  [2, 1, [0]],
  [3, 0, [2, 1]],
  [3, 1, [0, 2]],
  [4, 0, [3, 2, 1]],
  [4, 2, [1, 0, 3]],
];
for (const [seats, first, order] of CENTRE)
  test(`CIV-3.8, CIV-7.3: ${seats} players, seat ${first} first: ${order} take from the centre, the last card goes unasked`, () => {
    const s = draft(seats, first);
    pickAll(s);
    const centre = s.centre.slice();
    for (const seat of order) {
      expect([asked(s), offers(s, seat).length]).toEqual([`${seat} centre`, new Set(s.centre).size]);
      choose(s, seat, offers(s, seat)[0]!);
    }
    const taken = told(s, WATCHER, 'tookFromCentre') as { seat: number; card: number }[];
    expect(taken.map(({ seat }) => seat)).toEqual([...order, first]);
    expect(sorted(taken.map(({ card }) => card))).toBe(sorted(centre));
    expect([s.centre, s.hands.map((cards) => cards.length), s.areas.map((cards) => cards.length)]).toEqual([
      [],
      Array(seats).fill(3),
      Array(seats).fill(1),
    ]);
    expect(asked(s)).toBe(`${first} play`);
  });

test('CIV-3.8: only a card of the centre can be taken', () => {
  const s = draft(2);
  pickAll(s);
  const missing = ['military-i', 'religion-i', 'economy-i', 'science-i', 'culture-i'].find(
    (card) => !offers(s, 1).includes(card),
  )!;
  expect(refused(s, 1, missing)).toBe('not-in-centre CIV-3.8');
  expect(refused(s, 0, offers(s, 1)[0]!)).toBe('not-asked CIV-3.8');
});

test('CIV-3.8: the set-aside cards become the hand', () => {
  const s = draft(2);
  pickAll(s);
  choose(s, 1, offers(s, 1)[0]!);
  expect([hand(s, 0), hand(s, 1)]).toEqual(s.picks.map(sorted));
});

test('CIV-3.10: a card from the centre is placed, not played, and triggers nothing', () => {
  const s = draft(3);
  pickAll(s);
  choose(s, 2, offers(s, 2)[0]!);
  expect(happened(s)).not.toContain('played');
  expect([asked(s), counts(s, 2).length]).toEqual(['1 centre', 2]);
});

test('CIV-3.10: nobody can be kept from taking a card, not even by an embargo', () => {
  const s = table({ seats: 2, options, packs: FOUR.slice(0, 2), embargoes: ['1 military', '1 religion', '1 science'] });
  pickAll(s);
  expect(offers(s, 1)).toEqual([...new Set(names(s.centre).split(' '))]);
});
