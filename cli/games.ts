import { bloodVendetta } from '@duskhall/blood-vendetta';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { type AnyGame, BadInput, type Game, type Locale, type Texts, type Types } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { leducPoker } from '@duskhall/leduc-poker';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';

/** Every game the terminal knows: the only place in this folder that names one. */
const known: AnyGame[] = [
  cartaImperaVictoria,
  vampireEmpire,
  vampireVillage,
  bloodVendetta,
  ticTacToe,
  kuhnPoker,
  leducPoker,
];
export const GAMES: readonly AnyGame[] = known;

/** The game that is measured against other people's machinery. */
export const FLAGSHIP: AnyGame = cartaImperaVictoria;

export function findGame(name: string): Game<Types> {
  const game = GAMES.find((one) => one.name === name);
  if (game !== undefined) return game;
  throw new BadInput(`there is no game "${name}"; known: ${GAMES.map((one) => one.name).join(', ')}`);
}

/** A game written elsewhere says what it has to say in English at least. */
export type OutsideTexts = { readonly en: Texts<Types> } & { readonly [L in Locale]?: Texts<Types> };
const outsideTexts = new Map<string, OutsideTexts>();

/** From now on this game is known like the others. */
export function addGame(game: AnyGame, texts: OutsideTexts): void {
  known.push(game);
  outsideTexts.set(game.name, texts);
}

/** What the game says to people in this language; loaded when it is needed. */
export async function textsOf(game: AnyGame, locale: Locale): Promise<Texts<Types>> {
  const outside = outsideTexts.get(game.name);
  if (outside !== undefined) return outside[locale] ?? outside.en;
  const { texts } = await import(`../games/${game.name}/texts/${locale}.ts`);
  return texts;
}
