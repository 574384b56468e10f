import { WATCHER } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { QUESTION_RULES, type Question } from '../frames.ts';
import { bloodVendetta as game } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { ALL_ROLES, HUNTER_TYPE, HUNTERS, ROLE_NAMES, ROLES, SIDES } from '../roles/table.ts';
import type { State } from '../state/index.ts';
import { HOW_CARDS, VOICED, type Words } from '../texts/catalogue.ts';
import { results as englishResults } from '../texts/en/events.ts';
import { words as english } from '../texts/en/words.ts';
import { texts as en } from '../texts/en.ts';
import { results as frenchResults } from '../texts/fr/events.ts';
import { words as french } from '../texts/fr/words.ts';
import { texts as fr } from '../texts/fr.ts';
import { HELP_RULES, roleRules } from '../texts/help-rules.ts';
import { goalIn } from '../texts/name-of.ts';
import { results as russianResults } from '../texts/ru/events.ts';
import { words as russian } from '../texts/ru/words.ts';
import { texts as ru } from '../texts/ru.ts';
import { type Deeds, table, until } from './table.ts';
import {
  deal,
  death,
  EVENTS,
  FACTS,
  listen,
  NAMES,
  REASONS,
  refused,
  type Spoken,
  UNTOLD,
  viewOf,
} from './text-samples.ts';

const QUESTIONS = Object.keys(QUESTION_RULES) as Question[];
const LANGUAGES = { en: [en, english], ru: [ru, russian], fr: [fr, french] } as const;
const BROKEN = /undefined|null|NaN|\[object|\$\{|[{}]|\.\.|^\s*$/;

/** Every string in the texts, and what its functions return for these names. */
function stringsIn(words: Words): string[] {
  const flat = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flat) : [];
  };
  const said = { about: NAMES[0]!, other: NAMES[1]!, value: '', turn: 0 };
  const [TURNS, ALONE] = [
    [0, 1, 2],
    [NAMES[1]!, ''],
  ];
  return [
    ...flat(words),
    ...Object.values(words.phrases).map((phrase) => phrase({ ...said, value: words.types.hunter })),
    ...Object.values(words.voices).flatMap((voice) =>
      VOICED.flatMap((phrase) =>
        TURNS.flatMap((turn) => ALONE.map((other) => voice[phrase]({ ...said, other, turn }))),
      ),
    ),
    ...[...Object.values(words.grounds), ...Object.values(words.ownGrounds)].map((ground) => ground(NAMES[1]!)),
    ...FACTS.map((fact) => words.card(fact, NAMES)),
    ...Object.values(words.lists).map((list) => list(words.list(NAMES.slice(0, 3)))),
    ...SIDES.map((side) => words.sides[side].goal(SIDES.filter((foe) => foe !== side))),
    ...([-20, 0, 1, 20] as const).map((points) => words.balance(points)),
    ...(['hunters', 'vargs'] as const).flatMap((clan) => [words.struck(clan, NAMES[0]!), words.struckNobody(clan)]),
    ...Object.values(words.thoughts).map((thought) => thought(NAMES[0]!, 40)),
    words.silenced(NAMES[0]!),
    words.pointAt(NAMES[0]!),
    words.when('night', 2),
  ];
}
const helps = (texts: Spoken): string[] => [
  texts.summary,
  ...texts.rules.flatMap(({ title, text }) => [title, text]),
  ...Object.values(texts.options).flatMap(({ name, help, values }) => [name, help, ...Object.values(values)]),
];
const literals = (texts: Spoken): string[] => [
  ...Object.values(EVENTS).flatMap((event) => (UNTOLD.includes(event.type) ? [] : [texts.event(event, NAMES)])),
  ...REASONS.map((code) => refused(texts, code)),
  ...QUESTIONS.map((question) => texts.prompt(viewOf({ question }), NAMES)),
];

