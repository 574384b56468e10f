import { describe, expect, test } from 'vitest';
import { EFFECT_NAMES } from '../effects/effect.ts';
import { EFFECTS } from '../effects/index.ts';
import { FINISH, type Move, QUESTION_RULES, type Question } from '../frames.ts';
import { OPTIONS } from '../options.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import { EVENTS, listen, NAMES, REFUSALS, refused, type Spoken, viewOf } from './text-samples.ts';

const QUESTIONS = Object.keys(QUESTION_RULES) as Question[];
const LANGUAGES = { en, ru, fr };
const BROKEN = /undefined|null|NaN|\[object|^\s*$/;

const GAMES: readonly [seats: number, options: object][] = [
  [2, {}],
  [3, { deal: 'draft' }],
  [4, { religionMode: 'activated' }],
  [4, { deal: 'draft', teams: 'on' }],
];
const helps = (texts: Spoken): string[] => [
  texts.summary,
  ...texts.rules.map(({ text }) => text),
  ...Object.values(texts.options).map(({ help }) => help),
];
const effectMoves = [...EFFECT_NAMES.keys(), FINISH].map((effect): Move => ({ effect }));
const literals = (texts: Spoken): string[] => [
  ...Object.values(EVENTS).map((event) => texts.event(event, NAMES)),
  ...Object.keys(REFUSALS).map((code) => refused(texts, code)),
  ...QUESTIONS.map((question) => texts.prompt(viewOf({ question }), NAMES)),
  ...effectMoves.map((move) => texts.move(viewOf({ question: 'effect' }), move, NAMES)),
  ...helps(texts),
];

describe.each(Object.entries(LANGUAGES))('%s', (language, texts) => {
  test('every sentence is whole', () => {
    const questions = new Set<Question>();
    for (const sentence of literals(texts)) expect(sentence).not.toMatch(BROKEN);
    for (let seed = 0; questions.size < QUESTIONS.length && seed < 20; seed++)
      for (const [seats, options] of GAMES) {
        const said = listen(texts, seats, options, seed);
        for (const question of said.questions) questions.add(question);
        const flawed = said.sentences.filter((sentence) => BROKEN.test(sentence) || isForeign(language, sentence));
        expect([flawed, said.mistaken]).toEqual([[], []]);
      }
    expect([...questions].sort()).toEqual(QUESTIONS.toSorted());
  });

  test('every question and every effect has its help', () => {
    const numbers = texts.rules.map(({ rule }) => rule);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const question of QUESTIONS) expect(numbers).toContain(texts.ruleOf(viewOf({ question }), null));
    for (const [effect, { rule }] of EFFECTS.entries()) {
      expect(texts.ruleOf(viewOf({ question: 'effect' }), { effect })).toBe(rule);
      expect(texts.ruleOf(viewOf({ question: 'inspiration' }), { seat: 1, effect })).toBe(rule);
      const name = texts.move(viewOf({ question: 'effect' }), { effect }, NAMES).split(/ [–—] /)[0]!;
      expect(texts.rules.find((help) => help.rule === rule)!.title).toContain(name);
    }
  });

  test('every option and every value of it has a name', () => {
    for (const [name, option] of Object.entries(OPTIONS)) {
      const { values } = texts.options[name as keyof typeof OPTIONS];
      expect(Object.keys(values)).toEqual(option.kind === 'choice' ? option.values : []);
    }
  });
});

/**
 * Russian has no Latin letters except in names and ages; French puts no plain space before tall punctuation; no
 * language uses a straight apostrophe.
 */
function isForeign(language: string, sentence: string): boolean {
  const rest = NAMES.reduce((text, name) => text.replaceAll(name, ''), sentence);
  if (language === 'ru') return /[a-z]/i.test(rest.replaceAll(/\bI{1,3}\b/g, ''));
  return language === 'fr' ? /[ \w][;:!?»]|« |'/.test(rest) : rest.includes("'");
}

test('nothing is left in English', () => {
  const english = literals(en);
  for (const texts of [ru, fr]) expect(literals(texts).filter((sentence, i) => sentence === english[i])).toEqual([]);
  for (const sentence of literals(ru)) expect(isForeign('ru', sentence), sentence).toBe(false);
  for (const sentence of literals(fr)) expect(isForeign('fr', sentence), sentence).toBe(false);
});
