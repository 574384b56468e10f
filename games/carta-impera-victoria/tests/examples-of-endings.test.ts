import { expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import {
  asked,
  choose,
  coin,
  counts,
  discard,
  finish,
  hand,
  happened,
  markers,
  offers,
  play,
  refused,
  result,
  table,
  told,
  turn,
  use,
} from './table.ts';

test('CIV-WE-7 Breakthrough near the end', () => {
  const s = table({
    turn: 1,
    step: 'effects',
    areas: ['M1', 'S1', ''],
    hands: ['military-i', 'military-ii culture-iii', 'religion-i religion-ii'],
    deck: 3,
  });
  use(s, 1, 'breakthrough');
  expect([counts(s, 1), s.hands[1]!.length, s.deck.length, s.isFinal]).toEqual(['', 5, 0, true]);
  expect([asked(s), happened(s).at(-1)]).toEqual(['1 discard', 'deckRanOut']);
  choose(s, 1, 'military-ii', 'culture-iii', offers(s, 1)[2]!);
  expect([s.hands[1]!.length, s.discard.length, asked(s)]).toEqual([2, 4, '1 effect']);
  finish(s, 1);
  expect([s.hands[1]!.length, asked(s)]).toEqual([2, '2 play']);
  play(s, 2, 'religion-i');
  finish(s, 2);
  expect([hand(s, 2), asked(s)]).toEqual(['religion-ii', '']);
  expect(result(s)).toEqual({ ending: 'majority', winners: [2], points: [1, 0, 1], tieBreak: ['religion'] });
});

/** The last turn of a game whose deck has run out. */
const lastTurn = (seats: number, areas: string[]) => ({
  seats,
  areas,
  turn: seats - 1,
  step: 'effects' as const,
  deck: 0,
});
test('CIV-WE-8 scoring with a tie-break', () => {
  const areas = ['M4 R1 E1 S4 C2 U2', 'M1 R3 E2 S3 C2 U2', 'E1 S1 U1'];
  const s = table({ ...lastTurn(3, areas), democracies: ['0 science'] });
  finish(s, 2);
  expect(result(s)).toEqual({ ending: 'majority', winners: [0], points: [4, 4, 0], tieBreak: ['science'] });
  expect(told(s, 0, 'ended')).toMatchObject([{ outcome: { leaders: [[0], [1], [1], [0], [0, 1], [0, 1]] } }]);
  expect(asked(s)).toBe('');
});

test('CIV-WE-9 team scoring 4 : 3', () => {
  const areas = ['M4 E2 S5 C1 U3', 'M2 R4 E3 S1 C1 U1', 'M1 R1 E3 S5', 'R2 S2 C4 U2'];
  const s = table({ ...lastTurn(4, areas), options: { teams: 'on' } });
  finish(s, 3);
  expect(result(s)).toEqual({ ending: 'majority', winners: [0, 2], points: [4, 3], tieBreak: [] });
  expect(told(s, 0, 'ended')).toMatchObject([{ outcome: { leaders: [[0], [1], [0, 1], [0], [1], [0]] } }]);
});

test('CIV-WE-10 a draft of three', () => {
  const s = table({
    options: { deal: 'draft' },
    packs: [
      'military-i religion-i economy-i science-i',
      'military-i military-i culture-i religion-i',
      'science-i culture-i religion-i military-i',
    ],
  });
  const packs = () =>
    s.packs.map((pack) =>
      pack
        .map((card) => 'MRESC'[card / 3])
        .sort()
        .join(''),
    );
  const pick = (...cards: string[]) => {
    for (const [seat, card] of cards.entries()) choose(s, seat, `${card}-i`);
  };
  expect(asked(s)).toBe('0 pick, 1 pick, 2 pick');
  pick('science', 'culture', 'culture');
  expect(packs()).toEqual(['MRS', 'EMR', 'MMR']);
  pick('science', 'economy', 'religion');
  expect(packs()).toEqual(['MM', 'MR', 'MR']);
  pick('military', 'military', 'religion');
  expect(told(s, 0, 'centred')).toEqual([
    { type: 'centred', seat: 0, card: CARDS['military-i'].number },
    { type: 'centred', seat: 1, card: CARDS['religion-i'].number },
    { type: 'centred', seat: 2, card: CARDS['military-i'].number },
  ]);
  expect([asked(s), offers(s, 2)]).toEqual(['2 centre', ['military-i', 'religion-i']]);
  choose(s, 2, 'religion-i');
  expect([asked(s), offers(s, 1)]).toEqual(['1 centre', ['military-i']]);
  choose(s, 1, 'military-i');
  expect([0, 1, 2].map((seat) => hand(s, seat))).toEqual([
    'military-i science-i science-i',
    'military-i economy-i culture-i',
    'religion-i religion-i culture-i',
  ]);
  expect([0, 1, 2].map((seat) => counts(s, seat))).toEqual(['M1', 'M1', 'R1']);
  expect([s.deck.length, s.centre, asked(s)]).toEqual([83, [], '0 play']);
});

const brink = { areas: ['M1 S6'], hands: ['science-iii', 'military-i'] };
test('CIV-WE-11 seven in mid-turn do not win', () => {
  const s = table(brink);
  play(s, 0, 'science-iii');
  expect([counts(s, 0), asked(s)]).toEqual(['M1 S7', '0 effect']);
  use(s, 0, 'breakthrough');
  while (s.table.questions[0] === 'discard') choose(s, 0, offers(s, 0)[0]!);
  finish(s, 0);
  expect([counts(s, 0), s.ending, asked(s)]).toEqual(['M1 S6', '', '1 play']);
});
for (const deck of [40, 3])
  test(`CIV-WE-11 seven at the end of the turn win, with ${deck} cards in the deck`, () => {
    const s = table({ ...brink, deck });
    turn(s, 0, 'science-iii');
    expect([s.deck.length, result(s).ending, result(s).winners]).toEqual([deck - 3, 'hegemony', [0]]);
    expect(asked(s)).toBe('');
  });

test('CIV-WE-12 a skipped step 1', () => {
  const s = table({
    turn: 1,
    areas: ['', 'S1 M3'],
    hands: ['', 'science-i science-ii'],
    embargoes: ['1 science'],
  });
  expect([asked(s), happened(s)]).toEqual(['1 effect', ['turnBegan', 'skippedPlay']]);
  expect(told(s, 0, 'skippedPlay')).toEqual([{ type: 'skippedPlay', seat: 1 }]);
  use(s, 1, 'assassination', 'science-i');
  expect([hand(s, 1), discard(s)]).toEqual(['science-ii', 'science-i']);
  finish(s, 1);
  expect([s.hands[1]!.length, markers(s), discard(s)]).toEqual([3, [], 'science-i economy-i']);
  expect(asked(s)).toBe('2 effect');
});

test('CIV-WE-13 taking back a cost', () => {
  const s = table({
    step: 'effects',
    areas: ['R1 U3'],
    hands: ['military-iii culture-iii economy-iii', 'military-i', 'science-i science-ii'],
  });
  use(s, 0, 'inquisition', '2');
  expect([counts(s, 0), s.hands[0]!.length]).toEqual(['U3', 5]);
  choose(s, 0, 'military-iii', 'science-i');
  expect(hand(s, 2)).toBe('military-iii science-i');
  use(s, 0, 'oligarchy', 'religion-i');
  expect(hand(s, 0)).toBe('religion-i economy-iii science-ii culture-iii');
  finish(s, 0);
  expect([s.hands[0]!.length, discard(s), asked(s)]).toEqual([4, '', '1 play']);
});

test('CIV-WE-14 copied Religion', () => {
  const s = table({
    areas: ['R1 C2', 'R3', 'S3'],
    hands: ['military-i military-i military-ii', 'economy-i economy-i economy-i', 'utopia-iii utopia-iii utopia-iii'],
  });
  const others = () => {
    turn(s, 1, 'economy-i');
    turn(s, 2, 'utopia-iii');
  };
  play(s, 0, 'military-i');
  use(s, 0, 'inspiration', '1 holy-book');
  expect([coin(s), asked(s)]).toEqual(['0 on 1 religion', '0 effect']);
  finish(s, 0);
  expect(s.hands[0]!.length).toBe(5);
  others();
  turn(s, 0, 'military-i');
  expect([coin(s), s.hands[0]!.length]).toEqual(['0 on 1 religion', 5]);
  others();
  play(s, 0, 'military-ii');
  use(s, 0, 'inspiration', '2 experiment', 'military', 'military-ii');
  expect([coin(s), s.hands[0]!.length]).toEqual(['0 on 2 science', 4]);
  finish(s, 0);
  expect([s.hands[0]!.length, asked(s)]).toEqual([4, '1 play']);
  expect(refused(s, 0, 'military-i')).toBe('not-asked CIV-4.1');
});
