import type { Ending } from '@duskhall/blood-vendetta';
import type { Evening } from '../../story/awards.ts';
import { decisiveOf, type Round } from '../../story/decisive.ts';
import { oneEach, type Title } from '../../story/one-each.ts';

/** What is told of a finished evening, one thing at a time. */
export type Slide =
  | { kind: 'winner' }
  | { kind: 'cast' }
  | { kind: 'awards'; titles: readonly Title[] }
  | { kind: 'decisive'; round: Round }
  | { kind: 'suspicion' }
  | { kind: 'again' };

/** The most awards on one slide. */
const MOST = 12;

export function slidesOf(evening: Evening, ending: Ending): Slide[] {
  const titles = oneEach(evening);
  const parts = Math.ceil(titles.length / MOST);
  const size = Math.ceil(titles.length / parts);
  const round = decisiveOf(evening, ending);
  return [
    { kind: 'winner' },
    { kind: 'cast' },
    ...Array.from({ length: parts }, (_, part) => ({
      kind: 'awards' as const,
      titles: titles.slice(part * size, (part + 1) * size),
    })),
    ...(round === null ? [] : [{ kind: 'decisive' as const, round }]),
    { kind: 'suspicion' },
    { kind: 'again' },
  ];
}