/** Russian has no Latin letters except in names; French puts no plain space before tall punctuation. */
function isForeign(language: string, sentence: string): boolean {
  const rest = sentence.replaceAll(/Zq[A-X]/g, '').replaceAll(/VN-\d+(\.\d+)?/g, '');
  if (language === 'ru') return /[a-z]/i.test(rest);
  return language === 'fr' ? /[ \w][;:!?»]|« |'/.test(rest) : /[а-яё]|'/i.test(rest);
}
const flawsIn = (language: string, sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => BROKEN.test(sentence) || isForeign(language, sentence));

/** Games that ask nearly every question. */
const EVENINGS: [seats: number, given: Partial<Options>][] = [
  [24, { set: 'advanced' }],
  [14, { set: 'advanced', callMode: 'simultaneous', debateStyle: 'rounds', lastWords: 'all', revealOnDeath: 'type' }],
  [10, { set: 'advanced', composition: 'closed', nightVote: 'plurality', ghostView: 'public', revealOnDeath: 'side' }],
  [9, { moderator: 'temporary', hideLordKind: 'on', hideShifterKind: 'on', secretBallot: 'on' }],
  [7, { moderator: 'human', cards: 'printed', revealOnDeath: 'none' }],
];
/** Two questions a random game rarely asks. */
const RARE: [Question, roles: string, Deeds][] = [
  ['sacrifice', 'king bride vampire*4 hunter*2', { bride: 'S1', hunt: { S7: 'S1', S8: 'S1' } }],
  ['tie', 'count vampire*8 leader hunter*4', { hunt: { S10: 'S1', S11: 'S2', S12: 'S2', S13: 'S3', S14: 'S3' } }],
];
test('every question is asked, and every sentence is whole and in its language', () => {
  const questions = new Set<Question>();
  const spoken = Object.values(LANGUAGES).map(([texts]) => texts);
  const walk = (s: State, seed: number) => {
    const heard = listen(spoken, s, seed);
    for (const question of heard.questions) questions.add(question);
    for (const [i, language] of Object.keys(LANGUAGES).entries())
      expect(flawsIn(language, [...heard.sentences[i]!])).toEqual([]);
  };
  for (const [i, [seats, given]] of EVENINGS.entries()) walk(deal(seats, given, i + 3), i + 3);
  for (const [question, roles, deeds] of RARE) {
    const s = table(roles);
    expect(until(s, question, deeds)).toBeGreaterThanOrEqual(0);
    walk(s, 1);
  }
  expect([...questions].sort()).toEqual(QUESTIONS.toSorted());
});

