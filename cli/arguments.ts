import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BadInput, type Game, readOptions, type Types } from '@duskhall/kernel';
import { withCards } from './card-sets.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Parses a command's flags and its positional argument, if it takes one; throws `BadInput`. */
export function readArguments<F extends Flags>(
  words: readonly string[],
  flags: F,
  plain: string | null,
  isOptional = false,
) {
  const { values, positionals } = parse(words, flags);
  const [word, ...rest] = positionals;
  if (plain !== null && word === undefined && !isOptional) throw new BadInput(`say which ${plain}`);
  const surplus = plain === null ? word : rest[0];
  if (surplus !== undefined) throw new BadInput(`unexpected argument "${surplus}"`);
  return { values, word: word ?? '' };
}

function parse<F extends Flags>(words: readonly string[], flags: F) {
  try {
    return parseArgs({ args: [...words], options: flags, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\. |\n/);
    throw new BadInput(sentence!);
  }
}

export function readWhole(flag: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new BadInput(`--${flag} takes a whole number ${range}, not "${text}"`);
}

export const readList = (text: string): string[] => text.split(',').map((word) => word.trim());

/** The bots that --bots names, by seat; a single one plays on all of them. */
export function bySeat(names: readonly string[], seats: number): string[] {
  if (names.length !== 1 && names.length !== seats)
    throw new BadInput(`--bots names ${names.length} bots for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length]!);
}

/** The number of seats given, or the game's minimum. */
export function readSeats(game: Game<Types>, text: string | undefined): number {
  const { min, max } = game.seats;
  return text === undefined ? min : readWhole('seats', text, min, max);
}

/** Parses options written `key=value,key=value`; `usual` are the defaults. */
export function readGameOptions(
  game: Game<Types>,
  texts: readonly string[],
  seats: number,
  usual: object = {},
): Types['options'] {
  const given: { [name: string]: string } = {};
  for (const pair of texts.flatMap(readList)) {
    const [name, value, ...rest] = pair.split('=');
    if (!name || value === undefined || rest.length > 0) throw new BadInput(`--options takes key=value, not "${pair}"`);
    Object.defineProperty(given, name, { value, enumerable: true });
  }
  return readOptions(game.options, withCards(game, { ...usual, ...given }), seats);
}
