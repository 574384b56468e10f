import type { Locale } from '@duskhall/kernel';
import { type Card, COLOURS, type Kind, TYPES } from '@duskhall/vampire-village';
import { effectIn, gainIn, iconsOf } from '@duskhall/vampire-village/texts/card-lists.ts';
import { drawing, type Entry, type EntryGroup } from '../../../rulebook.ts';
import { nameOfCard, nameOfCreature, nameOfType, SPOKEN, type Spoken } from '../words.ts';
import CardPicture from './CardPicture.svelte';
import CreaturePicture from './CreaturePicture.svelte';
import { options, set } from './default-set.ts';
import { WORDS } from './words.ts';

const GAIN_RULES = { colour: 'VV-5.2', hero: 'VV-5.3', row: 'VV-5.4', column: 'VV-5.4', none: 'VV-5.6' } as const;
const TYPE_RULES = { witch: 'VV-5.41', werewolf: 'VV-5.51', vampire: 'VV-5.61' } as const;
const DEMON_RULES = { hero: 'VV-5.31', plague: 'VV-5.32', ruin: 'VV-5.33', lure: 'VV-5.34' } as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const numbersWhere = <R>(rows: readonly R[], isWanted: (row: R) => boolean): number[] =>
  rows.flatMap((row, number) => (isWanted(row) ? [number] : []));

function buildingEntry(spoken: Spoken, card: Card): Entry {
  const { words } = spoken;
  const { id, colour, defence, gain } = set.cards[card]!;
  const walls = defence.flatMap((value, type) => (value > 0 ? [`${nameOfType(spoken, type)}\u00a0${value}`] : []));
  return {
    ...{ id, name: nameOfCard(spoken, set, card), text: capital(gainIn(words, card, set)), rule: GAIN_RULES[gain] },
    picture: drawing(CardPicture, { card }),
    facts: [
      [
        capital(`${words.kinds.building}, ${words.colours[COLOURS[colour]!]}`),
        words.defence + words.colon + walls.join(', '),
      ],
    ],
  };
}

function heroEntry(spoken: Spoken, card: Card): Entry {
  const { words } = spoken;
  const { id, icons, movement } = set.cards[card]!;
  return {
    ...{ id, name: nameOfCard(spoken, set, card), rule: icons.includes(true) ? 'VV-5.26' : 'VV-5.22' },
    text: [words.icons(iconsOf(card, set)), words.movement(movement)].map(capital).join('\n'),
    picture: drawing(CardPicture, { card }),
  };
}

function creatureEntry(spoken: Spoken, locale: Locale, kind: Kind): Entry {
  const { words } = spoken;
  const { id, type, effect, value, copies } = set.creatures[kind]!;
  const typeName = TYPES[type]!;
  return {
    ...{ id, name: nameOfCreature(spoken, set, kind), text: capital(effectIn(words, kind, options, set)) },
    rule: typeName === 'demon' ? DEMON_RULES[effect as keyof typeof DEMON_RULES] : TYPE_RULES[typeName],
    picture: drawing(CreaturePicture, { kind, worth: effect === 'value' ? value : -1 }),
    facts: [[WORDS[locale].facts.copies, copies.join(' + ')]],
  };
}

/** Every card and creature of the set that tables play with if nobody chooses another. */
export function entries(_texts: object, locale: Locale): EntryGroup[] {
  const spoken = SPOKEN[locale];
  const { groups } = WORDS[locale];
  const cards = (title: string, round: number, isHero: boolean): EntryGroup => ({
    title,
    entries: numbersWhere(set.cards, (card) => card.round === round && card.isHero === isHero).map((card) =>
      isHero ? heroEntry(spoken, card) : buildingEntry(spoken, card),
    ),
  });
  return [
    cards(groups.starts, 0, false),
    cards(groups.buildings1, 1, false),
    cards(groups.buildings2, 2, false),
    cards(groups.heroes1, 1, true),
    cards(groups.heroes2, 2, true),
    ...TYPES.map((name, type) => ({
      title: groups[name] + spoken.words.colon + spoken.words.sides[name],
      entries: numbersWhere(set.creatures, (creature) => creature.type === type).map((kind) =>
        creatureEntry(spoken, locale, kind),
      ),
    })),
  ];
}
