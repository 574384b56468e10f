import { bloodVendetta } from '@duskhall/blood-vendetta';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { type AnyGame, BadInput, type Game, type Locale, type Texts, type Types } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { leducPoker } from '@duskhall/leduc-poker';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';

/** Every game the terminal knows: the only place in this folder that names one. */
export const GAMES: readonly AnyGame[] = [
  cartaImperaVictoria,
  vampireEmpire,
  vampireVillage,
  bloodVendetta,
  ticTacToe,
  kuhnPoker,
  leducPoker,
];

/** The game that is measured against other people's machinery. */
export const FLAGSHIP: AnyGame = cartaImperaVictoria;

export function findGame(name: string): Game<Types> {
  const game = GAMES.find((known) => known.name === name);
  if (game !== undefined) return game;
  throw new BadInput(`there is no game "${name}"; known: ${GAMES.map((known) => known.name).join(', ')}`);
}

/** What the game says to people in this language; loaded when it is needed. */
export async function textsOf(game: AnyGame, locale: Locale): Promise<Texts<Types>> {
  const { texts } = await import(`../games/${game.name}/texts/${locale}.ts`);
  return texts;
}
