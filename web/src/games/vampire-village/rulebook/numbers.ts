import type { Locale } from '@duskhall/kernel';
import { DRAW, DRAWS, HAND, handAfter, vampireVillage } from '@duskhall/vampire-village';
import type { Numbers } from '../../../rulebook.ts';
import { set } from './default-set.ts';
import { WORDS } from './words.ts';

const { min, max } = vampireVillage.seats;
const PLAYERS = Array.from({ length: max - min + 1 }, (_, i) => min + i);
const { villageDecks, creatureDecks } = set;
const FIRST_ROUND = 1;
const STARTS = 0;

/** What is used of a deck, and what is left of it. */
const shared = (deck: readonly number[], each: number, used: string, left: string): (string | number)[][] => [
  [used, ...PLAYERS.map((seats) => seats * each)],
  [left, ...PLAYERS.map((seats) => deck.length - seats * each)],
];

/** Which of the six cards of a round come out of the hand one has been dealt, after the first. */
const returns = (seats: number): string =>
  Array.from({ length: HAND }, (_, passes) => passes)
    .filter((passes) => passes > 0 && handAfter({ seats, round: FIRST_ROUND }, 0, passes) === 0)
    .map((passes) => passes + 1)
    .join(',\u00a0');

export const numbers: { readonly [rule: string]: (locale: Locale) => Numbers } = {
  'VV-3': (locale) => {
    const { numbers: t } = WORDS[locale];
    return {
      caption: t.used,
      rows: [
        [t.players, ...PLAYERS],
        ...shared(villageDecks[STARTS]!, 1, t.starts, t.startsLeft),
        ...shared(villageDecks[FIRST_ROUND]!, HAND, t.cards, t.cardsLeft),
        ...shared(creatureDecks[FIRST_ROUND]!, DRAWS * DRAW, t.creatures, t.creaturesLeft),
      ],
    };
  },
  'VV-4.11': (locale) => {
    const { numbers: t } = WORDS[locale];
    return {
      caption: t.back,
      rows: [
        [t.players, ...PLAYERS],
        [t.backAs, ...PLAYERS.map(returns)],
      ],
    };
  },
};
