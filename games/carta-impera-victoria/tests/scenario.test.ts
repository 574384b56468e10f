import { readFileSync } from 'node:fs';
import { BadInput, digest, fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { cardName } from '../cards/index.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import type { Options } from '../options.ts';
import { markerCard } from '../rules/markers.ts';
import { asked, coin, counts, discard, hand, markers, names, offers } from './table.ts';

const set = (given: unknown, seats = 3, options: Partial<Options> = {}) =>
  game.scenario(given, readOptions(game.options, options, seats), seats, fastRng(1));

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const EXAMPLE: unknown = JSON.parse(/```json\n(.*?)```/s.exec(README)![1]!);
test('the example of the README sets the table it says', () => {
  const s = set(EXAMPLE);
  expect([s.first, s.turn, asked(s), s.idleRounds, s.used]).toEqual([1, 0, '0 effect', 2, 1 << 10]);
  expect([hand(s, 0), hand(s, 1), hand(s, 2)]).toEqual(['military-i science-ii', 'culture-i', '']);
  expect([0, 1, 2].map((seat) => counts(s, seat))).toEqual(['E2 C2', 'S3', '']);
  expect(names(s.areas[1]!)).toBe('science-i science-iii science-i');
  expect([discard(s), names(s.deck.toReversed())]).toEqual([
    'utopia-iii economy-i',
    'religion-ii utopia-iii utopia-iii',
  ]);
  expect([markers(s), coin(s)]).toEqual([
    ['embargo on 1 science', 'embargo on 0 culture', 'democracy on 1 science'],
    '0 on 1 science',
  ]);
  expect(s.markers.map((marker) => cardName(markerCard(marker)))).toEqual(['economy-iii', 'economy-i', 'utopia-iii']);
  expect(offers(s, 0)).toEqual(['finish', 'inspiration']);
  expect(game.flaw(s)).toBeNull();
});

test('what a scenario leaves out is usual: seat 0 to play, a whole deck', () => {
  const s = set({});
  expect([asked(s), s.first, s.deck.length, s.removed.length, s.hands]).toEqual(['0 effect', 0, 95, 9, [[], [], []]]);
  expect(set({}, 4).deck.length).toBe(104);
  expect(asked(set({ first: 2 }))).toBe('2 effect');
});
test('a number of cards in the deck keeps the top of it; the rest counts as removed', () => {
  const s = set({ deck: 5, hands: [['utopia-iii']] });
  expect([s.deck.length, s.removed.length, s.deck.map((card) => card % 3)]).toEqual([5, 98, [2, 2, 2, 2, 2]]);
  expect([set({ deck: 0 }).isFinal, set({ deck: [] }).isFinal, set({ deck: 1 }).isFinal]).toEqual([true, true, false]);
});
test('a card named by its domain alone is of the lowest age left', () => {
  const s = set({ areas: [{ economy: 5 }, ['utopia']] });
  expect([names(s.areas[0]!), names(s.areas[1]!)]).toEqual([
    'economy-i economy-i economy-i economy-i economy-ii',
    'utopia-iii',
  ]);
});
test('the same seed sets the same table, another seed another deck', () => {
  const again = (seed: number) => digest(game.scenario({}, readOptions(game.options, {}, 2), 2, fastRng(seed)));
  expect(again(1)).toBe(again(1));
  expect(again(1)).not.toBe(again(2));
});
test('packs begin a draft', () => {
  const pack = ['military-i', 'religion-i', 'economy-i', 'culture-i'];
  expect(asked(set({ first: 1, packs: [pack, pack] }, 2, { deal: 'draft' }))).toBe('0 pick, 1 pick');
});

const four = Array(4).fill('military-i');
const BAD: [given: unknown, sentence: RegExp, options?: Partial<Options>][] = [
  [null, /the scenario must be an object, not null/],
  [undefined, /must be an object, not nothing/],
  [[], /must be an object/],
  ['hegemony', /must be an object, not "hegemony"/],
  [{ hand: [] }, /the scenario has no part "hand"; known: first, turn, step, hands/],
  [{ first: 3 }, /first must be a whole number from 0 to 2, not 3/],
  [{ turn: -1 }, /turn must be a whole number from 0 to 2, not -1/],
  [{ turn: '0' }, /turn must be a whole number/],
  [{ step: 'draw' }, /step is "play", "effects" or "end", not "draw"/],
  [{ hands: {} }, /hands must be a list, not \{\}/],
  [{ hands: ['military-i'] }, /hands\[0\] must be a list, not "military-i"/],
  [{ hands: [[], [], [], []] }, /hands has 4 lists for 3 seats/],
  [{ hands: [['war']] }, /hands\[0\]: there is no card "war"/],
  [{ hands: [['utopia-i']] }, /there is no card "utopia-i"/],
  [{ hands: [['religion-iii']] }, /there is no card "religion-iii"/],
  [{ hands: [[7]] }, /there is no card 7/],
  [{ hands: [Array(5).fill('economy-i')] }, /no "economy-i" is left in the box/],
  [{ areas: [{ religion: 17 }] }, /areas\[0\]: no "religion" is left in the box/],
  [{ areas: [{ war: 1 }] }, /areas\[0\] has no part "war"; known: military, religion/],
  [{ areas: [{ military: 21 }] }, /areas\[0\] must be a whole number from 0 to 20, not 21/],
  [{ areas: ['M2'] }, /areas\[0\] must be an object, not "M2"/],
  [{ discard: 'science-i' }, /discard must be a list/],
  [{ deck: 105 }, /deck must be a whole number from 0 to 104, not 105/],
  [{ deck: 'full' }, /deck must be a whole number/],
  [{ deck: ['military-ii', 'military-i'] }, /Age I lies on Age II/],
  [{ embargoes: [{ seat: 3, domain: 'science' }] }, /embargoes: seat must be a whole number from 0 to 2/],
  [{ embargoes: [{ seat: 0, domain: 'war' }] }, /embargoes: "war" is none of military, religion/],
  [{ embargoes: [{ seat: 0, domain: 'science', card: 'utopia-iii' }] }, /utopia-iii cannot be such a marker/],
  [{ democracies: [{ seat: 0, domain: 'science', card: 'economy-i' }] }, /economy-i cannot be such a marker/],
  [{ embargoes: [{ seat: 0, domain: 'science', isFresh: 'yes' }] }, /isFresh must be true or false, not "yes"/],
  [
    { embargoes: [{ seat: 1, domain: 'science', isFresh: true }], step: 'effects' },
    /only the active seat's own embargo/,
  ],
  [{ democracies: [{ seat: 0, domain: 'science', isFresh: true }], step: 'effects' }, /only the active seat's own/],
  [{ embargoes: [{ seat: 0, domain: 'science', isFresh: true }] }, /need "step": "effects"/],
  [{ embargoes: [{ seat: 0, domain: 'science', isFresh: true }], step: 'effects' }, /a fresh one was laid this turn/],
  [{ used: ['purge', 'assassination'], step: 'effects' }, /one permanent and one discard effect/],
  [{ used: ['purge'] }, /need "step": "effects"/],
  [{ used: ['war'], step: 'effects' }, /used: "war" is none of assassination, purge/],
  [{ coin: { holder: 0, source: 1, domain: 'science' } }, /strict Culture majority/],
  [{ coin: { holder: 0, source: 0, domain: 'science' }, areas: [{ culture: 1 }] }, /column of another seat/],
  [{ coin: { holder: 0, source: 1, domain: 'culture' }, areas: [{ culture: 1 }] }, /never on Culture/],
  [{ coin: { holder: 0 }, areas: [{ culture: 1 }] }, /coin: source must be a whole number from 0 to 2, not nothing/],
  [{ idleRounds: 51 }, /idleRounds must be a whole number from 0 to 50/],
  [{ packs: [four, four, four] }, /"military-i" is left/],
  [{ packs: [four, [], []] }, /"packs" need the option deal=draft/],
  [{ packs: [four] }, /4 cards of Age I for every seat/, { deal: 'draft' }],
];
for (const [given, sentence, options] of BAD)
  test(`a scenario is refused: ${JSON.stringify(given)}`, () => {
    expect(() => set(given, 3, options)).toThrow(BadInput);
    expect(() => set(given, 3, options)).toThrow(sentence);
  });
test('a draft allows no hands or areas, and Age I only', () => {
  const pack = ['military-i', 'religion-i', 'economy-i', 'culture-i'];
  const late = ['military-ii', 'religion-i', 'economy-i', 'culture-i'];
  for (const given of [
    { packs: [pack, pack], hands: [['science-i']] },
    { packs: [pack, pack], areas: [['science-i']] },
    { packs: [pack, late] },
  ])
    expect(() => set(given, 2, { deal: 'draft' })).toThrow(/no hands or areas/);
});

test('a finished position can be set', () => {
  const won = set({ step: 'end', areas: [{ science: 7 }] });
  expect([game.ending(won), game.scores(won), game.flaw(won)]).toEqual(['hegemony', [1, 0, 0], null]);
  const counted = set({ step: 'end', turn: 2, deck: 0, areas: [{ science: 2 }, { culture: 1 }] });
  expect(game.ending(counted)).toBe('majority');
  expect(game.refusal(counted, 0, {})?.rule).toBe('CIV-4.21');
  expect(asked(set({ hands: [], step: 'play' }))).toBe('0 effect');
});
