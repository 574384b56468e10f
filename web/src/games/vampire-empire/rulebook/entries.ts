import type { Locale } from '@duskhall/kernel';
import {
  CARD_IDS,
  type Card,
  type CardId,
  CHARACTER_NAMES,
  type Character,
  cardsNamed,
  EFFECT_RULES,
  FAVOURITES,
  isOfVampireDeck,
  PROFESSION,
  SUPPORT_CARDS,
} from '@duskhall/vampire-empire';
import { textOfCard, typesIn } from '@duskhall/vampire-empire/texts/card-lists.ts';
import { drawing, type Entry, type EntryGroup } from '../../../rulebook.ts';
import { professionOf } from '../hall/facts.ts';
import { nameOfCard, nameOfCharacter, nameOfType, SPOKEN } from '../words.ts';
import CardsPicture from './CardsPicture.svelte';
import FacesPicture from './FacesPicture.svelte';
import { DEALT } from './table.ts';
import { WORDS } from './words.ts';

const CARDS = cardsNamed(DEALT[0]!.options.cardSet);
const ALL = [...CARD_IDS.keys()];
const isSupport = (card: Card): boolean => SUPPORT_CARDS.has(CARD_IDS[card]!);
const twinOf = (card: Card): Card | undefined =>
  ALL.find((other) => other !== card && CARD_IDS[other] === CARD_IDS[card]);
const isShared = (card: Card): boolean => twinOf(card) !== undefined;

function entryOfCharacter(character: Character, locale: Locale): Entry {
  const spoken = SPOKEN[locale];
  const { facts } = WORDS[locale];
  const helpers = Object.entries(FAVOURITES).filter(([, name]) => name === CHARACTER_NAMES[character]);
  const fitting = ALL.filter((card) => (CARDS.types[card]! & PROFESSION[character]!) !== 0);
  const names = (cards: readonly Card[]) => [...new Set(cards.map((card) => nameOfCard(spoken, card)))].join(', ');
  return {
    id: CHARACTER_NAMES[character]!,
    name: nameOfCharacter(spoken, character),
    text: nameOfType(spoken, professionOf(character)),
    rule: 'VE-2.3',
    picture: drawing(FacesPicture, { character }),
    facts: [
      [facts.fitting, names(fitting)],
      ...helpers.map(([id]) => [facts.favourite, names([CARD_IDS.indexOf(id as CardId)])] as const),
    ],
  };
}

function entryOfCard(card: Card, locale: Locale): Entry {
  const spoken = SPOKEN[locale];
  const { words } = spoken;
  const { facts } = WORDS[locale];
  const [day, night] = CARDS.costs[card] as [number, number];
  const support = SUPPORT_CARDS.get(CARD_IDS[card]!);
  const copies = [card, twinOf(card)].flatMap((one) => (one === undefined ? [] : [CARDS.copies[one]!]));
  return {
    id: CARD_IDS[card]!,
    name: nameOfCard(spoken, card),
    text: textOfCard(words, CARDS, card),
    rule: EFFECT_RULES[card] || 'VE-5',
    picture: drawing(CardsPicture, { cards: [card] }),
    facts: [
      [facts.type, typesIn(words, CARDS, card).join(' · ')],
      ...(support === undefined
        ? [[facts.value, String(CARDS.values[card])] as const]
        : [[facts.cost, facts.dayAndNight(day, night)] as const, [facts.when, words.timings[support.timing]] as const]),
      [facts.copies, copies.length > 1 ? facts.inBoth(copies[0]!, copies[1]!) : String(copies[0])],
    ],
  };
}

/** The characters, then the cards of both decks and those of one side. */
export function entries(_: unknown, locale: Locale): EntryGroup[] {
  const { groups } = WORDS[locale];
  const cards = (title: string, fits: (card: Card) => boolean): EntryGroup => ({
    title,
    entries: ALL.filter(fits).map((card) => entryOfCard(card, locale)),
  });
  const own = (isVampires: boolean, isSupporting: boolean) => (card: Card) =>
    !isShared(card) && isOfVampireDeck(card) === isVampires && isSupport(card) === isSupporting;
  return [
    {
      title: groups.characters,
      entries: CHARACTER_NAMES.map((_name, character) => entryOfCharacter(character, locale)),
    },
    cards(groups.both, (card) => isShared(card) && !isOfVampireDeck(card)),
    cards(groups.human, own(false, false)),
    cards(groups.humanSupport, own(false, true)),
    cards(groups.vampire, own(true, false)),
    cards(groups.vampireSupport, own(true, true)),
  ];
}
