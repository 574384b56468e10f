import type { AnyGame } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import type { Lesson } from '../../lesson.ts';
import { exported, type Module } from '../../rules.ts';
import { give, layAt, openTable, perform } from './lesson-match.ts';
import type { LessonTexts } from './load.ts';

const LESSONS = import.meta.glob<Module>('../../games/*/lesson.ts', { eager: true });
const GAMES = import.meta.glob<Module>('../../../../games/*/index.ts', { eager: true });
const TEXTS = import.meta.glob<{ lesson: LessonTexts }>('../../../../games/*/texts/{en,ru,fr}/lesson.ts', {
  eager: true,
});

for (const [path, module] of Object.entries(LESSONS)) {
  const name = path.split('/').at(-2)!;
  const game = exported<AnyGame>(GAMES[`../../../../games/${name}/index.ts`]!, 'rulesVersion');
  const { steps, game: last } = exported<Lesson>(module, 'steps');

  test(`the lesson of ${name} can be gone through, and resumed anywhere`, () => {
    let laid = layAt(game, steps, 0);
    for (const [i, step] of steps.entries()) {
      if (step.table !== undefined) laid = layAt(game, steps, i);
      const again = layAt(game, steps, i);
      expect(game.view(again.match.s, again.table.seat), step.name).toEqual(game.view(laid.match.s, laid.table.seat));
      for (const [n, move] of (step.answers?.[0] ?? []).entries())
        expect(give(laid, step, [move]), step.name).toBe(n + 1 === step.answers![0]!.length ? 'done' : 'more');
      for (const deed of step.others ?? []) perform(laid, deed);
    }
    const { s } = openTable(game, last);
    expect(game.scores(s)).toBe(null);
    expect(game.legal(s, last.seat).length).toBeGreaterThan(0);
  });

  test.each(['en', 'ru', 'fr'])(`the lesson of ${name} is told in %s, in ten to fourteen short steps`, (locale) => {
    const { lesson } = TEXTS[`../../../../games/${name}/texts/${locale}/lesson.ts`]!;
    expect(Object.keys(lesson)).toEqual(steps.map((step) => step.name));
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(14);
    for (const step of steps) {
      const { title, text, wrong } = lesson[step.name]!;
      expect(title, step.name).not.toBe('');
      expect(text.split(/\s+/).length, step.name).toBeLessThanOrEqual(55);
      expect(wrong !== '', step.name).toBe(step.answers !== undefined);
    }
  });
}
