import { readFileSync } from 'node:fs';
import { type AnyGame, BadInput, type OptionValues } from '@duskhall/kernel';
import { GAMES } from './games.ts';

export const CARDS_FLAG = { type: 'string', multiple: true, default: [] as string[] } as const;

export function readSetFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(`the file ${file} cannot be read`);
  }
}

/** Which game a card set is for: the one whose parts it has; null: none. */
export function gameOfSet(text: string): AnyGame | null {
  const partsIn = ({ cardSets }: AnyGame): number =>
    cardSets?.parts.filter((part) => text.includes(`"${part}"`)).length ?? 0;
  const [best] = GAMES.toSorted((a, b) => partsIn(b) - partsIn(a));
  return best !== undefined && partsIn(best) > 0 ? best : null;
}

/** By game: the set that was brought along last. */
const chosen = new Map<string, string>();

/** Makes the sets of these files playable; each is from now on what its game is played with. */
export function bringCards(files: readonly string[]): void {
  for (const file of files) {
    const text = readSetFile(file);
    const game = gameOfSet(text);
    if (game === null) throw new BadInput(`${file} is not a card set; duskhall cards check tells more`);
    const [fault] = game.cardSets!.check(text);
    if (fault !== undefined)
      throw new BadInput(`${file}, line ${fault.line}: ${fault.reason}; duskhall cards check tells everything`);
    chosen.set(game.name, game.cardSets!.install(text));
  }
}

/** The options of a table, with the set brought along unless they name one. */
export const withCards = (game: AnyGame, given: { [name: string]: unknown }): { [name: string]: unknown } => {
  const cardSet = chosen.get(game.name);
  return cardSet === undefined ? given : { cardSet, ...given };
};

/** The texts of all sets of a game that were brought along. */
export const broughtCards = ({ cardSets }: AnyGame): string[] =>
  (cardSets?.names.filter((name) => name.includes('@')) ?? []).map((name) => cardSets!.textOf(name)!);

/** A record is played again with the cards it was played with, or not at all. */
export function mustHaveCards({ cardSets }: AnyGame, { cardSet }: OptionValues): void {
  if (cardSets === undefined || cardSet === undefined || cardSets.names.includes(String(cardSet))) return;
  throw new BadInput(`it was played with the card set "${cardSet}", which is not here: give it with --cards FILE`);
}
