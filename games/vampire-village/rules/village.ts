import { type Card, type CardSet, type Type, VAMPIRE, WEREWOLF } from '../cards/index.ts';
import { LOT, type Village } from '../state.ts';

/*
 * Coordinates in a village: x grows to the right, y downwards, and a cell encodes both in one number. No village
 * extends more than 12 from its origin: each round adds at most 3 on a side, to a scenario's 6.
 */
const SIDE = 32;
const MIDDLE = SIDE / 2;
export const CELLS = SIDE * SIDE;
export const cellAt = (x: number, y: number): number => (y + MIDDLE) * SIDE + x + MIDDLE;
export const xOf = (cell: number): number => (cell % SIDE) - MIDDLE;
export const yOf = (cell: number): number => Math.floor(cell / SIDE) - MIDDLE;

/** VV-4.21: the maximum number of cards in a row or column. */
export const WIDTH = 4;

/** A card's index in the village list; -1 if absent. */
export function lotOf(village: Village, card: Card): number {
  for (let lot = 0; lot < village.length; lot += LOT) if (village[lot] === card) return lot;
  return -1;
}
export function lotAt(village: Village, x: number, y: number): number {
  for (let lot = 0; lot < village.length; lot += LOT) if (village[lot + 1] === x && village[lot + 2] === y) return lot;
  return -1;
}
export const isBeside = (village: Village, lot: number, x: number, y: number): boolean =>
  Math.abs(village[lot + 1]! - x) + Math.abs(village[lot + 2]! - y) === 1;

export const cardsIn = (village: Village): Card[] => village.filter((_, i) => i % LOT === 0);
export const sizeOf = (village: Village): number => village.length / LOT;

/** The bounding box of the cards present now (VV-4.22). */
export function boxOf(village: Village) {
  let [left, right, top, bottom] = [SIDE, -SIDE, SIDE, -SIDE];
  for (let lot = 0; lot < village.length; lot += LOT) {
    const x = village[lot + 1]!;
    const y = village[lot + 2]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, right, top, bottom };
}

/** Scratch buffer of occupied cells for the search for free ones; all zero between calls. */
const taken = new Uint8Array(CELLS);

/** VV-4.20 to VV-4.24: the cells where a card can be laid. */
export function freeCells(village: Village): number[] {
  if (village.length === 0) return [cellAt(0, 0)];
  const { left, right, top, bottom } = boxOf(village);
  const cells: number[] = [];
  const consider = (x: number, y: number) => {
    if (right - x >= WIDTH || x - left >= WIDTH || bottom - y >= WIDTH || y - top >= WIDTH) return;
    const cell = cellAt(x, y);
    if (taken[cell] === 1) return;
    taken[cell] = 1;
    cells.push(cell);
  };
  for (let lot = 0; lot < village.length; lot += LOT) taken[cellAt(village[lot + 1]!, village[lot + 2]!)] = 1;
  for (let lot = 0; lot < village.length; lot += LOT) {
    const x = village[lot + 1]!;
    const y = village[lot + 2]!;
    consider(x, y - 1);
    consider(x - 1, y);
    consider(x + 1, y);
    consider(x, y + 1);
  }
  for (let lot = 0; lot < village.length; lot += LOT) taken[cellAt(village[lot + 1]!, village[lot + 2]!)] = 0;
  for (const cell of cells) taken[cell] = 0;
  return cells;
}

/** VV-4.25, VV-5.2 to VV-5.7: how many villagers a building brings when laid at this lot. */
export function gainOf({ cards }: CardSet, village: Village, lot: number): number {
  const { gain, gainColour } = cards[village[lot]!]!;
  if (gain === 'none') return 0;
  let count = 0;
  for (let other = 0; other < village.length; other += LOT) {
    const { isHero, colour } = cards[village[other]!]!;
    if (gain === 'colour') count += colour === gainColour ? 1 : 0;
    else if (gain === 'hero') count += isHero ? 1 : 0;
    else if (
      !isHero &&
      (gain === 'row' ? village[other + 2] === village[lot + 2] : village[other + 1] === village[lot + 1])
    )
      count++;
  }
  return count;
}

/** VV-4.73: the lots of the outermost line facing this attacker type; a split village has one too (VV-4.23). */
export function lineOf(village: Village, type: Type): number[] {
  const axis = type === WEREWOLF ? 2 : 1;
  const sign = type === VAMPIRE ? -1 : 1;
  let edge = SIDE;
  for (let lot = 0; lot < village.length; lot += LOT) edge = Math.min(edge, sign * village[lot + axis]!);
  const line: number[] = [];
  for (let lot = 0; lot < village.length; lot += LOT) if (sign * village[lot + axis]! === edge) line.push(lot);
  return line;
}

/** VV-4.74, VV-5.1, VV-5.20: the defence of this line; heroes add nothing. */
export function defenceOf({ cards }: CardSet, village: Village, line: readonly number[], type: Type): number {
  let defence = 0;
  for (const lot of line) defence += cards[village[lot]!]!.defence[type]!;
  return defence;
}

/** By lot: its distance in steps from this one over the village's cards; -1 if unreachable. */
export function distancesFrom(village: Village, from: number): number[] {
  const distances = Array<number>(sizeOf(village)).fill(-1);
  distances[from / LOT] = 0;
  const reached = [from];
  for (const lot of reached)
    for (let other = 0; other < village.length; other += LOT) {
      if (distances[other / LOT] !== -1 || !isBeside(village, lot, village[other + 1]!, village[other + 2]!)) continue;
      distances[other / LOT] = distances[lot / LOT]! + 1;
      reached.push(other);
    }
  return distances;
}

/** VV-5.24: the next cards on the shortest paths of a villager with this start and current position. */
export function stepsOnward(village: Village, from: Card, at: Card): Card[] {
  const distances = distancesFrom(village, lotOf(village, from));
  const here = lotOf(village, at);
  const cards: Card[] = [];
  for (let lot = 0; lot < village.length; lot += LOT)
    if (
      distances[lot / LOT] === distances[here / LOT]! + 1 &&
      isBeside(village, here, village[lot + 1]!, village[lot + 2]!)
    )
      cards.push(village[lot]!);
  return cards;
}

export const withLot = (village: Village, card: Card, x: number, y: number): number[] => [...village, card, x, y, 0];
/** VV-4.57: removes a card with its villagers; no other card moves (VV-4.22). */
export const withoutCard = (village: Village, card: Card): Village => {
  const lot = lotOf(village, card);
  if (lot < 0) throw new Error(`card ${card} is not in this village`);
  return village.toSpliced(lot, LOT);
};

/** The number of villagers, on all cards or on buildings only (VV-6.3). */
export function villagersIn({ cards }: CardSet, village: Village, isScoring = false): number {
  let villagers = 0;
  for (let lot = 0; lot < village.length; lot += LOT)
    if (!isScoring || !cards[village[lot]!]!.isHero) villagers += village[lot + 3]!;
  return villagers;
}