describe.each(Object.entries(LANGUAGES))('%s', (language, [texts, words]) => {
  test('every word is whole, and in this language', () => {
    expect(flawsIn(language, [...literals(texts), ...helps(texts), ...stringsIn(words)])).toEqual([]);
  });

  test('every question, role and moment has its help', () => {
    const numbers = texts.rules.map(({ rule }) => rule);
    expect(numbers.toSorted()).toEqual([...HELP_RULES, ...roleRules()].sort());
    for (const question of QUESTIONS) expect(numbers).toContain(texts.ruleOf(viewOf({ question }), null));
    for (const role of ALL_ROLES)
      expect(texts.ruleOf(viewOf({ question: 'target', role }), null)).toBe(ROLES[role]!.rule);
    for (const phase of ['intro', 'dawn', 'day', 'sunset', 'night'] as const)
      expect(numbers).toContain(texts.ruleOf(viewOf({ question: '', phase }), null));
    expect(texts.ruleOf(viewOf({ ending: 'hunters' }), null)).toBe('VN-6');
  });

  test('every option and every value of it has a name', () => {
    for (const [name, option] of Object.entries(OPTIONS)) {
      const { values } = texts.options[name as keyof Options];
      expect(Object.keys(values)).toEqual(option.kind === 'choice' ? option.values : []);
    }
  });

  test('VN-4.13.1: the texts of all roles are about equally long', () => {
    const long = [...ROLE_NAMES.map((id) => words.roles[id]), words.plainVarg];
    expect(long.filter(({ text }) => text.length < 90 || text.length > 190)).toEqual([]);
  });

  test('a card of how it works is short enough to be read aloud', () => {
    const lengthOf = (text: string) => text.split(/[\s\u00a0\u202f]+/).filter((word) => /\p{L}/u.test(word)).length;
    const cards = HOW_CARDS.map((card) => words.howItWorks[card]);
    expect(cards.filter(({ title }) => lengthOf(title) > 5)).toEqual([]);
    expect(cards.filter(({ told }) => lengthOf(told) > 30 || told.split(/[.!?](?=\s|$)/).length > 3)).toEqual([]);
    expect(cards.filter(({ short }) => short.length > 100)).toEqual([]);
  });

  test('VN-4.7.5: of the dead is told what the table shows', () => {
    const told = (part: Parameters<typeof death>[0]) => words.announce({ type: 'died', death: death(part) }, NAMES);
    expect(told({})).toContain(words.roles.king.name);
    expect(told({ shows: 'type', shown: HUNTER_TYPE })).toContain(words.types.hunter);
    expect(told({ shows: 'side', shown: HUNTERS })).toContain(words.sides.hunters.name);
    expect(told({ shows: 'none', shown: -1 })).not.toMatch(/[:]/);
    expect(told({ isKitsunes: true })).toContain(words.roles.kitsune.name.slice(0, 5));
    expect(new Set((['nightfall', 'execution', 'removal'] as const).map((cause) => told({ cause }))).size).toBe(3);
  });
});

test('VN-3.6: the goal of the vampires names only sides that are in play', () => {
  const goals = (seats: number, options: Partial<Options> = {}) => {
    const view = game.view(deal(seats, options, 1), WATCHER);
    return [english, russian, french].map((words) => goalIn(words, view, 'vampires'));
  };
  const alone = [
    'Let no hunter stay alive.',
    'Пусть не останется ни одного охотника.',
    'Qu’aucun chasseur ne survive.',
  ];
  expect([goals(8), goals(8, { composition: 'closed' })]).toEqual([alone, alone]);
  expect(goals(9)).toEqual([
    'Let no hunter or lone shapeshifter stay alive.',
    'Пусть не останется ни охотников, ни одинокого оборотня.',
    'Que ne survive ni chasseur ni métamorphe solitaire.',
  ]);
  expect(goals(20).map((goal) => /shapeshifter|оборотня|métamorphe/.test(goal))).toEqual([false, false, false]);
});

test('VN-6.7: a winner alone is one winner', () => {
  const won = (names: string[]) => [englishResults, russianResults, frenchResults].map(({ won }) => won(names, 2));
  expect(won(['Zoë'])).toEqual(['2 points for Zoë.', '2 очка получает Zoë.', '2 points pour Zoë.']);
  expect(won(['Zoë', 'Anna'])).toEqual([
    '2 points each for Zoë and Anna.',
    'По 2 очка получают Zoë и Anna.',
    '2 points chacun pour Zoë et Anna.',
  ]);
});

/** Words that are the same in English and French. */
const ALIKE =
  /^(Prince|Nosferatu|Kitsune|Banshee|Dhampir|Revenant|Vampire|Varg|Type : \w+\.|Phase|Vote|standard|simple|Options|Points?|: )$/;
test('nothing is left in English', () => {
  const all = (texts: Spoken, words: Words) => [...literals(texts), ...helps(texts), ...stringsIn(words)];
  const original = all(en, english);
  for (const [texts, words] of [LANGUAGES.ru, LANGUAGES.fr]) {
    const translated = all(texts, words);
    expect(translated).toHaveLength(original.length);
    expect(translated.filter((sentence, i) => sentence === original[i] && !ALIKE.test(sentence))).toEqual([]);
  }
});
