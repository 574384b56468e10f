import { WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { cartaImperaVictoria as game } from '../index.ts';
import type { State } from '../state.ts';
import { choose, hand, names, play, sorted, table, turn, use } from './table.ts';

const options = { deal: 'draft' } as const;
/** Each round of picks by seat, abbreviated: `S C C` is Science, Culture, Culture of Age I. */
const CARDS: { [letter: string]: string } = {
  M: 'military-i',
  R: 'religion-i',
  E: 'economy-i',
  S: 'science-i',
  C: 'culture-i',
};
const cards = (letters: string): string => [...letters].map((letter) => CARDS[letter]).join(' ');
const shorten = (list: readonly number[]): string =>
  sorted(list).replace(/(\w)\S* ?/g, (_, letter) => letter.toUpperCase());

function draft(packs: string[], rounds: string[], deck?: string): State {
  const given = { seats: packs.length, options, packs: packs.map(cards) };
  const s = table(deck === undefined ? given : { ...given, deck });
  for (const round of rounds) for (const [seat, letter] of [...round].entries()) choose(s, seat, CARDS[letter]!);
  return s;
}
/** By holder: what a viewer knows for certain or, if there are two possibilities, both. */
const known = (s: State, viewer: number): string[] => game.view(s, viewer).known.map(shorten);
const rival = (s: State, viewer: number): string[] => game.view(s, viewer).rival.map(shorten);
const possibilities = (s: State, viewer: number): string[] =>
  [known(s, viewer).join(), rival(s, viewer).join()].toSorted();

const TWO = ['MRES', 'MMCR'];
test('CIV-8.1: a player knows the cards he passed on', () => {
  const s = draft(TWO, ['SC']);
  expect([names(game.view(s, 0).passed[0]!), names(game.view(s, 0).pack)]).toEqual([cards('MRE'), cards('MMR')]);
  expect(names(game.view(s, 1).passed[0]!)).toBe(cards('MMR'));
});
test('CIV-8.1: two players: the pack comes back, and shows what the opponent kept of it', () => {
  const s = draft(TWO, ['SC', 'RE']);
  expect([shorten(game.view(s, 0).pack), shorten(game.view(s, 1).pack)]).toEqual(['MR', 'MM']);
  expect([shorten(game.view(s, 0).passed[0]!), shorten(game.view(s, 0).passed[1]!)]).toEqual(['MRE', 'MM']);
  expect([hand(s, 1), shorten(s.hands[1]!)]).toEqual(['economy-i culture-i', 'EC']);
});
test('CIV-8.1: two players know two of three cards of each other after the draft, the public none', () => {
  const s = draft(TWO, ['SC', 'RE', 'MM']);
  expect([known(s, 0), rival(s, 0)]).toEqual([['', 'ME'], []]);
  expect([known(s, 1), rival(s, 1)]).toEqual([['MR', ''], []]);
  expect([known(s, WATCHER), rival(s, WATCHER)]).toEqual([['', ''], []]);
});

const THREE = ['MRES', 'MMCR', 'SCRM'];
const THREE_PICKS = ['SCC', 'SER', 'MMR'];
test('CIV-8.1: three players: of the first pack two cards may lie either way round with the next two', () => {
  const s = draft(THREE, THREE_PICKS);
  expect(possibilities(s, 0)).toEqual([',ME,R', ',MR,E']);
  expect(possibilities(s, 1)).toEqual(['M,,RR', 'R,,MR']);
  expect(possibilities(s, 2)).toEqual(['MM,S,', 'MS,M,']);
  expect([known(s, WATCHER), rival(s, WATCHER)]).toEqual([['', '', ''], []]);
});
test('CIV-8.1: three players: two equal cards leave no doubt', () => {
  const s = draft(['SMMR', 'CREE', 'CSER'], ['SCC', 'SMR', 'EEM']);
  expect([known(s, 0), rival(s, 0)]).toEqual([['', 'ME', 'M'], []]);
  expect(possibilities(s, 1)).toEqual(['E,,MR', 'R,,ME']);
});
const FOUR = ['MRES', 'MMCR', 'SCRM', 'SEMR'];
const FOUR_PICKS = ['SCCS', 'EERM', 'RRMM'];
test('CIV-8.1: four players: nothing is known of the seat that the first pack did not reach', () => {
  const s = draft(FOUR, FOUR_PICKS);
  expect(possibilities(s, 0)).toEqual([',MR,E,', ',RE,M,']);
  expect(possibilities(s, 3)).toEqual(['RE,R,,', 'RR,E,,']);
  expect([known(s, WATCHER), rival(s, WATCHER)]).toEqual([['', '', '', ''], []]);
});

const afterDraft = (deck: string): State => {
  const s = draft(THREE, THREE_PICKS, deck);
  choose(s, 2, 'religion-i');
  choose(s, 1, 'military-i');
  return s;
};
test('CIV-8.1: an Inquisition shows which of the two possibilities is right', () => {
  const s = afterDraft('culture-i religion-i military-ii military-ii military-ii');
  turn(s, 0, 'science-i');
  turn(s, 1, 'culture-i');
  play(s, 2, 'culture-i');
  expect(possibilities(s, 2)).toEqual(['M,M,', 'MM,S,']);
  use(s, 2, 'inquisition', '0', 'science-i', 'military-i', 'culture-i');
  expect([known(s, 2), rival(s, 2)]).toEqual([['MSC', 'M', ''], []]);
});
test('CIV-8.1: backs that do not fit rule a possibility out', () => {
  const s = afterDraft('military-ii '.repeat(8));
  turn(s, 0, 'science-i');
  turn(s, 1, 'culture-i');
  turn(s, 2, 'culture-i');
  expect(possibilities(s, 2)).toEqual(['M,M,', 'MM,S,']);
  play(s, 0, 'science-i');
  expect([known(s, 2), rival(s, 2)]).toEqual([['M', 'M', ''], []]);
});
test('CIV-8.1: an Inquisition of others shows nothing to a third, whose doubt stays', () => {
  const s = draft(FOUR, FOUR_PICKS, 'military-ii '.repeat(8));
  choose(s, 3, 'religion-i');
  choose(s, 2, 'military-i');
  choose(s, 1, 'military-i');
  turn(s, 0, 'science-i');
  turn(s, 1, 'culture-i');
  turn(s, 2, 'culture-i');
  play(s, 3, 'science-i');
  expect(possibilities(s, 0)).toEqual([',MR,E,', ',RE,M,']);
  use(s, 3, 'inquisition', '1', 'religion-i', 'economy-i', 'military-ii');
  expect(possibilities(s, 0)).toEqual([',,E,', ',,M,']);
});
