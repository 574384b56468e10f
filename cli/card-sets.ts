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

/** Recognizes the game of a card set by its fields; null: none. */
export function gameOfSet(text: string): AnyGame | null {
  const partsIn = ({ cardSets }: AnyGame): number =>
    cardSets?.parts.filter((part) => text.includes(`"${part}"`)).length ?? 0;
  const [best] = GAMES.toSorted((a, b) => partsIn(b) - partsIn(a));
  return best !== undefined && partsIn(best) > 0 ? best : null;
}

/** By game: the last set loaded with `--cards`. */
const chosen = new Map<string, string>();

/** Installs the card sets of these files and makes each the default of its game. */
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

/** Adds the loaded card set to a table's options, unless they name one. */
export const withCards = (game: AnyGame, given: { [name: string]: unknown }): { [name: string]: unknown } => {
  const cardSet = chosen.get(game.name);
  return cardSet === undefined ? given : { cardSet, ...given };
};

/** The sources of all custom sets loaded for a game. */
export const broughtCards = ({ cardSets }: AnyGame): string[] =>
  (cardSets?.names.filter((name) => name.includes('@')) ?? []).map((name) => cardSets!.textOf(name)!);

/** Refuses a record whose card set is not installed: it must be replayed with the same cards. */
export function mustHaveCards({ cardSets }: AnyGame, { cardSet }: OptionValues): void {
  if (cardSets === undefined || cardSet === undefined || cardSets.names.includes(String(cardSet))) return;
  throw new BadInput(`it was played with the card set "${cardSet}", which is not here: give it with --cards FILE`);
}
