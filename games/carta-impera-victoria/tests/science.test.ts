import { enter, mayUndo, openMatch, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { cartaImperaVictoria as game } from '../index.ts';
import {
  asked,
  choose,
  counts,
  discard,
  finish,
  hand,
  moveOf,
  names,
  offers,
  play,
  refused,
  table,
  use,
} from './table.ts';

const effects = { step: 'effects' } as const;

test('CIV-5.10: Experiment takes a card of the area into the hand, then plays one', () => {
  const s = table({ ...effects, areas: ['S3 M1'], hands: ['culture-i'] });
  use(s, 0, 'experiment');
  expect([asked(s), offers(s, 0), refused(s, 0, 'utopia')]).toEqual([
    '0 retrieve',
    ['military', 'science'],
    'not-in-area CIV-5.10',
  ]);
  choose(s, 0, 'military');
  expect([asked(s), offers(s, 0), counts(s, 0)]).toEqual(['0 extra', ['culture-i', 'military-i'], 'S3']);
  play(s, 0, 'culture-i');
  expect([counts(s, 0), hand(s, 0), discard(s), asked(s)]).toEqual(['S3 C1', 'military-i', '', '0 effect']);
});
test('CIV-5.10: the card just taken may be played again, so an empty hand will do', () => {
  const s = table({ ...effects, areas: ['S3'], hands: [''] });
  use(s, 0, 'experiment', 'science', 'science-i');
  expect([counts(s, 0), hand(s, 0), asked(s)]).toEqual(['S3', '', '0 effect']);
});
const TAKING: [area: string, hand: string, embargoes: string[], takable: string[]][] = [
  ['S3 M1', '', [], ['military', 'science']],
  ['S3 M1', '', ['0 science'], ['military']],
  ['S3 M1', 'culture-i', ['0 science'], ['military', 'science']],
  ['S3 M1', 'culture-i', ['0 culture', '0 science'], ['military']],
  ['S3 M1', 'culture-i', ['0 culture', '0 science', '0 military'], []],
  ['S3', '', ['0 science'], []],
];
for (const [area, cards, embargoes, takable] of TAKING)
  test(`CIV-5.10, CIV-4.10: Experiment with ${area}, {${cards}}, embargoes ${embargoes.join(', ') || 'none'}: takes ${takable.join(' or ') || 'nothing'}`, () => {
    const s = table({ ...effects, areas: [area], hands: [cards], embargoes });
    if (takable.length === 0) expect(refused(s, 0, 'experiment')).toBe('nothing-playable CIV-5.10');
    else {
      use(s, 0, 'experiment');
      expect(offers(s, 0)).toEqual(takable);
    }
  });

test('CIV-5.11: Research takes two cards, then plays two one after the other', () => {
  const s = table({ ...effects, areas: ['S5 M1'], hands: ['culture-i culture-ii'] });
  use(s, 0, 'research', 'military');
  expect([asked(s), offers(s, 0)]).toEqual(['0 retrieve', ['science']]);
  choose(s, 0, 'science');
  play(s, 0, 'culture-i');
  expect([asked(s), offers(s, 0)]).toEqual(['0 extra', ['culture-ii', 'military-i', 'science-ii']]);
  play(s, 0, 'science-ii');
  expect([counts(s, 0), hand(s, 0), asked(s)]).toEqual(['S5 C1', 'military-i culture-ii', '0 effect']);
});
const PAIRS: [area: string, hand: string, embargoes: string[], pairs: string[]][] = [
  ['S5 M1', '', [], ['military science', 'science military', 'science science']],
  ['S5 M1', '', ['0 science'], []],
  ['S5 M2', '', ['0 science'], ['military military']],
  ['S5 M1', 'culture-i', ['0 science'], ['military science', 'science military']],
  ['S5 M1', 'culture-i culture-i', ['0 science'], ['military science', 'science military', 'science science']],
  ['S5 M1', 'culture-i', ['0 military'], ['military science', 'science military', 'science science']],
  ['S5 M1', 'culture-i', ['0 culture', '0 science'], []],
];
for (const [area, cards, embargoes, pairs] of PAIRS)
  test(`CIV-5.11, CIV-4.10: Research with ${area}, {${cards}}, embargoes ${embargoes.join(', ') || 'none'}: ${pairs.join(', ') || 'impossible'}`, () => {
    const given = { ...effects, areas: [area], hands: [cards], embargoes };
    const s = table(given);
    const found: string[] = [];
    if (offers(s, 0).includes('research')) {
      use(s, 0, 'research');
      for (const first of offers(s, 0)) {
        const again = table(given);
        use(again, 0, 'research', first);
        found.push(...offers(again, 0).map((second) => `${first} ${second}`));
      }
    } else expect(refused(s, 0, 'research')).toBe('nothing-playable CIV-5.11');
    expect(found).toEqual(pairs);
  });
test('CIV-5.11, CIV-9.17: Research needs two cards in the area, which only a copy can lack', () => {
  const s = table({ ...effects, areas: ['C1', 'S5'], hands: ['military-i military-i'] });
  use(s, 0, 'inspiration');
  expect([offers(s, 0), refused(s, 0, '1 research')]).toEqual([['1 experiment'], 'area-too-small CIV-5.13']);
  const shut = table({ ...effects, areas: ['S5 R1'], embargoes: ['0 science'] });
  expect(offers(shut, 0)).toEqual(['finish', 'inquisition', 'experiment', 'breakthrough']);
});
for (const [area, offered] of [
  ['S2', []],
  ['S3', ['experiment']],
  ['S4', ['experiment']],
  ['S5', ['experiment', 'research']],
] as const)
  test(`CIV-5.10, CIV-5.11: ${area} offers ${offered.join(', ') || 'nothing'}`, () => {
    const s = table({ ...effects, areas: [area] });
    expect(offers(s, 0)).toEqual(['finish', ...offered, 'breakthrough']);
  });

const DRAWS: [deck: number, drawn: number][] = [
  [40, 5],
  [6, 5],
  [5, 5],
  [4, 4],
  [1, 1],
];
for (const [deck, drawn] of DRAWS)
  test(`CIV-5.12: Breakthrough with ${deck} cards in the deck draws ${drawn} and discards as many`, () => {
    const s = table({ ...effects, areas: ['S1'], hands: ['military-i religion-i'], deck });
    use(s, 0, 'breakthrough');
    expect([s.hands[0]!.length, s.deck.length, s.isFinal, counts(s, 0)]).toEqual([
      2 + drawn,
      deck - drawn,
      drawn === deck,
      '',
    ]);
    for (let i = 0; i < drawn; i++) {
      expect(asked(s)).toBe('0 discard');
      choose(s, 0, offers(s, 0)[0]!);
    }
    expect([s.hands[0]!.length, s.discard.length, asked(s)]).toEqual([2, 1 + drawn, '0 effect']);
  });
test('CIV-5.12: old and new cards may be discarded, whatever the hand limit', () => {
  const s = table({
    ...effects,
    areas: ['S1'],
    hands: ['military-i '.repeat(4)],
    deck: 'culture-i culture-i science-i',
  });
  use(s, 0, 'breakthrough', 'military-i', 'culture-i', 'military-i');
  expect([hand(s, 0), asked(s)]).toEqual(['military-i military-i science-i culture-i', '0 effect']);
  finish(s, 0);
  expect(s.hands[0]!.length).toBe(4);
});
test('CIV-5.12, CIV-9.19: with an empty deck the card is simply lost', () => {
  const s = table({ ...effects, areas: ['S1'], hands: ['military-i'], deck: 0 });
  use(s, 0, 'breakthrough');
  expect([asked(s), hand(s, 0), discard(s)]).toEqual(['0 effect', 'military-i', 'science-i']);
});
test('CIV-5.12: the draw cannot be taken back, the discards can', () => {
  const scenario = { step: 'effects', areas: [{ science: 1 }], hands: [['military-i', 'religion-i']] };
  const match = openMatch(game, { seats: 2, options: readOptions(game.options, {}, 2), seed: 'fast:1', scenario });
  const mayUndoAfter = (word: string) => {
    expect(enter(match, 0, [moveOf(word)], 'seat', 0)).toBeNull();
    return mayUndo(match, 0);
  };
  expect(['breakthrough', 'military-i', 'religion-i'].map(mayUndoAfter)).toEqual([false, true, true]);
  expect(names(match.s.discard)).toBe('science-i military-i religion-i');
});
