import { type CartaImperaVictoria, CULTURE, ECONOMY, MILITARY, SCIENCE } from '@duskhall/carta-impera-victoria';
import type { Example } from '../../../rulebook.ts';
import { endingExamples } from './ending-examples.ts';
import { card, effect, finish } from './moves.ts';
import { reaching } from './tables.ts';

/** The seats: yours, and those of the bots after you. */
const [me, odile] = [0, 1] as const;

/** Taller than a phone, for turns in which much may be done. */
const TALL = [390, 740] as const;

export const examples: readonly Example<CartaImperaVictoria>[] = [
  {
    name: 'threshold',
    rule: 'CIV-4.7',
    table: reaching,
    deeds: [
      [me, card('economy-i')],
      [me, effect('development'), { domain: CULTURE }, card('science-ii')],
      [me, effect('experiment'), { domain: ECONOMY }, card('science-ii')],
      [me, finish],
    ],
  },
  {
    name: 'attack',
    rule: 'CIV-5.3',
    table: {
      ...{ seats: 3, seat: me },
      scenario: {
        ...{ step: 'effects', deck: 50 },
        hands: [
          ['economy-i', 'science-ii'],
          ['military-i', 'religion-i', 'science-i'],
          ['religion-i', 'military-i', 'military-ii'],
        ],
        areas: [{ military: 2, science: 1 }, { science: 3 }, { military: 4 }],
      },
    },
    deeds: [
      [me, effect('attack')],
      [me, { domain: SCIENCE }],
    ],
  },
  {
    name: 'embargo',
    rule: 'CIV-5.9',
    size: TALL,
    table: {
      ...{ seats: 4, seat: me },
      scenario: {
        deck: 40,
        hands: [
          ['science-ii', 'science-iii', 'economy-ii'],
          ['military-i', 'religion-i', 'culture-i'],
          ['religion-i', 'military-ii', 'military-ii'],
          ['religion-ii', 'military-i', 'science-ii'],
        ],
        areas: [{ economy: 1, science: 4 }, { military: 3 }, { religion: 3 }, { economy: 2, culture: 1 }],
        embargoes: [{ seat: me, domain: 'science' }],
      },
    },
    deeds: [
      [me, card('economy-ii')],
      [me, effect('experiment')],
      [me, { domain: ECONOMY }, card('economy-ii')],
      [me, finish],
    ],
  },
  {
    name: 'democracy',
    rule: 'CIV-5.16',
    size: TALL,
    shows: 'finale',
    part: '.civ > figure',
    table: {
      ...{ seats: 2, seat: me },
      scenario: {
        ...{ turn: odile, step: 'effects', deck: 20 },
        hands: [
          ['science-iii', 'science-iii', 'military-ii'],
          ['economy-iii', 'military-iii'],
        ],
        areas: [
          { economy: 3, science: 7 },
          { military: 4, religion: 2, utopia: 2 },
        ],
      },
    },
    deeds: [
      [
        [odile, effect('democracy'), { seat: me, domain: SCIENCE }],
        [odile, finish],
      ],
      [me, card('science-iii')],
      [me, effect('development'), { domain: ECONOMY }, card('science-iii')],
      [me, finish],
    ],
  },
  {
    name: 'inspiration',
    rule: 'CIV-5.13',
    size: TALL,
    table: {
      ...{ seats: 4, seat: me },
      scenario: {
        deck: 50,
        hands: [
          ['culture-ii', 'science-ii', 'religion-i'],
          ['culture-i', 'religion-i', 'military-i'],
          ['religion-i', 'military-ii', 'military-ii'],
          ['religion-ii', 'military-i', 'economy-ii'],
        ],
        areas: [{ military: 2, culture: 2 }, { science: 4, culture: 2 }, { economy: 2, culture: 1 }, { religion: 1 }],
      },
    },
    deeds: [
      [me, card('culture-ii')],
      [me, effect('inspiration')],
      [
        me,
        { seat: odile, ...effect('research') },
        { domain: MILITARY },
        { domain: MILITARY },
        card('science-ii'),
        card('religion-i'),
      ],
      [
        [me, finish],
        [odile, card('culture-i')],
      ],
    ],
  },
  {
    name: 'inquisition',
    rule: 'CIV-5.4',
    table: {
      ...{ seats: 4, seat: me },
      scenario: {
        deck: 70,
        hands: [
          ['religion-i', 'science-i', 'military-i'],
          ['economy-i', 'military-i', 'culture-i'],
          ['religion-i', 'military-i', 'culture-i'],
          ['science-i', 'military-i', 'economy-i'],
        ],
        areas: [{ military: 1, religion: 1 }, { economy: 1, culture: 1 }, { military: 2 }, { science: 1, religion: 1 }],
      },
    },
    deeds: [
      [
        [me, card('religion-i')],
        [me, effect('holy-book')],
      ],
      [me, effect('inquisition'), { seat: odile }],
      [me, card('science-i'), card('military-i'), card('military-i')],
      [me, finish],
    ],
  },
  ...endingExamples,
];
