import { BadInput } from './bad-input.ts';

/** A table option: one of some words, or a whole number. */
export type Option<V> =
  | {
      kind: 'choice';
      values: readonly (V & string)[];
      fallback: V & string /** the numbers of seats it is for */;
      seats?: readonly number[];
    }
  | { kind: 'number'; min: number; max: number; fallback: V & number };

export type OptionValues = { readonly [name: string]: string | number };
export type OptionTable<O extends OptionValues> = { readonly [K in keyof O]: Option<O[K]> };

/** The options as given, the rest by default. Numbers may come as text. */
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

/** `true` is no "true": what is no text is told by its kind. */
const kindOf = (value: unknown): string => (typeof value === 'string' || value === null ? '' : `the ${typeof value} `);
