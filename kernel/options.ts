import { BadInput } from './bad-input.ts';

/** A table option: one of several words, or an integer. */
export type Option<V> =
  | {
      kind: 'choice';
      values: readonly (V & string)[];
      fallback: V & string;
      /** The seat counts that may change it; left out: all. */
      seats?: readonly number[];
    }
  | { kind: 'number'; min: number; max: number; fallback: V & number };

export type OptionValues = { readonly [name: string]: string | number };
export type OptionTable<O extends OptionValues> = { readonly [K in keyof O]: Option<O[K]> };

/** Validates the given options and fills in defaults. Numbers may be given as strings; throws `BadInput`. */
export function readOptions<O extends OptionValues>(table: OptionTable<O>, given: object, seats: number): O {
  const values: { [name: string]: string | number } = {};
  for (const [name, option] of Object.entries(table) as [string, Option<string | number>][])
    values[name] = option.fallback;
  for (const [name, value] of Object.entries(given)) values[name] = readOption(table, name, value, seats);
  return values as O;
}

function readOption<O extends OptionValues>(
  table: OptionTable<O>,
  name: string,
  value: unknown,
  seats: number,
): string | number {
  const option = Object.hasOwn(table, name) ? (table[name] as Option<string | number>) : undefined;
  if (option === undefined)
    throw new BadInput(`there is no option "${name}"; known: ${Object.keys(table).join(', ') || 'none'}`);
  if (option.kind === 'number') {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && Number.isInteger(number) && number >= option.min && number <= option.max)
      return number;
    throw new BadInput(
      `option "${name}" takes a whole number from ${option.min} to ${option.max}, not ${JSON.stringify(value)}`,
    );
  }
  if (typeof value !== 'string' || !(option.values as readonly string[]).includes(value))
    throw new BadInput(
      `option "${name}" takes ${option.values.join(' or ')}, not ${kindOf(value)}${JSON.stringify(value)}`,
    );
  if (value !== option.fallback && option.seats !== undefined && !option.seats.includes(seats))
    throw new BadInput(`option "${name}=${value}" is for ${option.seats.join(' or ')} seats, not ${seats}`);
  return value;
}

/** Names the type of a value that is not a string, so that `true` and "true" can be told apart in the message. */
const kindOf = (value: unknown): string => (typeof value === 'string' || value === null ? '' : `the ${typeof value} `);
