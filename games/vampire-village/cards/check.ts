import { BadInput } from '@duskhall/kernel';
import {
  type CardSet,
  COLOURS,
  type Creature,
  type Effect,
  type Gain,
  LETTERS,
  SPECIALS,
  STRENGTHS,
  TYPES,
  type VillageCard,
} from './card-set.ts';

/** What is wrong with a card set, and where. */
export interface Fault {
  entry: string;
  reason: string;
}

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
/** Each part of a set with the fields of its rows: exactly these. */
const FIELDS = {
  starts: { id: isId, colour: oneOf(COLOURS), ...SHIELDS, gain: oneOf(['none']) },
  buildings: { id: isId, round: oneOf([1, 2]), colour: oneOf(COLOURS), ...SHIELDS, gain: isGain },
  heroes: { id: isId, round: oneOf([1, 2]), icons: isIconList, movement: isWhole },
  creatures: { id: isId, type: oneOf(TYPES), effect: isEffect, copies: listOf(isWhole, (length) => length === 2) },
} satisfies { [part: string]: { [field: string]: Check } };
type Part = keyof typeof FIELDS;
const PARTS = Object.keys(FIELDS) as Part[];

/** Everything that is wrong with what is said to be a card set; none: it can be played with. */
export function faultsIn(given: unknown): Fault[] {
  if (!isObject(given)) return [{ entry: 'the set', reason: 'is not an object' }];
  const faults = [...unknownIn(given, ['name', ...PARTS, 'names'], 'the set')];
  if (!isId(given.name)) faults.push({ entry: 'name', reason: `is ${show(given.name)}, not a name` });
  for (const part of PARTS)
    if (!Array.isArray(given[part])) faults.push({ entry: part, reason: 'is not a list' });
    else
      given[part].forEach((row: unknown, i) => {
        faults.push(...rowFaults(part, row, i));
      });
  if (faults.length > 0) return faults;
  const rows = given as { [P in Part]: Row[] };
  return [...idFaults(rows), ...nameFaults(rows, given.names), ...totalFaults(rows)];
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const show = (value: unknown): string => JSON.stringify(value) ?? 'missing';
const unknownIn = (row: Row, known: readonly string[], entry: string): Fault[] =>
  Object.keys(row)
    .filter((field) => !known.includes(field))
    .map((field) => ({ entry, reason: `has a field "${field}" that is not known` }));

function rowFaults(part: Part, row: unknown, i: number): Fault[] {
  const place = `${part}[${i}]`;
  if (!isObject(row)) return [{ entry: place, reason: 'is not an object' }];
  const entry = typeof row.id === 'string' ? `${place} ${row.id}` : place;
  const fields: { [field: string]: Check } = FIELDS[part];
  const wrong = Object.keys(fields).filter((field) => !Object.hasOwn(row, field) || !fields[field]!(row[field]));
  const faults = wrong.map((field) => ({ entry, reason: `${field} is ${show(row[field])}` }));
  const isDemon = row.type === 'demon';
  if (part === 'creatures' && faults.length === 0 && isDemon !== isDemonic(row.effect))
    faults.push({ entry, reason: `a ${row.type} cannot have the effect ${show(row.effect)}` });
  return [...unknownIn(row, Object.keys(fields), entry), ...faults];
}
const isDemonic = (effect: unknown): boolean => (SPECIALS as readonly unknown[]).includes(String(effect).split(':')[0]);

function idFaults(rows: { [P in Part]: Row[] }): Fault[] {
  const ids = PARTS.flatMap((part) => rows[part].map(({ id }) => id as string));
  const copies = ids.filter((id, i) => ids.indexOf(id) < i);
  return copies.map((id) => ({ entry: id, reason: 'is listed twice' }));
}

function nameFaults(rows: { [P in Part]: Row[] }, names: unknown): Fault[] {
  if (!isObject(names)) return [{ entry: 'names', reason: 'is not an object' }];
  const ids = PARTS.flatMap((part) => rows[part].map(({ id }) => id as string));
  const isName: Check = (value) => typeof value === 'string' && value.trim() !== '';
  const nameless = ids.filter((id) => !listOf(isName, (length) => length === 3)(names[id]));
  const faults = nameless.map((id) => ({ entry: `names ${id}`, reason: 'does not have three names' }));
  return [...faults, ...unknownIn(names, ids, 'names')];
}

/** Section 2.1: how many of each there must be. */
function totalFaults({ starts, buildings, heroes, creatures }: { [P in Part]: Row[] }): Fault[] {
  const faults: Fault[] = [];
  const expect = (entry: string, found: number, wanted: number) => {
    if (found !== wanted) faults.push({ entry, reason: `are ${found}, not ${wanted}` });
  };
  expect('starts', starts.length, 6);
  for (const round of [1, 2]) {
    const isNow = (row: Row) => row.round === round;
    for (const colour of COLOURS) {
      const found = buildings.filter((row) => isNow(row) && row.colour === colour).length;
      expect(`${colour} buildings of round ${round}`, found, 6);
    }
    expect(`heroes of round ${round}`, heroes.filter(isNow).length, 6);
    TYPES.forEach((type, i) => {
      const copies = creatures.map((row) => (row.type === type ? (row.copies as number[])[round - 1]! : 0));
      const found = copies.reduce((sum, n) => sum + n, 0);
      expect(`creatures of type ${type} in round ${round}`, found, i < 3 ? 8 : 6);
    });
  }
  expect('village cards', starts.length + buildings.length + heroes.length, 66);
  return faults;
}

/** A card set ready for use; throws `BadInput` with all that is wrong with it. */
export function readCardSet(given: unknown): CardSet {
  const faults = faultsIn(given);
  if (faults.length > 0) throw new BadInput(faults.map(({ entry, reason }) => `${entry}: ${reason}`).join('\n'));
  const set = given as { name: string; names: CardSet['names'] } & { [P in Part]: Row[] };
  const cards = [...[...set.starts, ...set.buildings].map(toBuilding), ...set.heroes.map(toHero)];
  const creatures = set.creatures.map(toCreature);
  return {
    name: set.name,
    cards,
    creatures,
    villageDecks: [0, 1, 2].map((round) => cards.flatMap((card, place) => (card.round === round ? [place] : []))),
    creatureDecks: [0, 1, 2].map((round) =>
      creatures.flatMap(({ copies }, kind) => Array<number>(copies[round - 1] ?? 0).fill(kind)),
    ),
    names: set.names,
  };
}

function toBuilding(row: Row): VillageCard {
  const [gain, colour] = (row.gain as string).split(':') as [Gain, string?];
  return {
    id: row.id as string,
    round: (row.round as number | undefined) ?? 0,
    isHero: false,
    colour: (COLOURS as readonly unknown[]).indexOf(row.colour),
    defence: LETTERS.map((letter) => row[letter] as number),
    gain,
    gainColour: (COLOURS as readonly unknown[]).indexOf(colour),
    icons: [false, false, false],
    movement: 0,
  };
}

const toHero = (row: Row): VillageCard => ({
  id: row.id as string,
  round: row.round as number,
  isHero: true,
  colour: -1,
  defence: [0, 0, 0],
  gain: 'none',
  gainColour: -1,
  icons: LETTERS.map((letter) => (row.icons as string[]).includes(letter)),
  movement: row.movement as number,
});

function toCreature(row: Row): Creature {
  const [effect, lured] = String(row.effect).split(':');
  const isNumber = typeof row.effect === 'number';
  return {
    id: row.id as string,
    type: (TYPES as readonly unknown[]).indexOf(row.type),
    effect: isNumber ? 'value' : (effect as Effect),
    value: isNumber ? (row.effect as number) : 0,
    lures: (TYPES as readonly unknown[]).indexOf(lured),
    copies: row.copies as number[],
  };
}
