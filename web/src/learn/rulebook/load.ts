import { type Locale, spacedAll } from '@duskhall/kernel';
import type { Rulebook, RulebookTexts } from '../../rulebook.ts';
import { exported, type Module } from '../../rules.ts';

const RULEBOOKS = import.meta.glob<Module>('../../games/*/rulebook/index.ts');
const TEXTS = import.meta.glob<{ rulebook: RulebookTexts }>('../../../../games/*/texts/{en,ru,fr}/rulebook.ts');

/** A game's rulebook, and what it says; null: the game has only its rules. */
export async function rulebookOf(
  game: string,
  locale: Locale,
): Promise<{ rulebook: Rulebook; words: RulebookTexts } | null> {
  const load = RULEBOOKS[`../../games/${game}/rulebook/index.ts`];
  const loadTexts = TEXTS[`../../../../games/${game}/texts/${locale}/rulebook.ts`];
  if (load === undefined || loadTexts === undefined) return null;
  const [module, { rulebook: words }] = await Promise.all([load(), loadTexts()]);
  return { rulebook: exported<Rulebook>(module, 'course'), words: locale === 'fr' ? spacedAll(words) : words };
}
