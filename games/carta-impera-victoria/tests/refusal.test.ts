import { expect, test } from 'vitest';
import { CARDS, MILITARY, SCIENCE, UTOPIA } from '../cards/index.ts';
import { EFFECT_NUMBERS } from '../effects/effect.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import type { Reason } from '../legal/reasons.ts';
import { asked, choose, moveOf, offers, type Setting, table, words } from './table.ts';

/** Step 2 of seat 0 with these areas. */
const at = (areas: string, given: Setting = {}): Setting => ({ step: 'effects', areas: areas.split(' : '), ...given });
const science = { hands: ['science-i'] };
const draft: Setting = {
  seats: 2,
  options: { deal: 'draft' },
  packs: ['military-i '.repeat(4), 'religion-i '.repeat(4)],
};

type Case = [given: Setting, before: string, word: string, rule: string, args?: object];
/** Every reason there is. */
const CASES: { [R in Reason]: Case[] } = {
  over: [[at('S7'), 'finish', 'finish', 'CIV-6.1']],
  'not-asked': [[{ turn: 1, hands: ['military-i', 'military-i'] }, '', 'military-i', 'CIV-4.1']],
  malformed: [[science, '', 'finish', 'CIV-4.2']],
  'not-in-hand': [
    [science, '', 'military-i', 'CIV-4.2', { card: CARDS['military-i'].number }],
    [at('M3', science), 'assassination', 'culture-i', 'CIV-5.1', { card: CARDS['culture-i'].number }],
    [at('E3', science), 'development economy', 'culture-i', 'CIV-5.6', { card: CARDS['culture-i'].number }],
    [
      at('R1', { hands: ['', 'science-i'] }),
      'inquisition 1',
      'culture-i',
      'CIV-5.5',
      { card: CARDS['culture-i'].number },
    ],
  ],
  barred: [
    [{ hands: ['military-i science-ii'], embargoes: ['0 science'] }, '', 'science-ii', 'CIV-4.4', { domain: SCIENCE }],
    [
      at('S3 M1', { ...science, embargoes: ['0 science'] }),
      'experiment military',
      'science-i',
      'CIV-4.4',
      { domain: SCIENCE },
    ],
  ],
  'not-in-pack': [[draft, '', 'culture-i', 'CIV-3.8', { card: CARDS['culture-i'].number }]],
  'not-in-centre': [],
  'not-in-pile': [
    [at('U3', { discard: 'science-i' }), 'oligarchy', 'culture-i', 'CIV-5.17', { card: CARDS['culture-i'].number }],
  ],
  'count-too-low': [
    [
      at('M2 S1'),
      '',
      'assassination',
      'CIV-4.7',
      { effect: EFFECT_NUMBERS.assassination, domain: MILITARY, needed: 3, count: 2 },
    ],
    [at('S4'), '', 'research', 'CIV-4.7', { effect: EFFECT_NUMBERS.research, domain: SCIENCE, needed: 5, count: 4 }],
    [at(''), '', 'democracy', 'CIV-4.7', { effect: EFFECT_NUMBERS.democracy, domain: UTOPIA, needed: 1, count: 0 }],
  ],
  'slot-used': [
    [at('M3', { used: ['purge'] }), '', 'assassination', 'CIV-4.6', { domain: MILITARY }],
    [at('M3', { used: ['attack'] }), '', 'attack', 'CIV-4.6', { domain: MILITARY }],
    [
      at('C1 : M3 S3', { ...science, used: ['purge'] }),
      'inspiration',
      '1 assassination',
      'CIV-5.13',
      { domain: MILITARY },
    ],
  ],
  'not-in-area': [
    [at('M2'), 'attack', 'science', 'CIV-5.3', { domain: SCIENCE }],
    [at('E3', science), 'development', 'utopia', 'CIV-5.6', { domain: UTOPIA }],
    [at('S3'), 'experiment', 'military', 'CIV-5.10', { domain: MILITARY }],
  ],
  'blocks-plays': [[at('S3 M1', { embargoes: ['0 science'] }), 'experiment', 'science', 'CIV-4.10']],
  yourself: [
    [at('R1'), 'inquisition', '0', 'CIV-5.5'],
    [at('C1 M3 : S3'), 'inspiration', '0 assassination', 'CIV-5.13'],
  ],
  'column-empty': [
    [at('E1 : M1'), 'embargo', '1 science', 'CIV-5.8', { domain: SCIENCE }],
    [at('U1 : M1'), 'democracy', '2 military', 'CIV-5.16', { domain: MILITARY }],
  ],
  'others-only': [
    [at('E2 : M1', { options: { markerTargets: 'others' } }), 'embargo', '0 economy', 'CIV-11.4'],
    [at('U2 : M1', { options: { markerTargets: 'others' } }), 'democracy', '0 utopia', 'CIV-11.4'],
  ],
  'not-copyable': [
    [at('C1 : S3'), 'inspiration', '1 breakthrough', 'CIV-5.13'],
    [at('C1 : R5'), 'inspiration', '1 divine-right', 'CIV-5.13'],
  ],
  'source-too-low': [
    [at('C1 : S4'), 'inspiration', '1 research', 'CIV-5.13', { effect: EFFECT_NUMBERS.research, needed: 5, count: 4 }],
    [
      at('C1 : S3 : R2'),
      'inspiration',
      '2 holy-book',
      'CIV-5.13',
      { effect: EFFECT_NUMBERS['holy-book'], needed: 3, count: 2 },
    ],
  ],
  'hand-too-small': [
    [at('M5', science), '', 'purge', 'CIV-5.2', { needed: 2, count: 1 }],
    [at('C1 : M5 S3'), 'inspiration', '1 assassination', 'CIV-5.13', { needed: 1, count: 0 }],
  ],
  'area-too-small': [
    [at('M1'), '', 'attack', 'CIV-5.3', { needed: 2, count: 1 }],
    [at('C1 : S5'), 'inspiration', '1 research', 'CIV-5.13', { needed: 2, count: 1 }],
  ],
  'nothing-playable': [
    [at('E5', science), '', 'monopoly', 'CIV-5.7', { needed: 2, count: 1 }],
    [at('S3', { embargoes: ['0 science'] }), '', 'experiment', 'CIV-5.10', { needed: 1, count: 0 }],
  ],
  'no-column': [
    [at('E1'), '', 'embargo', 'CIV-5.8'],
    [at('U1'), '', 'democracy', 'CIV-5.16'],
  ],
  'pile-too-small': [[at('U5', { discard: 'science-i' }), '', 'republic', 'CIV-5.18', { needed: 2, count: 1 }]],
  'no-majority': [[at('C1 : C1 M3'), '', 'inspiration', 'CIV-5.13']],
  'nothing-to-copy': [[at('C1'), '', 'inspiration', 'CIV-5.13']],
  'not-an-action': [
    [at('R3'), '', 'holy-book', 'CIV-5.4'],
    [at(''), '', 'divine-right', 'CIV-5.4'],
  ],
};
for (const [code, cases] of Object.entries(CASES))
  for (const [given, before, word, rule, args = {}] of cases)
    test(`${rule}: ${before === '' ? '' : `after ${before} `}${word} is refused: ${code}`, () => {
      const s = table(given);
      choose(s, 0, ...words(before));
      expect(offers(s, 0)).not.toContain(word);
      expect(game.refusal(s, 0, moveOf(word))).toEqual({ code, rule, args });
    });

test('CIV-3.8: a card that is not in the centre is refused: not-in-centre', () => {
  const s = table(draft);
  for (const card of ['military-i', 'religion-i', 'military-i']) {
    choose(s, 0, card);
    choose(s, 1, card === 'military-i' ? 'religion-i' : 'military-i');
  }
  expect(asked(s)).toBe('1 centre');
  expect(game.refusal(s, 1, moveOf('culture-i'))).toEqual({
    ...{ code: 'not-in-centre', rule: 'CIV-3.8', args: { card: CARDS['culture-i'].number } },
  });
});
