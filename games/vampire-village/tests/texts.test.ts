import { spaced } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_SETS, NUMBERS } from '../cards/index.ts';
import { DEED_NAMES } from '../events.ts';
import { QUESTION_RULES, type Question } from '../frames.ts';
import { OPTIONS } from '../options.ts';
import { cardInFull, creatureInFull } from '../texts/card-lists.ts';
import { words as english } from '../texts/en/words.ts';
import { texts as en } from '../texts/en.ts';
import { words as french } from '../texts/fr/words.ts';
import { texts as fr } from '../texts/fr.ts';
import { HELP_RULES } from '../texts/help-rules.ts';
import { words as russian } from '../texts/ru/words.ts';
import { texts as ru } from '../texts/ru.ts';
import { deal, type Setting, table } from './table.ts';
import { EVENTS, listen, NAMES, REFUSALS, refused, type Spoken, viewOf } from './text-samples.ts';

const QUESTIONS = Object.keys(QUESTION_RULES) as Question[];
const LANGUAGES = { en, ru, fr };
const BROKEN = /undefined|null|NaN|\[object|\$\{|^\s*$/;

const TWO = NAMES.slice(0, 2);
const helps = (texts: Spoken): string[] => [
  texts.summary,
  ...texts.rules.flatMap(({ title, text }) => [title, text]),
  ...Object.values(texts.options).flatMap(({ name, help, values }) => [name, help, ...Object.values(values)]),
];
const literals = (texts: Spoken): string[] => [
  ...Object.values(EVENTS).map((event) => texts.event(event, TWO)),
  ...DEED_NAMES.map((deed) =>
    texts.event({ ...EVENTS.demonActed, deed, creature: NUMBERS.creatures['witch-swamp'] }, TWO),
  ),
  ...Object.keys(REFUSALS).map((code) => refused(texts, code)),
  ...QUESTIONS.map((question) => texts.prompt(viewOf({ question, pick: 9 }), NAMES)),
];
const HAUNTED: Setting = {
  ...{ seats: 3, round: 2, step: 'demons' },
  villages: [
    'champion@0,0 keep@1,0:1 inn@0,1:2 trapper@1,1 bakery@2,1:1 rampart@2,0:1 moat@0,2',
    'messenger@0,0:1 longhouse@1,0:1 granary@0,1:2 kennels@1,1 castle@2,1 paladin@2,0:3 forge@0,2',
    'main-street@0,0:2 barracks@1,0:2 ranger@0,1:1 palisade@1,1:1 torch-wall@2,1 cathedral@2,0',
  ],
  creatures: [
    'demon-slayer demon-plague demon-lure-vampire werewolf-grey werewolf-black vampire-1',
    'demon-ruin demon-lure-witch vampire-2 witch-swamp vampire-4',
    'demon-plague demon-lure-werewolf witch-left witch-right vampire-3',
  ],
};

describe.each(Object.entries(LANGUAGES))('%s', (language, texts) => {
  test('every sentence is whole', () => {
    const [questions, deeds] = [new Set<Question>(), new Set<string>()];
    const states = [
      ...[2, 3, 4, 5].map((seats) => deal(seats, 40 + seats, { peekNextHand: seats === 4 ? 'true' : 'false' })),
      deal(2, 5, { plagueScope: 'all-buildings' }),
      ...[1, 2, 3, 4].map(() => table(HAUNTED)),
    ];
    for (const sentence of [...literals(texts), ...helps(texts)]) expect(sentence).not.toMatch(BROKEN);
    states.forEach((s, seed) => {
      const said = listen(texts, s, seed);
      for (const question of said.questions) questions.add(question);
      for (const deed of said.deeds) deeds.add(deed);
      const flawed = said.sentences.filter((sentence) => BROKEN.test(sentence) || isForeign(language, sentence));
      expect(flawed).toEqual([]);
    });
    expect([...questions].sort()).toEqual(QUESTIONS.toSorted());
    expect([...deeds].sort()).toEqual(DEED_NAMES.toSorted());
  });

  test('every question, card and creature has its help', () => {
    const numbers = texts.rules.map(({ rule }) => rule);
    expect(numbers).toEqual([...HELP_RULES]);
    const { cards, creatures } = CARD_SETS['reconstructed-1'];
    for (const question of QUESTIONS) expect(numbers).toContain(texts.ruleOf(viewOf({ question }), null));
    for (const card of cards.keys()) expect(numbers).toContain(texts.ruleOf(viewOf({ question: 'pick' }), { card }));
    for (const left of creatures.keys())
      expect(numbers).toContain(texts.ruleOf(viewOf({ question: 'left' }), { left }));
    for (const step of ['picks', 'villages', 'creatures', 'demons'] as const)
      expect(numbers).toContain(texts.ruleOf(viewOf({ question: '', stack: [{ do: `${step}.reveal` }] }), null));
  });

  test('every option and every value of it has a name', () => {
    for (const [name, option] of Object.entries(OPTIONS)) {
      const { values } = texts.options[name as keyof typeof OPTIONS];
      // Other card sets, including custom ones, use the names in their files.
      const named = name === 'cardSet' ? ['reconstructed-1'] : option.kind === 'choice' ? option.values : [];
      expect(Object.keys(values)).toEqual(named);
    }
  });
});

test('every card and creature is named and explained in three languages', () => {
  const { cards, creatures } = CARD_SETS['reconstructed-1'];
  const lists = [english, russian, french].map((words) => [
    ...cards.map((_, card) => cardInFull(words, card)),
    ...creatures.flatMap((_, kind) =>
      (['yellow', 'all-buildings'] as const).map((plagueScope) =>
        creatureInFull(words, kind, { plagueScope, peekNextHand: 'false', cardSet: 'reconstructed-1' }),
      ),
    ),
  ]);
  for (const list of lists) for (const text of list) expect(text).not.toMatch(BROKEN);
  for (const text of lists[0]!) expect(isForeign('en', text), text).toBe(false);
  for (const text of lists[1]!) expect(isForeign('ru', text), text).toBe(false);
  for (const text of lists[2]!) expect(isForeign('fr', spaced(text)), text).toBe(false);
});

/**
 * Russian has no Latin letters except in names; French puts no plain space before tall punctuation; no language uses a
 * straight apostrophe.
 */
function isForeign(language: string, sentence: string): boolean {
  const rest = NAMES.reduce((text, name) => text.replaceAll(name, ''), sentence);
  if (language === 'ru') return /[a-z]/i.test(rest.replaceAll(/VV-\d+(\.\d+)?/g, ''));
  return language === 'fr' ? /[ \w][;:!?»]|« |'/.test(rest) : rest.includes("'");
}

test('nothing is left in English', () => {
  const all = (texts: Spoken) => [...literals(texts), ...helps(texts)];
  const alike = ['VV-5.61', 'VV-11'].map((rule) => en.rules.find((help) => help.rule === rule)!.title);
  for (const texts of [ru, fr])
    expect(all(texts).filter((sentence, i) => sentence === all(en)[i] && !alike.includes(sentence))).toEqual([]);
  for (const sentence of all(ru)) expect(isForeign('ru', sentence), sentence).toBe(false);
  for (const sentence of all(fr)) expect(isForeign('fr', sentence), sentence).toBe(false);
});

test('the help says openly that the values of the cards are reconstructed', () => {
  const [said, values] = [/were not available/, /не удалось/];
  expect(en.rules.find(({ rule }) => rule === 'VV-2')!.text).toMatch(said);
  expect(ru.rules.find(({ rule }) => rule === 'VV-2')!.text).toMatch(values);
  expect(fr.rules.find(({ rule }) => rule === 'VV-2')!.text).toMatch(/n’étaient pas disponibles/);
});
