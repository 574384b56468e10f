import { type AnyGame, LOCALES, type Texts, type Types } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Rulebook, RulebookTexts } from '../../rulebook.ts';
import { exported, type Module } from '../../rules.ts';
import { positionsOf } from './positions.ts';

/** In characters: a reason is a sentence. */
const SHORTEST_REASON = 20;
const folderOf = (path: string): string => path.split('/').at(-3)!;

const LESSONS = import.meta.glob('../../games/*/lesson.ts');
const RULEBOOKS = import.meta.glob<Module>('../../games/*/rulebook/index.ts', { eager: true });
const GAMES = import.meta.glob<Module>('../../../../games/*/index.ts', { eager: true });
const TEXTS = import.meta.glob<{ texts: Texts<Types> }>('../../../../games/*/texts/{en,ru,fr}.ts', { eager: true });
const WORDS = import.meta.glob<{ rulebook: RulebookTexts }>('../../../../games/*/texts/{en,ru,fr}/rulebook.ts', {
  eager: true,
});

test('every game that can be learned has a rulebook', () => {
  expect(Object.keys(RULEBOOKS).map(folderOf)).toEqual(Object.keys(LESSONS).map((path) => path.split('/').at(-2)));
});

describe.each(Object.entries(RULEBOOKS).map(([path, module]) => [folderOf(path), module] as const))(
  '%s',
  (name, module) => {
    const game = exported<AnyGame>(GAMES[`../../../../games/${name}/index.ts`]!, 'rulesVersion');
    const { opening = [], course, pictures, numbers, entries, examples } = exported<Rulebook>(module, 'course');
    const textsIn = (locale: string) => TEXTS[`../../../../games/${name}/texts/${locale}.ts`]!.texts;
    const wordsIn = (locale: string) => WORDS[`../../../../games/${name}/texts/${locale}/rulebook.ts`]!.rulebook;
    const rules = textsIn('en').rules.map(({ rule }) => rule);
    const steps = [...opening, ...course].flatMap(({ oneOf }) => oneOf);

    test('every section has a picture or a reason why not', () => {
      expect(Object.keys(pictures).sort()).toEqual(rules.toSorted());
      for (const picture of Object.values(pictures))
        if ('reason' in picture) expect(picture.reason.length).toBeGreaterThan(SHORTEST_REASON);
    });

    test('the rules allow every scene', () => {
      for (const picture of Object.values(pictures)) if ('table' in picture) positionsOf(game, picture);
    });

    test.each(LOCALES)('whatever is named has its words and its section (%s)', (locale) => {
      const words = wordsIn(locale);
      expect(Object.keys(words.course).sort()).toEqual(steps.map(({ name }) => name).sort());
      expect(Object.keys(words.examples).sort()).toEqual(examples.map(({ name }) => name).sort());
      const all = entries(textsIn(locale), locale).flatMap((group) => group.entries);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { name, text } of all) expect(`${name}${text}`).not.toMatch(/undefined|^$/);
      const named = [...steps, ...examples, ...all].map(({ rule }) => rule);
      expect(rules).toEqual(expect.arrayContaining([...named, ...Object.keys(numbers)]));
      for (const table of Object.values(numbers)) {
        const { rows } = table(locale);
        expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
      }
    });

    test('five examples or more, with a caption for every position', () => {
      expect(examples.length).toBeGreaterThanOrEqual(5);
      for (const example of examples)
        for (const locale of LOCALES)
          expect(wordsIn(locale).examples[example.name]!.captions).toHaveLength(positionsOf(game, example).length);
    });
  },
);
