import {
  AGE_NAMES,
  cardsOfAge,
  cartaImperaVictoria,
  hegemonyBase,
  needed,
  removedPerAge,
} from '@duskhall/carta-impera-victoria';
import { fastRng, type Locale, readOptions } from '@duskhall/kernel';
import type { Numbers } from '../../../rulebook.ts';
import { SPOKEN } from '../words.ts';
import { capital, WORDS } from './words.ts';

const { seats, options, setup } = cartaImperaVictoria;
/** Every number of players. */
export const PLAYERS = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
const AGES = AGE_NAMES.map((_, age) => age);

/** CIV-2.5 */
export function thresholds(locale: Locale): Numbers {
  const { table, board } = SPOKEN[locale];
  const { numbers } = WORDS[locale];
  return {
    caption: numbers.thresholds,
    rows: [
      [numbers.players, ...PLAYERS],
      ...[1, 2].map((level) => [
        capital(table.level(level), locale),
        ...PLAYERS.map((players) => needed(players, level)),
      ]),
      [board.hegemony, ...PLAYERS.map(hegemonyBase)],
    ],
  };
}

const inPlay = (players: number, age: number): number => cardsOfAge(age).length - removedPerAge(players);
const sum = (of: (age: number) => number): number => AGES.reduce((all, age) => all + of(age), 0);
const deckAfter = (deal: 'standard' | 'draft', players: number): number =>
  setup(readOptions(options, { deal }, players), players, fastRng(1)).deck.length;

/** CIV-2.6 */
export function cardsInPlay(locale: Locale): Numbers {
  const { numbers } = WORDS[locale];
  return {
    caption: numbers.cards,
    rows: [
      [numbers.players, ...PLAYERS],
      ...AGE_NAMES.map((name, age) => [
        numbers.age(name.toUpperCase()),
        ...PLAYERS.map((players) => inPlay(players, age)),
      ]),
      [numbers.all, ...PLAYERS.map((players) => sum((age) => inPlay(players, age)))],
      [numbers.removed, ...PLAYERS.map((players) => sum(() => removedPerAge(players)))],
      [numbers.dealt, ...PLAYERS.map((players) => deckAfter('standard', players))],
      [numbers.drafted, ...PLAYERS.map((players) => deckAfter('draft', players))],
    ],
  };
}
