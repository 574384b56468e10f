import { ALL_CARDS, type Card, type CardSet, COLOURS, type Kind, TYPES, type Type } from '../cards/index.ts';
import type { Options } from '../options.ts';
import type { EffectText, GainName, Words } from './catalogue.ts';

/** Sets are written with the apostrophe of the keyboard. */
const nameIn = ({ place }: Words, id: string, { names }: CardSet): string => names[id]![place]!.replaceAll("'", '’');
export const cardIn = (words: Words, card: Card, set = ALL_CARDS): string => nameIn(words, set.cards[card]!.id, set);
export const creatureIn = (words: Words, kind: Kind, set = ALL_CARDS): string =>
  nameIn(words, set.creatures[kind]!.id, set);

/** What a building brings when it is laid. */
export function gainIn(words: Words, card: Card, set = ALL_CARDS): string {
  const { gain, gainColour } = set.cards[card]!;
  const name: GainName = gain === 'colour' ? `colour-${COLOURS[gainColour]!}` : gain;
  return words.gains[name];
}

/** What a creature is worth, or what a demon does. */
export function effectIn(words: Words, kind: Kind, options: Options, set = ALL_CARDS): string {
  const { effect, value, lures } = set.creatures[kind]!;
  if (effect === 'value') return words.worth(value);
  if (effect === 'lure') return words.effects[`lure-${TYPES[lures]!}` as EffectText];
  if (effect === 'plague') return words.effects[`plague-${options.plagueScope}`];
  return words.effects[effect];
}

/** `yellow 1/1/1, a villager for each yellow building`, or what a hero can do. */
export function printedOn(words: Words, card: Card, set = ALL_CARDS): string {
  const { isHero, colour, defence, movement } = set.cards[card]!;
  if (isHero) return [words.kinds.hero, words.icons(iconsOf(card, set)), words.movement(movement)].join(', ');
  return `${words.colours[COLOURS[colour]!]} ${defence.join('/')}, ${gainIn(words, card, set)}`;
}
export const cardInFull = (words: Words, card: Card, set = ALL_CARDS): string =>
  cardIn(words, card, set) + words.dash + printedOn(words, card, set);
export const creatureInFull = (words: Words, kind: Kind, options: Options, set = ALL_CARDS): string =>
  creatureIn(words, kind, set) + words.dash + effectIn(words, kind, options, set);

/** The types a hero has icons against. */
export const iconsOf = (card: Card, set = ALL_CARDS): Type[] =>
  set.cards[card]!.icons.flatMap((hasIcon, type) => (hasIcon ? [type] : []));

/** `Swamp Witch ×2, Grey Werewolf`: by kind how many, in the order of the card list; all, or one type. */
export function creaturesIn(
  words: Words,
  counts: readonly number[],
  type: Type | null = null,
  set = ALL_CARDS,
): string {
  const kinds = counts.flatMap((count, kind) => {
    if (count === 0 || (type !== null && set.creatures[kind]!.type !== type)) return [];
    return [count > 1 ? `${creatureIn(words, kind, set)} ×${count}` : creatureIn(words, kind, set)];
  });
  return kinds.join(', ');
}
export const cardsIn = (words: Words, cards: readonly Card[], set = ALL_CARDS): string =>
  cards.map((card) => cardIn(words, card, set)).join(', ');

/** By kind: how many of each are in a list. */
export const countsOf = (kinds: readonly Kind[], set = ALL_CARDS): number[] =>
  set.creatures.map((_, kind) => kinds.filter((one) => one === kind).length);
