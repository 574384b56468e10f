import { describe, expect, test } from 'vitest';
import { CARD_IDS, CARD_NAMES, EFFECT_RULES } from '../cards/kinds.ts';
import { characterNamed } from '../characters.ts';
import { QUESTION_RULES, type Question } from '../frames.ts';
import { OPTIONS, type Options } from '../options.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import { listen, type Said } from './listening.ts';
import { deal, type Setting, table } from './table.ts';
import { EVENTS, NAMES, REFUSALS, refused, type Spoken, viewOf } from './text-samples.ts';

const QUESTIONS = Object.keys(QUESTION_RULES) as Question[];
const SHIPPED = ['reconstructed-1', 'reconstructed-2'];
const LANGUAGES = { en, ru, fr };
const BROKEN = /\bundefined\b|\bnull\b|NaN|\[object|-1|^\s*$/;
const GAMES: readonly Partial<Options>[] = [
  { responseMode: 'auto-pass' },
  { memoryAid: 'off', hypnosisReturn: 'bottom' },
];

/** Positions close to rare questions. */
const SETTINGS: readonly Setting[] = [
  {
    turn: 'night',
    step: 'action',
    castle: 'maid cook butler',
    vampires: 'maid lord nun',
    vampire: { hand: 'vampire-1 vampire-1 vampire-2 vampire-3 vampire-3' },
    human: { hand: 'sacrifice crucifix relic chapel' },
  },
  {
    turn: 'day',
    step: 'action',
    castle: 'lady monk cook',
    vampires: 'lady monk cook',
    vampire: { hand: 'regeneration coffin im-not-a-vampire' },
    human: { hand: 'holy-water-1 holy-water-2 holy-water-3' },
  },
];

const helps = (texts: Spoken): string[] => [
  texts.summary,
  ...texts.rules.map(({ text }) => text),
  ...Object.values(texts.options).map(({ help }) => help),
];
const literals = (texts: Spoken): string[] => [
  ...Object.values(EVENTS).map((event) => texts.event(event, NAMES)),
  ...Object.keys(REFUSALS).map((code) => refused(texts, code)),
  ...QUESTIONS.map((question) =>
    texts.prompt(
      viewOf({
        question,
        castle: [
          characterNamed('lady'),
          characterNamed('monk'),
          characterNamed('nun'),
          characterNamed('maid'),
          characterNamed('butler'),
        ],
        dying: characterNamed('nun'),
        attacker: characterNamed('monk'),
        defender: characterNamed('nun'),
      }),
      NAMES,
    ),
  ),
  ...helps(texts),
];

describe.each(Object.entries(LANGUAGES))('%s', (language, texts) => {
  test('every sentence is whole', () => {
    const questions = new Set<Question>();
    const check = (said: Said) => {
      for (const question of said.questions) questions.add(question);
      const flawed = said.sentences.filter((sentence) => BROKEN.test(sentence) || isForeign(language, sentence));
      expect([flawed.slice(0, 5), said.mistaken]).toEqual([[], []]);
    };
    for (const sentence of helps(texts)) expect(sentence.replaceAll(/reconstructed-[12]/g, '')).not.toMatch(BROKEN);
    for (let seed = 0; seed < 4; seed++) check(listen(texts, deal(seed, GAMES[seed % GAMES.length]!), seed));
    for (let seed = 0; seed < 60; seed++) check(listen(texts, table(SETTINGS[seed % SETTINGS.length]!), seed, 30));
    expect([...questions].sort()).toEqual(QUESTIONS.toSorted());
  });

  test('every question and every card has its help', () => {
    const numbers = texts.rules.map(({ rule }) => rule);
    expect(new Set(numbers).size).toBe(numbers.length);
    const hasHelp = (rule: string) => numbers.some((help) => rule === help || rule.startsWith(`${help}.`));
    const rules = [
      ...QUESTIONS.map((question) => texts.ruleOf(viewOf({ question }), null)),
      ...EFFECT_RULES.filter((rule) => rule !== ''),
    ];
    expect(rules.filter((rule) => !hasHelp(rule) || /^VE-\d+$/.test(rule))).toEqual([]);
    CARD_IDS.forEach((_, play) => {
      if (EFFECT_RULES[play] !== '')
        expect(texts.ruleOf(viewOf({ question: 'support' }), { play, on: -1, as: -1 })).toBe(EFFECT_RULES[play]);
    });
  });

  test('every option and every value of it has a name', () => {
    for (const [name, option] of Object.entries(OPTIONS)) {
      const { values } = texts.options[name as keyof typeof OPTIONS];
      // Other card sets, including custom ones, use the names in their files.
      const named = name === 'cardSet' ? SHIPPED : option.kind === 'choice' ? option.values : [];
      expect(Object.keys(values)).toEqual(named);
    }
  });

  test('VE-2.8 says openly that the shipped values are reconstructed', () => {
    const word = { en: 'reconstructed', ru: 'восстановлен', fr: 'reconstitué' }[language]!;
    const { help, values } = texts.options.cardSet;
    const section = texts.rules.find(({ rule }) => rule === 'VE-2')!;
    for (const text of [help, ...SHIPPED.map((set) => values[set]!), section.text]) expect(text).toContain(word);
  });
});

/**
 * Russian has no Latin letters except in names, ranks and the set's name; French puts no plain space before tall
 * punctuation; no language uses a straight apostrophe.
 */
function isForeign(language: string, sentence: string): boolean {
  const rest = [...NAMES, ...SHIPPED].reduce((text, name) => text.replaceAll(name, ''), sentence);
  if (language === 'ru') return /[a-z]/i.test(rest.replaceAll(/(?<![a-z])I{1,3}(?![a-z])/g, ''));
  return language === 'fr' ? /[ \w][;:!?»]|« |'/.test(rest) : rest.includes("'");
}

test('nothing is left in English', () => {
  const english = literals(en);
  for (const texts of [ru, fr]) expect(literals(texts).filter((sentence, i) => sentence === english[i])).toEqual([]);
  for (const sentence of literals(ru)) expect(isForeign('ru', sentence), sentence).toBe(false);
  for (const sentence of literals(fr)) expect(isForeign('fr', sentence), sentence).toBe(false);
});

test('VE-2.4 VE-2.5 no two cards have one name', () => {
  for (const place of [0, 1, 2])
    expect(new Set(Object.values(CARD_NAMES).map((names) => names[place])).size).toBe(Object.keys(CARD_NAMES).length);
});
