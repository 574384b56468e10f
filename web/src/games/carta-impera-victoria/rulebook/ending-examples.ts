import type { CartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { Example } from '../../../rulebook.ts';
import { card, effect, finish } from './moves.ts';

/** The seats: yours, and those of the bots after you. */
const [me, odile, casimir] = [0, 1, 2] as const;
const TALL = [390, 740] as const;

/** What counts when a turn, or the whole game, is over. */
export const endingExamples: readonly Example<CartaImperaVictoria>[] = [
  {
    name: 'midturn',
    rule: 'CIV-6.1',
    size: TALL,
    table: {
      ...{ seats: 3, seat: me },
      scenario: {
        hands: [
          ['science-iii', 'military-ii', 'economy-ii'],
          ['military-ii', 'religion-ii', 'culture-ii'],
          ['religion-ii', 'military-iii', 'utopia-iii'],
        ],
        areas: [
          { science: 6, military: 1 },
          { religion: 3, economy: 2 },
          { military: 4, culture: 3 },
        ],
        deck: ['economy-iii', 'culture-iii', 'utopia-iii', 'military-iii', 'utopia-iii', 'culture-iii', 'science-iii'],
      },
    },
    deeds: [
      [me, card('science-iii')],
      [me, effect('breakthrough')],
      [
        [me, card('military-ii'), card('economy-ii'), card('economy-iii'), card('culture-iii'), card('military-iii')],
        [me, finish],
      ],
    ],
  },
  {
    name: 'final',
    rule: 'CIV-4.19',
    size: TALL,
    shows: 'ending',
    part: '.civ > table',
    table: {
      ...{ seats: 3, seat: me },
      scenario: {
        ...{ first: casimir, turn: me, step: 'effects' },
        hands: [['military-ii', 'culture-iii'], ['military-iii', 'economy-iii', 'culture-iii'], ['religion-ii']],
        areas: [
          { economy: 2, science: 1, culture: 3, utopia: 2 },
          { military: 4, science: 2 },
          { religion: 3, economy: 2, utopia: 1 },
        ],
        deck: ['economy-iii', 'science-iii', 'utopia-iii'],
      },
    },
    deeds: [
      [me, effect('breakthrough')],
      [
        [me, card('military-ii'), card('economy-iii'), card('science-iii')],
        [me, finish],
      ],
      [
        [odile, card('military-iii')],
        [odile, finish],
      ],
    ],
  },
  {
    name: 'tie',
    rule: 'CIV-6.8',
    size: TALL,
    shows: 'ending',
    part: '.civ > table',
    table: {
      ...{ seats: 3, seat: me },
      scenario: {
        ...{ first: odile, turn: me, deck: 0 },
        hands: [['utopia-iii'], [], ['military-iii']],
        areas: [
          { military: 4, religion: 1, economy: 1, science: 4, culture: 2, utopia: 1 },
          { military: 1, religion: 3, economy: 2, science: 3, culture: 2, utopia: 2 },
          { economy: 1, science: 1, utopia: 1 },
        ],
        democracies: [{ seat: me, domain: 'science' }],
      },
    },
    deeds: [
      [me, card('utopia-iii')],
      [me, finish],
    ],
  },
];
