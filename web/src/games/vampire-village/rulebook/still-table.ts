import { fastRng, type Locale, readOptions, type Texts } from '@duskhall/kernel';
import { vampireVillage as game, type VampireVillage } from '@duskhall/vampire-village';
import { texts as en } from '@duskhall/vampire-village/texts/en.ts';
import { texts as fr } from '@duskhall/vampire-village/texts/fr.ts';
import { texts as ru } from '@duskhall/vampire-village/texts/ru.ts';
import type { BoardProps } from '../../../board.ts';
import { language } from '../../../language.svelte.ts';
import type { LessonTable } from '../../../lesson.ts';
import { botName } from '../../../names.ts';

const TEXTS: { readonly [locale in Locale]: Texts<VampireVillage> } = { en, ru, fr };

/** A table at which nothing happens, for drawing parts of a board by themselves. */
export function stillTable(locale: Locale, { seats, seat, scenario }: LessonTable): BoardProps<VampireVillage> {
  const s = game.scenario(scenario, readOptions(game.options, {}, seats), seats, fastRng(1));
  const names = Array.from({ length: seats }, (_, other) =>
    other === seat ? language.words.youAtStart : botName(language.words, other),
  );
  return {
    ...{ view: game.view(s, seat), moves: [], seat, names, texts: TEXTS[locale], locale, log: [] },
    ...{ match: 'rulebook', windowEnds: -1, game, isBusy: false, onMove: () => {}, onTell: () => {} },
  };
}
