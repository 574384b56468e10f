import { HOUSE, same, WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { EFFECT_NAMES } from '../effects/effect.ts';
import { QUESTION_RULES, type Question, ruleBehind } from '../frames.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import { choose, moveOf, type Setting, table } from './table.ts';

const effects = { step: 'effects' } as const;
const draft: Setting = {
  seats: 2,
  options: { deal: 'draft' },
  packs: ['military-i '.repeat(4), 'religion-i '.repeat(4)],
};

const ASKED: { [Q in Question]?: { given: Setting; before?: string[] } } = {
  pick: { given: draft },
  play: { given: { hands: ['military-i'] } },
  effect: { given: effects },
  discard: { given: { ...effects, areas: ['M3'], hands: ['science-i'] }, before: ['assassination'] },
  attack: { given: { ...effects, areas: ['M2'] }, before: ['attack'] },
  inquisition: { given: { ...effects, areas: ['R1'] }, before: ['inquisition'] },
  give: { given: { ...effects, areas: ['R1'], hands: ['', 'science-i'] }, before: ['inquisition', '1'] },
  surrender: { given: { ...effects, areas: ['E3'], hands: ['science-i'] }, before: ['development'] },
  retrieve: { given: { ...effects, areas: ['S3'] }, before: ['experiment'] },
  extra: { given: { ...effects, areas: ['E3'], hands: ['science-i'] }, before: ['development', 'economy'] },
  embargo: { given: { ...effects, areas: ['E2'] }, before: ['embargo'] },
  democracy: { given: { ...effects, areas: ['U2'] }, before: ['democracy'] },
  recover: { given: { ...effects, areas: ['U3'], discard: 'science-i' }, before: ['oligarchy'] },
  inspiration: { given: { ...effects, areas: ['C1', 'R3'] }, before: ['inspiration'] },
};
const WRONG_VALUES = [-2, 18, 1.5, Number.NaN, Infinity, '0', null, undefined, true, [0], {}];
const NO_MOVES: unknown[] = [
  null,
  undefined,
  0,
  'finish',
  true,
  [],
  [0],
  {},
  // A number that no card has.
  { card: 5 },
  { seat: 3 },
  { seat: 0, domain: 6 },
  { seat: 0, effect: EFFECT_NAMES.length },
  { seat: 1, effect: -1 },
  { move: 0 },
];
for (const [question, { given, before = [] }] of Object.entries(ASKED))
  test(`${QUESTION_RULES[question as Question]}: malformed answers to "${question}" are refused`, () => {
    const s = table(given);
    choose(s, 0, ...before);
    const right = game.legal(s, 0)[0]!;
    const bent = Object.keys(right).flatMap((part) => WRONG_VALUES.map((value) => ({ ...right, [part]: value })));
    for (const move of [...NO_MOVES, ...bent, { ...right, more: 0 }, [right], JSON.stringify(right)]) {
      expect(game.refusal(s, 0, move), JSON.stringify(move)).toEqual({
        code: 'malformed',
        rule: ruleBehind(question as Question, s.table.stack.at(-1)),
        args: {},
      });
    }
    for (const seat of [1, 7, HOUSE, WATCHER])
      if (s.table.questions[seat] === undefined || s.table.questions[seat] === null)
        expect(game.refusal(s, seat, right)).toMatchObject({
          code: 'not-asked',
          rule: expect.stringMatching(/^CIV-(4\.1|3\.8)$/),
        });
  });

for (const [question, { given, before = [] }] of Object.entries(ASKED))
  test(`${QUESTION_RULES[question as Question]}: what answers "${question}" is either offered or refused, never both`, () => {
    const s = table(given);
    choose(s, 0, ...before);
    const words = [
      'military-i',
      'science-i',
      'science',
      'utopia',
      'finish',
      'attack',
      '0',
      '1',
      '1 science',
      '1 holy-book',
    ];
    for (const move of [...words.map(moveOf), ...game.legal(s, 0)]) {
      const isOffered = game.legal(s, 0).some((legal) => same(legal, move));
      expect(game.refusal(s, 0, move) === null, JSON.stringify(move)).toBe(isOffered);
    }
  });
