import { type Locale, spacedAll } from '@duskhall/kernel';
import {
  type Card,
  type CardSet,
  COLOURS,
  type CreatureId,
  type Kind,
  type Options,
  TYPES,
  type Type,
  type VillageCardId,
} from '@duskhall/vampire-village';
import { cardIn, creatureIn, effectIn, gainIn, iconsOf } from '@duskhall/vampire-village/texts/card-lists.ts';
import type { Words } from '@duskhall/vampire-village/texts/catalogue.ts';
import * as english from '@duskhall/vampire-village/texts/en/words.ts';
import * as french from '@duskhall/vampire-village/texts/fr/words.ts';
import * as russian from '@duskhall/vampire-village/texts/ru/words.ts';
import { ICONS, type IconName } from './icons.ts';
import type { BoardWords } from './texts/board-words.ts';
import { board as boardEnglish } from './texts/en.ts';
import { board as boardFrench } from './texts/fr.ts';
import { board as boardRussian } from './texts/ru.ts';

/** The game's words and the board's own, in one language. */
export interface Spoken {
  words: Words;
  board: BoardWords;
}
export const SPOKEN: { readonly [locale in Locale]: Spoken } = {
  en: { words: english.words, board: boardEnglish },
  ru: { words: russian.words, board: boardRussian },
  fr: spacedAll({ words: french.words, board: boardFrench }),
};

export const nameOfCard = ({ words }: Spoken, set: CardSet, card: Card): string => cardIn(words, card, set);
export const nameOfCreature = ({ words }: Spoken, set: CardSet, kind: Kind): string => creatureIn(words, kind, set);
export const nameOfType = ({ words }: Spoken, type: Type): string => words.types[TYPES[type]!].many;

/** What a card is: `yellow`, or `hero`. */
export const colourOf = ({ words }: Spoken, set: CardSet, card: Card): string => {
  const { colour, isHero } = set.cards[card]!;
  return isHero ? words.kinds.hero : words.colours[COLOURS[colour]!];
};

/** Everything a village card can do, in sentences of a few words. */
export function cardFacts(spoken: Spoken, set: CardSet, card: Card): string[] {
  const { words, board } = spoken;
  const { isHero, round, defence, movement } = set.cards[card]!;
  if (isHero) return [words.icons(iconsOf(card, set)), words.movement(movement)];
  const walls = defence.flatMap((value, type) => (value > 0 ? [board.against(value, nameOfType(spoken, type))] : []));
  return [words.kinds[round === 0 ? 'start' : 'building'], ...walls, gainIn(words, card, set)];
}

export const creatureFacts = ({ words }: Spoken, set: CardSet, kind: Kind, options: Options): string[] => [
  words.types[TYPES[set.creatures[kind]!.type]!].one,
  words.sides[TYPES[set.creatures[kind]!.type]!],
  effectIn(words, kind, options, set),
];

/** A card or creature without a drawing does not compile. */
const DRAWINGS: { readonly [Id in VillageCardId | CreatureId]: string } = ICONS;
/** The icon of a card or creature; of its kind where a custom card set has an id without one. */
export const iconOf = (id: string, usual: IconName): IconName => (id in DRAWINGS ? (id as IconName) : usual);
