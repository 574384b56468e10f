import type { Locale } from '@duskhall/kernel';
import { ACTION_CARDS, ACTIONS, CARD_IDS, cardsNamed, isOfVampireDeck, TYPE_NAMES } from '@duskhall/vampire-empire';
import { HUMANS, VAMPIRES } from '@duskhall/vampire-empire/texts/stakes.ts';
import type { Numbers } from '../../../rulebook.ts';
import { pointsOf } from '../sums.ts';
import { SPOKEN } from '../words.ts';
import { DEALT } from './table.ts';
import { WORDS } from './words.ts';

const CARDS = cardsNamed(DEALT[0]!.options.cardSet);
/** By deck, the human one first: how much all its cards come to. */
const inDecks = (worth: (card: number) => number): number[] =>
  [false, true].map((isVampires) =>
    CARD_IDS.reduce(
      (sum, _, card) => sum + (isOfVampireDeck(card) === isVampires ? CARDS.copies[card]! * worth(card) : 0),
      0,
    ),
  );
const bySide = (locale: Locale): string[] => {
  const { human, vampire } = SPOKEN[locale].words.players;
  return ['', human, vampire];
};
/** The human player is dealt to on seat 1. */
const SEATS = [1, 0];

export const numbers: { readonly [rule: string]: (locale: Locale) => Numbers } = {
  'VE-2': (locale) => {
    const { words } = SPOKEN[locale];
    const { decks } = WORDS[locale];
    return {
      caption: decks.caption,
      rows: [
        bySide(locale),
        [decks.all, ...inDecks(() => 1)],
        ...TYPE_NAMES.map((type, place) => [
          words.types[type],
          ...inDecks((card) => (CARDS.types[card]! >> place) & 1),
        ]),
      ],
    };
  },
  'VE-3': (locale) => {
    const { setup } = WORDS[locale];
    return {
      caption: setup.caption,
      rows: [
        bySide(locale),
        [setup.hand, ...SEATS.map((seat) => DEALT[0]!.hands[seat]!)],
        [setup.deck, ...SEATS.map((seat) => DEALT[0]!.decks[seat]!)],
        [setup.shown, DEALT[1]!.trusted.length, DEALT[0]!.identities.filter((identity) => identity === 1).length],
      ],
    };
  },
  'VE-4.7': (locale) => {
    const { words } = SPOKEN[locale];
    const { actions } = WORDS[locale];
    return {
      caption: actions.caption,
      rows: [
        ['', actions.cards, actions.who],
        ...ACTIONS.map((action) => [
          words.actions[action],
          action === 'combat' ? actions.oneOrMore : ACTION_CARDS[action],
          action === 'hide' ? words.players.vampire : action === 'holy-water' ? words.players.human : actions.both,
        ]),
      ],
    };
  },
  'VE-6': (locale) => {
    const { players } = SPOKEN[locale].words;
    const { ends } = WORDS[locale];
    return {
      caption: ends.caption,
      rows: [
        ['', ends.needed, ends.winner],
        [ends.vampiresDead, VAMPIRES, players.human],
        [ends.humansDead, HUMANS, players.vampire],
        [ends.inCastle, VAMPIRES, players.vampire],
      ],
    };
  },
  'VE-6.4': (locale) => {
    const { points } = WORDS[locale];
    const counts = Array.from({ length: HUMANS }, (_, i) => i + 1);
    return {
      caption: points.caption,
      rows: [
        [points.alive, ...counts],
        [points.humans, ...counts.map((alive) => alive * pointsOf(false))],
        [points.vampires, ...counts.map((alive) => (alive > VAMPIRES ? '–' : alive * pointsOf(true)))],
      ],
    };
  },
};
