import { type Locale, spacedAll } from '@duskhall/kernel';
import type { Lesson } from '../../lesson.ts';
import { exported, type Module } from '../../rules.ts';

/** What is said in a step; `wrong` to whoever answers something else, empty where there is only to read. */
export interface LessonText {
  title: string;
  text: string;
  wrong: string;
}
export type LessonTexts = { readonly [step: string]: LessonText };

const LESSONS = import.meta.glob<Module>('../../games/*/lesson.ts');
const TEXTS = import.meta.glob<{ lesson: LessonTexts }>('../../../../games/*/texts/{en,ru,fr}/lesson.ts');

/** Whether a game can be learned by playing: known before anything of it is loaded. */
export const hasLesson = (game: string): boolean => `../../games/${game}/lesson.ts` in LESSONS;

export async function lessonOf(game: string): Promise<Lesson> {
  return exported<Lesson>(await LESSONS[`../../games/${game}/lesson.ts`]!(), 'steps');
}

export async function lessonTexts(game: string, locale: Locale): Promise<LessonTexts> {
  const { lesson } = await TEXTS[`../../../../games/${game}/texts/${locale}/lesson.ts`]!();
  return locale === 'fr' ? spacedAll(lesson) : lesson;
}
