import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { AnyGame } from '@duskhall/kernel';
import { vampireVillage } from '@duskhall/vampire-village';
import { expect, test } from 'vitest';
import { lesson as ofCarta } from '../games/carta-impera-victoria/lesson.ts';
import { lesson as ofVillage } from '../games/vampire-village/lesson.ts';
import type { Lesson } from '../lesson.ts';
import { give, layAt, openTable, perform } from './lesson-match.ts';

const LESSONS: [AnyGame, Lesson][] = [
  [cartaImperaVictoria as AnyGame, ofCarta as Lesson],
  [vampireVillage as AnyGame, ofVillage as Lesson],
];

for (const [game, { steps, game: last }] of LESSONS)
  test(`the lesson of ${game.name} can be gone through, and resumed anywhere`, () => {
    let laid = layAt(game, steps, 0);
    for (const [i, step] of steps.entries()) {
      if (step.table !== undefined) laid = layAt(game, steps, i);
      const again = layAt(game, steps, i);
      expect(game.view(again.match.s, again.table.seat), step.name).toEqual(game.view(laid.match.s, laid.table.seat));
      for (const [n, move] of (step.answers?.[0] ?? []).entries())
        expect(give(laid, step, [move]), step.name).toBe(n + 1 === step.answers![0]!.length ? 'done' : 'more');
      for (const deed of step.then ?? []) perform(laid, deed);
    }
    const { s } = openTable(game, last);
    expect(game.scores(s)).toBe(null);
    expect(game.legal(s, last.seat).length).toBeGreaterThan(0);
  });
