import { boxOf, type Card, type CardSet, gainOf, LOT, type Village } from '@duskhall/vampire-village';

/** The part of the plane that is drawn. */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** A place in it. */
export interface Place {
  x: number;
  y: number;
}
/** A place, and the card there, if any. */
export interface Cell extends Place {
  /** -1: none. */
  card: Card;
  villagers: number;
}

/** The most cards in a row or column (VV-4.21). */
const MOST = 4;

/** The bounds of the village, with an extra row or column wherever it may still grow. */
export function windowOf(village: Village, isGrowing: boolean): Window {
  const { left, right, top, bottom } = boxOf(village);
  const x = isGrowing && right - left + 1 < MOST ? 1 : 0;
  const y = isGrowing && bottom - top + 1 < MOST ? 1 : 0;
  return { left: left - x, top: top - y, width: right - left + 1 + 2 * x, height: bottom - top + 1 + 2 * y };
}

/** Row by row from above. */
export function cellsOf(village: Village, { left, top, width, height }: Window): Cell[] {
  const cells = Array.from(
    { length: width * height },
    (_, i): Cell => ({ x: left + (i % width), y: top + Math.floor(i / width), card: -1, villagers: 0 }),
  );
  for (let lot = 0; lot < village.length; lot += LOT) {
    const [card, x, y, villagers] = village.slice(lot, lot + LOT) as [Card, number, number, number];
    const cell = cells.find((other) => other.x === x && other.y === y);
    if (cell !== undefined) Object.assign(cell, { card, villagers });
  }
  return cells;
}

/** The village with this card laid there, and the villagers it would bring. */
export function laid(set: CardSet, village: Village, card: Card, x: number, y: number): number[] {
  const after = [...village, card, x, y, 0];
  after[after.length - 1] = gainOf(set, after, after.length - LOT);
  return after;
}

/** The cell an arrow key leads to: the nearest in that direction, aligned cells first. */
export function neighbourIn<C extends Place>(cells: readonly C[], from: C, key: string): C | null {
  const ways: { [key: string]: [number, number] } = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[key];
  if (way === undefined) return null;
  const [dx, dy] = way;
  let best: C | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const along = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    const distance = along + aside * 3;
    if (along <= 0 || distance >= least) continue;
    best = cell;
    least = distance;
  }
  return best;
}
