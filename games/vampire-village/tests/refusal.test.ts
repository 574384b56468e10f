import { expect, test } from 'vitest';
import { QUESTION_RULES } from '../frames.ts';
import { vampireVillage as game } from '../index.ts';
import type { Reason } from '../legal/reasons.ts';
import { cardOf, choose, pass, refused, type Setting, siege, table } from './table.ts';

const lay = (villages: string[], hero: string): Setting => ({ villages, hands: [hero] });
const demons = (village: string, creatures: string): Setting => ({
  step: 'demons',
  villages: [village, 'longhouse@0,0'],
  creatures: [creatures],
});
/** How a seat gets there, and which moves are refused then. */
const CASES: [reason: Reason, rule: string, setting: Setting, answers: string[], word: string][] = [
  ['not-in-hand', 'VV-4.11', { hands: ['keep', 'inn'] }, [], 'inn'],
  ['occupied', 'VV-4.20', lay(['keep@0,0'], 'inn'), ['inn'], '0,0'],
  ['not-beside-a-card', 'VV-4.20', lay(['keep@0,0'], 'inn'), ['inn'], '2,0'],
  ['too-wide', 'VV-4.21', lay(['keep@0,0 palisade@3,0'], 'inn'), ['inn'], '4,0'],
  ['too-high', 'VV-4.21', lay(['keep@0,0 palisade@0,3'], 'inn'), ['inn'], '0,4'],
  ['not-in-village', 'VV-5.22', lay(['keep@0,0:1'], 'trapper'), ['trapper', '1,0'], 'bakery'],
  ['not-beside-the-hero', 'VV-5.22', lay(['keep@0,0:1 palisade@0,1:1'], 'trapper'), ['trapper', '1,0'], 'palisade'],
  ['no-villager-left', 'VV-5.24', lay(['keep@0,0:1'], 'trapper'), ['trapper', '1,0', 'keep', 'trapper'], 'keep'],
  ['must-step', 'VV-5.24', lay(['keep@0,0:1'], 'trapper'), ['trapper', '1,0', 'keep'], 'stop'],
  ['not-in-village', 'VV-5.23', lay(['keep@0,0:1'], 'trapper'), ['trapper', '1,0', 'keep'], 'bakery'],
  ['not-onward', 'VV-5.24', lay(['keep@0,0:1'], 'trapper'), ['trapper', '1,0', 'keep'], 'keep'],
  ['not-drawn', 'VV-4.41', { step: 'creatures', draws: ['witch-swamp vampire-1 vampire-2'] }, [], 'vampire-3'],
  ['no-such-demon', 'VV-4.51', demons('keep@0,0:1 inn@1,0:1', 'demon-ruin demon-plague'), [], 'demon-slayer'],
  [
    'demon-powerless',
    'VV-4.54',
    demons('keep@0,0:1 inn@1,0:1', 'demon-ruin demon-plague demon-slayer'),
    [],
    'demon-slayer',
  ],
  ['not-its-deed', 'VV-4.52', demons('champion@0,0 trapper@1,0', 'demon-ruin'), [], 'plague'],
  ['nothing-to-plague', 'VV-5.32', demons('champion@0,0 trapper@1,0', 'demon-plague'), [], 'plague'],
  ['not-a-hero', 'VV-4.52', demons('champion@0,0 trapper@1,0 keep@0,1', 'demon-slayer'), [], 'keep'],
  ['not-the-poorest', 'VV-5.33', demons('keep@0,0:1 inn@1,0:1 bakery@2,0:2', 'demon-ruin'), [], 'bakery'],
  ['not-to-be-lured', 'VV-4.58', demons('champion@0,0 trapper@1,0', 'demon-lure-witch'), [], 'witch-swamp'],
  ['malformed', 'VV-7.1', demons('champion@0,0 trapper@1,0', 'demon-slayer'), ['trapper'], 'stop'],
];
for (const [reason, rule, setting, answers, word] of CASES)
  test(`${rule}: "${word}" after "${answers.join(' ')}" is refused as ${reason}`, () => {
    const s = table(setting);
    answers.forEach((answer, i) => {
      choose(s, 0, answer);
      if (i === 0 && s.table.questions[1] === 'pick') pass(s, 1);
    });
    expect(refused(s, 0, word)).toBe(`${reason} ${rule}`);
  });
test('VV-7.1: whoever is done, or never asked, is not asked', () => {
  const s = table({ hands: ['keep'] });
  choose(s, 0, 'keep');
  for (const seat of [0, -1, -2])
    expect(game.refusal(s, seat, { card: cardOf('start-willow-gate') })).toEqual({
      code: 'not-asked',
      rule: 'VV-7.1',
      args: {},
    });
});
test('VV-4.77: a breach cannot be declined, nor paid outside the line', () => {
  const s = siege('palisade@0,0 kennels@0,1 keep@1,0', 'witch-swamp');
  expect([refused(s, 0, 'keep'), refused(s, 0, 'done')]).toEqual(['outside-the-line VV-4.77', 'malformed VV-4.74']);
});
test('every question names its rule', () => {
  for (const rule of Object.values(QUESTION_RULES)) expect(rule).toMatch(/^VV-\d\.\d+$/);
});
