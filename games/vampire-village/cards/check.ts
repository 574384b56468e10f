import type { Flaw } from '@duskhall/kernel';
import { COLOURS, LETTERS, SPECIALS, STRENGTHS, TYPES } from './card-set.ts';
import shipped from './reconstructed-1.json' with { type: 'json' };
import { NUMBERS, type Part } from './table.ts';

type Row = { [field: string]: unknown };
type Check = (value: unknown) => boolean;

const isWhole: Check = (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 99;
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check, isLength: (length: number) => boolean): Check =>
  (value) =>
    Array.isArray(value) && isLength(value.length) && value.every(check);
const isId: Check = (value) => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
const isGain = oneOf(['none', 'hero', 'row', 'column', ...COLOURS.map((colour) => `colour:${colour}`)]);
const LURES = TYPES.slice(0, 3).map((type) => `lure:${type}`);
const isEffect: Check = (value) => isWhole(value) || oneOf([...STRENGTHS, 'hero', 'plague', 'ruin', ...LURES])(value);
const isIconList: Check = (value) => listOf(oneOf(LETTERS), () => true)(value) && isWithoutCopies(value as unknown[]);
const isWithoutCopies = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

const SHIELDS = { W: isWhole, L: isWhole, V: isWhole };
/** The parts of a set, each with the exact fields of its rows. */
const FIELDS = {
  starts: { id: isId, colour: oneOf(COLOURS), ...SHIELDS, gain: oneOf(['none']) },
  buildings: { id: isId, round: oneOf([0, 1, 2]), colour: oneOf(COLOURS), ...SHIELDS, gain: isGain },
  heroes: { id: isId, round: oneOf([0, 1, 2]), icons: isIconList, movement: isWhole },
  creatures: { id: isId, type: oneOf(TYPES), effect: isEffect, copies: listOf(isWhole, (length) => length === 2) },
} satisfies { [P in Part]: { [field: string]: Check } };
const PARTS = Object.keys(FIELDS) as Part[];
export const SET_PARTS: readonly string[] = [...PARTS, 'names'];

/** Every error in an untrusted card set; a set without errors can be played. */
export function flawsIn(given: unknown): Flaw[] {
  if (!isObject(given)) return [{ at: [], reason: 'the set is not an object' }];
  const flaws = [...unknownIn(given, ['name', ...SET_PARTS], [], 'the set')];
  if (!isId(given.name)) flaws.push({ at: ['name'], reason: `name is ${show(given.name)}, not a name` });
  for (const part of PARTS)
    if (!Array.isArray(given[part])) flaws.push({ at: [part], reason: `${part} is not a list` });
    else
      given[part].forEach((row: unknown, i) => {
        flaws.push(...rowFlaws(part, row, i));
      });
  if (flaws.length > 0) return flaws;
  const rows = given as { [P in Part]: Row[] };
  return [...idFlaws(rows), ...nameFlaws(rows, given.names), ...totalFlaws(rows)];
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const show = (value: unknown): string => JSON.stringify(value) ?? 'missing';
const unknownIn = (row: Row, known: readonly string[], at: Flaw['at'], entry: string): Flaw[] =>
  Object.keys(row)
    .filter((field) => !known.includes(field))
    .map((field) => ({ at: [...at, field], reason: `${entry} has a field "${field}" that is not known` }));

function rowFlaws(part: Part, row: unknown, i: number): Flaw[] {
  const at = [part, i];
  if (!isObject(row)) return [{ at, reason: `${part}[${i}] is not an object` }];
  const entry = typeof row.id === 'string' ? row.id : `${part}[${i}]`;
  const fields: { [field: string]: Check } = FIELDS[part];
  const wrong = Object.keys(fields).filter((field) => !Object.hasOwn(row, field) || !fields[field]!(row[field]));
  const flaws: Flaw[] = wrong.map((field) => ({
    at: [...at, field],
    reason: `${entry}: ${field} is ${show(row[field])}`,
  }));
  const isDemon = row.type === 'demon';
  if (part === 'creatures' && flaws.length === 0 && isDemon !== isDemonic(row.effect))
    flaws.push({ at: [...at, 'effect'], reason: `${entry}: a ${row.type} cannot have the effect ${show(row.effect)}` });
  return [...unknownIn(row, Object.keys(fields), at, entry), ...flaws];
}
const isDemonic = (effect: unknown): boolean => (SPECIALS as readonly unknown[]).includes(String(effect).split(':')[0]);

/** Every set must have the cards of the first, in any order; cards added later are optional. */
function idFlaws(rows: { [P in Part]: Row[] }): Flaw[] {
  return PARTS.flatMap((part) => {
    const ids = rows[part].map(({ id }) => id);
    const flaws = ids.flatMap((id, i): Flaw[] => {
      const at = [part, i, 'id'];
      if (!Object.hasOwn(NUMBERS[part], id as string)) return [{ at, reason: `${id} is not one of the ${part}` }];
      return ids.indexOf(id) < i ? [{ at, reason: `${id} is listed twice` }] : [];
    });
    const missing = shipped[part].filter(({ id }) => !ids.includes(id));
    return [...flaws, ...missing.map(({ id }) => ({ at: [part], reason: `${part}: there is no ${id}` }))];
  });
}

function nameFlaws(rows: { [P in Part]: Row[] }, names: unknown): Flaw[] {
  if (!isObject(names)) return [{ at: ['names'], reason: 'names is not an object' }];
  const ids = PARTS.flatMap((part) => rows[part].map(({ id }) => id as string));
  const isName: Check = (value) => typeof value === 'string' && value.trim() !== '';
  const nameless = ids.filter((id) => !listOf(isName, (length) => length === 3)(names[id]));
  const flaws: Flaw[] = nameless.map((id) => ({ at: ['names', id], reason: `${id} does not have three names` }));
  return [...flaws, ...namesakes(ids, names), ...unknownIn(names, ids, ['names'], 'names')];
}

/** Names must be unique in each language. */
function namesakes(ids: readonly string[], names: Row): Flaw[] {
  const owners = new Map<string, string>();
  return ids.flatMap((id) =>
    (Array.isArray(names[id]) ? names[id] : []).flatMap((name: unknown, language) => {
      const key = `${language} ${name}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? id);
      return owner === undefined ? [] : [{ at: ['names', id], reason: `${id} has the name ${show(name)} of ${owner}` }];
    }),
  );
}

/** VV-2: the required number of each. */
function totalFlaws({ starts, buildings, heroes, creatures }: { [P in Part]: Row[] }): Flaw[] {
  const flaws: Flaw[] = [];
  const expect = (part: Part, entry: string, found: number, wanted: number) => {
    if (found !== wanted) flaws.push({ at: [part], reason: `${entry} are ${found}, not ${wanted}` });
  };
  expect('starts', 'starts', starts.length, 6);
  for (const round of [1, 2]) {
    const isNow = (row: Row) => row.round === round;
    for (const colour of COLOURS) {
      const found = buildings.filter((row) => isNow(row) && row.colour === colour).length;
      expect('buildings', `${colour} buildings of round ${round}`, found, 6);
    }
    expect('heroes', `heroes of round ${round}`, heroes.filter(isNow).length, 6);
    TYPES.forEach((type, i) => {
      const copies = creatures.map((row) => (row.type === type ? (row.copies as number[])[round - 1]! : 0));
      const found = copies.reduce((sum, n) => sum + n, 0);
      expect('creatures', `creatures of type ${type} in round ${round}`, found, i < 3 ? 8 : 6);
    });
  }
  return flaws;
}
