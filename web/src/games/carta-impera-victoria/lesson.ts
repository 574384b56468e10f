import { type CartaImperaVictoria, EFFECT_NUMBERS, FINISH } from '@duskhall/carta-impera-victoria';
import type { Lesson } from '../../lesson.ts';

const [MILITARY, RELIGION, ECONOMY, SCIENCE, CULTURE] = [0, 1, 2, 3, 4];
/** A card of Age I; those of the later ages follow it. */
const first = (domain: number) => ({ card: domain * 3 });
const effect = (name: keyof typeof EFFECT_NUMBERS) => ({ effect: EFFECT_NUMBERS[name] });
const finish = { effect: FINISH };
const me = 0;
const odile = 1;

/** A turn and its end, then what wins: a hegemony, or the most domains. */
export const lesson: Lesson<CartaImperaVictoria> = {
  steps: [
    {
      name: 'goal',
      at: '.civ .mine',
      rule: 'CIV-1',
      table: {
        seats: 2,
        seat: me,
        scenario: {
          ...{ first: 0, turn: 0, step: 'play', deck: 30 },
          hands: [
            ['economy-i', 'science-i', 'culture-i'],
            ['military-i', 'culture-i', 'science-i'],
          ],
          areas: [
            { economy: 2, religion: 1, culture: 1 },
            { military: 2, culture: 1 },
          ],
        },
      },
    },
    { name: 'play', at: '.civ .hand', clear: '.civ .front', rule: 'CIV-4.2', answers: [[first(ECONOMY!)]] },
    { name: 'threshold', at: '.civ .mine [data-domain="economy"]', rule: 'CIV-2.5' },
    {
      name: 'effect',
      at: '.civ .stage',
      clear: '.civ .mine, .civ .front',
      rule: 'CIV-5.6',
      answers: [[effect('development'), { domain: RELIGION! }, first(SCIENCE!)]],
    },
    {
      name: 'finish',
      at: '.civ .front .main',
      rule: 'CIV-4.12',
      answers: [[finish]],
      others: [
        [odile, first(MILITARY!)],
        [odile, finish],
      ],
    },
    { name: 'others', at: '.civ .others', rule: 'CIV-8' },
    { name: 'special', at: '.civ .mine', rule: 'CIV-5.13' },
    {
      name: 'attack',
      at: '.civ .stage',
      clear: '.civ .mine, .civ .front',
      rule: 'CIV-5.3',
      answers: [[effect('attack'), { domain: CULTURE! }]],
      table: {
        seats: 2,
        seat: me,
        scenario: {
          ...{ first: 0, turn: 0, step: 'effects', deck: 24 },
          hands: [
            ['science-i', 'military-ii'],
            ['science-i', 'culture-ii', 'economy-i'],
          ],
          areas: [
            { military: 2, culture: 1, science: 1 },
            { culture: 3, economy: 1 },
          ],
        },
      },
    },
    {
      name: 'danger',
      at: '.civ .stakes',
      rule: 'CIV-6.1',
      table: {
        seats: 2,
        seat: me,
        scenario: {
          ...{ first: 0, turn: 0, step: 'effects', deck: 16 },
          hands: [
            ['science-i', 'culture-ii'],
            ['military-ii', 'science-ii', 'military-ii'],
          ],
          areas: [
            { economy: 2, science: 2 },
            { military: 7, science: 1 },
          ],
        },
      },
    },
    {
      name: 'embargo',
      at: '.civ .others [data-domain="military"]',
      clear: '.civ .stage, .civ .front',
      rule: 'CIV-5.8',
      answers: [[effect('embargo'), { seat: odile, domain: MILITARY! }]],
    },
    {
      name: 'blocked',
      at: '.civ .front .main',
      rule: 'CIV-5.9',
      answers: [[finish]],
      others: [
        [odile, { card: SCIENCE! * 3 + 1 }],
        [odile, finish],
      ],
    },
    {
      name: 'hegemony',
      at: '.civ .hand',
      clear: '.civ .front',
      rule: 'CIV-6.1',
      answers: [[{ card: SCIENCE! * 3 + 1 }, finish]],
      table: {
        seats: 2,
        seat: me,
        scenario: {
          ...{ first: 0, turn: 0, step: 'play', deck: 12 },
          hands: [
            ['science-ii', 'culture-ii', 'economy-ii'],
            ['military-i', 'military-ii', 'economy-i'],
          ],
          areas: [
            { science: 7, culture: 1 },
            { military: 4, economy: 2 },
          ],
        },
      },
    },
    {
      name: 'final',
      at: '.civ .middle .deck',
      rule: 'CIV-4.19',
      table: {
        seats: 2,
        seat: me,
        scenario: {
          ...{ first: 0, turn: 0, step: 'play', deck: 2 },
          hands: [
            ['culture-iii', 'utopia-iii', 'economy-iii'],
            ['military-iii', 'science-iii', 'utopia-iii'],
          ],
          areas: [
            { economy: 3, science: 2, culture: 2 },
            { military: 4, science: 3, utopia: 1 },
          ],
        },
      },
    },
  ],
  game: {
    seats: 2,
    seat: me,
    scenario: {
      ...{ first: 0, turn: 0, step: 'play', deck: 8 },
      hands: [
        ['culture-iii', 'utopia-iii', 'economy-iii'],
        ['military-iii', 'science-iii', 'utopia-iii'],
      ],
      areas: [
        { economy: 3, science: 3, culture: 2, religion: 1 },
        { military: 3, science: 3, utopia: 1, religion: 2 },
      ],
    },
  },
};
