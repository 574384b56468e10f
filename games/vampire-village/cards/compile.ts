import {
  type CardSet,
  COLOURS,
  type Creature,
  type Effect,
  type Gain,
  LETTERS,
  TYPES,
  type VillageCard,
} from './card-set.ts';
import { NUMBERS } from './table.ts';

type Row = { [field: string]: unknown };
type Given = Pick<CardSet, 'names'> & { [part in 'starts' | 'buildings' | 'heroes' | 'creatures']: Row[] };

/** Turns a validated card set into the form the rules use. */
export function compile(given: Given, name: string): CardSet {
  const { starts, buildings, heroes, creatures: kinds } = NUMBERS;
  const cards = byNumber({ ...starts, ...buildings, ...heroes }, NO_CARD, [
    ...[...given.starts, ...given.buildings].map(toBuilding),
    ...given.heroes.map(toHero),
  ]);
  const creatures = byNumber(kinds, NO_CREATURE, given.creatures.map(toCreature));
  return {
    name,
    cards,
    creatures,
    villageDecks: [0, 1, 2].map((round) => cards.flatMap((card, place) => (card.round === round ? [place] : []))),
    creatureDecks: [0, 1, 2].map((round) =>
      creatures.flatMap(({ copies }, kind) => Array<number>(copies[round - 1] ?? 0).fill(kind)),
    ),
    names: given.names,
  };
}

/** Indexes the rows by number; the length depends on this set alone. */
function byNumber<R extends { id: string }>(numbers: { [id: string]: number }, blank: R, rows: readonly R[]): R[] {
  const list = Array<R>(1 + Math.max(...rows.map(({ id }) => numbers[id]!))).fill(blank);
  for (const row of rows) list[numbers[row.id]!] = row;
  return list;
}

function toBuilding(row: Row): VillageCard {
  const [gain, colour] = (row.gain as string).split(':') as [Gain, string?];
  return {
    id: row.id as string,
    round: row.round === undefined ? 0 : roundOf(row),
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
  round: roundOf(row),
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

/** In a set file, round 0 means a building or hero that stays in the box. */
const roundOf = ({ round }: Row): number => (round === 0 ? -1 : (round as number));

const NO_CARD: VillageCard = { ...toHero({ id: '', icons: [], movement: 0 }), round: -1 };
const NO_CREATURE: Creature = { id: '', type: -1, effect: 'value', value: 0, lures: -1, copies: [0, 0] };
