import { type OptionValues, readOptions } from '@duskhall/kernel';
import { findGame } from '../../cli/games.ts';

/** A measured match: the game, the bots, and the minimum win rate required of the first. */
export interface Match {
  name: string;
  game: string;
  seats: number;
  bots: readonly string[];
  /** The first bot has one seat and the second all others. */
  isAlone: boolean;
  bar: number | null;
}

const TABLES = [
  ['vampire-empire', 2],
  ['carta-impera-victoria', 2],
  ['vampire-village', 2],
  ['carta-impera-victoria', 4],
  ['vampire-village', 4],
] as const;
/** Where a Master meets several Regulars and is to win twice its fair share. */
const CROWDS = [
  ['carta-impera-victoria', 4],
  ['vampire-village', 4],
  ['vampire-village', 5],
] as const;
/** How much the learned value is to win against the one set by hand. */
const LEARNED = [
  ['vampire-empire', 0.7],
  ['carta-impera-victoria', 0.6],
  ['vampire-village', 0.6],
] as const;
const BUDGETS = ['master@5ms', 'master@20ms', 'master@80ms'];

const all: readonly Omit<Match, 'isAlone'>[] = [
  {
    ...{ name: 'belief', game: 'vampire-empire', seats: 2 },
    ...{ bots: ['master@20ms', 'master@20ms+naive'], bar: 0.55 },
  },
  ...TABLES.flatMap(([game, seats]) => [
    { name: 'regular', game, seats, bots: ['master@20ms', 'regular@2ms'], bar: 0.65 },
    { name: 'random', game, seats, bots: ['master@20ms', 'random'], bar: 0.98 },
  ]),
  ...LEARNED.map(([game, bar]) => ({
    ...{ name: 'learned', game, seats: 2, bots: ['master@20ms', 'master@20ms+hand'], bar },
  })),
  ...TABLES.slice(0, 3).map(([game, seats]) => ({ name: 'budget', game, seats, bots: BUDGETS, bar: null })),
];

export const MATCHES: readonly Match[] = [
  ...all.map((match) => ({ ...match, isAlone: false })),
  ...CROWDS.map(([game, seats]) => ({
    ...{ name: 'alone', game, seats, bots: ['master', 'regular'], isAlone: true, bar: 2 / seats },
  })),
];
/** Options other than the usual ones; the learned value of Vampire Empire was trained with this card set. */
const SETTINGS: { readonly [game: string]: OptionValues } = { 'vampire-empire': { cardSet: 'reconstructed-2' } };
export const settingOf = (game: string, seats: number): OptionValues =>
  readOptions(findGame(game).options, SETTINGS[game] ?? {}, seats);

export const idOf = ({ name, game, seats }: Match): string => `${game}-${seats}-${name}`;
