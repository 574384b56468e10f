import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { AnyGame } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { type Pair, playBoth, type Step } from './swap.ts';

const CARDS = ['military', 'religion', 'economy', 'science', 'culture', 'utopia'].flatMap((domain) =>
  ['i', 'ii', 'iii'].map((age) => `${domain}-${age}`),
);
const card = (name: string) => ({ card: CARDS.indexOf(name) });
const FINISH = { effect: -1 };
const turn = (seat: number, name: string): Step[] => [
  { seat, moves: [card(name)] },
  { seat, moves: [FINISH] },
];

/** The others hold and draw different cards; what they play, and what seat 0 draws, is the same. */
const turns: Pair = {
  settings: { game: 'carta-impera-victoria', seats: 3, clock: { kind: 'live', base: 60, increment: 3 } },
  scenarios: [
    {
      hands: [
        ['military-i', 'religion-i', 'science-i'],
        ['military-i', 'religion-i', 'economy-i'],
        ['culture-i', 'religion-i', 'military-i'],
      ],
      deck: [
        'science-i',
        'economy-i',
        'culture-i',
        'religion-i',
        'military-ii',
        'religion-ii',
        'science-ii',
        'culture-ii',
      ],
    },
    {
      hands: [
        ['military-i', 'religion-i', 'science-i'],
        ['military-i', 'culture-i', 'science-i'],
        ['culture-i', 'economy-i', 'religion-i'],
      ],
      deck: [
        'science-i',
        'military-i',
        'religion-i',
        'religion-i',
        'culture-ii',
        'science-ii',
        'science-ii',
        'military-ii',
      ],
    },
  ],
  script: [
    // Refused: not in the hand, not a card at all, not the seat's turn.
    { seat: 0, moves: [card('utopia-iii')] },
    { seat: 0, moves: [{ nothing: true }] },
    { seat: 1, moves: [card('military-i')] },
    { seat: 0, moves: [card('science-i')] },
    { seat: 0, undo: true },
    ...turn(0, 'military-i'),
    { seat: 0, undo: true },
    { seat: 0, moves: [card('religion-i')] },
    { seat: 1, moves: [card('military-i')] },
    { seat: 1, undo: true },
    // Refused differently at each table, to another seat.
    { seat: 1, moves: [card('culture-i')], or: [card('economy-i')] },
    { seat: 1, undo: true },
    { away: true },
    ...turn(1, 'military-i'),
    { seat: 2, moves: [card('culture-i')] },
    { back: true },
    { seat: 2, moves: [FINISH] },
    ...turn(0, 'religion-i'),
    { away: true },
    { back: true },
  ],
};

/** The others get different packs and pick different cards; what they pass on to seat 0 is the same. */
const draft: Pair = {
  settings: { game: 'carta-impera-victoria', seats: 3, options: { deal: 'draft' } },
  scenarios: [
    {
      packs: [
        ['military-i', 'religion-i', 'science-i', 'culture-i'],
        ['military-i', 'religion-i', 'economy-i', 'economy-i'],
        ['military-i', 'religion-i', 'science-i', 'culture-i'],
      ],
    },
    {
      packs: [
        ['military-i', 'religion-i', 'science-i', 'culture-i'],
        ['culture-i', 'science-i', 'religion-i', 'military-i'],
        ['economy-i', 'religion-i', 'science-i', 'culture-i'],
      ],
    },
  ],
  script: [
    { seat: 1, moves: [card('economy-i')], or: [card('culture-i')] },
    { seat: 1, undo: true },
    { seat: 1, moves: [card('military-i')], or: [card('science-i')] },
    { seat: 0, moves: [card('economy-i')] },
    { seat: 0, moves: [card('religion-i')] },
    { seat: 0, moves: [card('science-i')] },
    { away: true },
    { seat: 2, moves: [card('military-i')], or: [card('economy-i')] },
    { back: true },
    { seat: 1, moves: [card('military-i')] },
    { seat: 2, moves: [card('religion-i')], or: [card('military-i')] },
    { seat: 2, moves: [card('economy-i')], or: [card('religion-i')] },
  ],
};

describe('every frame is equal, byte for byte, where positions cannot be told apart', () => {
  for (const [what, pair] of Object.entries({ turns, draft }))
    test(what, async () => {
      const house = await openHouse();
      for (const { who, frames } of await playBoth(house, pair)) {
        expect(frames[0], who).toEqual(frames[1]);
        expect(frames[0].length, who).toBeGreaterThan(2);
      }
    });
});

describe('the comparison finds a leak', () => {
  const game = cartaImperaVictoria as AnyGame;
  const leaks: [string, Partial<AnyGame>][] = [
    ['in the view: the top card', { view: (s, viewer) => ({ ...game.view(s, viewer), top: s.deck.at(-1) }) }],
    [
      'in the view: the size of a hand in text',
      { view: (s, viewer) => ({ ...game.view(s, viewer), held: `${s.hands[1]}` }) },
    ],
    ['in the story: what others draw', { redact: (_, event) => event }],
    ['in a refusal', { refusal: (s, seat, move) => leak(game.refusal(s, seat, move), s.hands[2]) }],
    ['in what may be done unasked', { free: (s) => (s.hands[1].includes(6) ? [{ shout: true }] : []) }],
  ];
  for (const [what, changes] of leaks)
    test(what, async () => {
      const house = await openHouse({ games: [{ ...game, ...changes } as AnyGame] });
      const heard = await playBoth(house, turns);
      expect(heard.some(({ frames }) => frames[0].join() !== frames[1].join())).toBe(true);
    });
});

const leak = (refusal: ReturnType<AnyGame['refusal']>, hand: number[]) =>
  refusal && { ...refusal, rule: hand.includes(6) ? 'CIV-1' : 'CIV-2' };
