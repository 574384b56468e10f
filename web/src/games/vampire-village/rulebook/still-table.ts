import { fastRng, type Locale, type Texts } from '@duskhall/kernel';
import { vampireVillage as game, leftOf, type VampireVillage } from '@duskhall/vampire-village';
import { texts as en } from '@duskhall/vampire-village/texts/en.ts';
import { texts as fr } from '@duskhall/vampire-village/texts/fr.ts';
import { texts as ru } from '@duskhall/vampire-village/texts/ru.ts';
import type { BoardProps } from '../../../board.ts';
import type { LessonTable } from '../../../lesson.ts';
import { SPOKEN } from '../words.ts';
import { options } from './default-set.ts';

const TEXTS: { readonly [locale in Locale]: Texts<VampireVillage> } = { en, ru, fr };

/** A table at which nothing happens, for drawing parts of a board by themselves. */
export function stillTable(locale: Locale, { seats, seat, scenario }: LessonTable): BoardProps<VampireVillage> {
  const s = game.scenario(scenario, options, seats, fastRng(1));
  const { you, leftNeighbour, rightNeighbour } = SPOKEN[locale].board;
  const names = Array.from({ length: seats }, (_, other) =>
    other === seat ? you : other === leftOf(s, seat) ? leftNeighbour : rightNeighbour,
  );
  return {
    ...{ view: game.view(s, seat), moves: [], seat, names, texts: TEXTS[locale], locale, log: [] },
    ...{ match: 'rulebook', windowEnds: -1, game, isBusy: false, onMove: () => {}, onTell: () => {} },
  };
}
