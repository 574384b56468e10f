import type { Card } from '@duskhall/vampire-village';
import type { Cell } from '../grid.ts';
import type { Table } from '../table.svelte.ts';
import { colourOf, nameOfCard, nameOfType } from '../words.ts';
import { signed, yieldOf } from './yield.ts';

/** Where a cell is, counted from the upper left card or place shown. */
export const whereIs = (table: Table, { x, y }: Cell, left: number, top: number): string =>
  table.spoken.words.at(y - top + 1, x - left + 1);

/** The label of a place: where it is, what lies there, what it can be used for. */
export function cellLabel(table: Table, cell: Cell, where: string, isMine: boolean): string {
  const { spoken, set } = table;
  if (cell.card < 0) return [where, ...placeParts(table, cell, isMine)].join(', ');
  return [
    where,
    nameOfCard(spoken, set, cell.card),
    colourOf(spoken, set, cell.card),
    spoken.words.villagers(cell.villagers),
    ...(isMine ? lotParts(table, cell.card) : []),
  ].join(', ');
}

function placeParts(table: Table, cell: Cell, isMine: boolean): string[] {
  const { words, board } = table.spoken;
  if (!isMine || !table.mayLay(cell)) return [board.emptyPlace];
  const { villagers, changes } = yieldOf(table, cell);
  return [
    board.freePlace,
    board.gain(words.villagers(villagers)),
    ...changes.map(({ type, by }) => board.change(signed(by), nameOfType(table.spoken, type))),
  ];
}

function lotParts(table: Table, card: Card): string[] {
  const { board } = table.spoken;
  const use = lotUse(table, card);
  const walk = table.walks.get(card);
  return [
    use === 'chosen' ? board.chosen : use === 'target' ? board.possible : use === 'shut' ? board.impossible : '',
    walk === undefined ? '' : board.steps(walk.cost),
  ].filter((part) => part !== '');
}

export type Use = 'chosen' | 'target' | 'shut' | 'none';

/** Whether a card of one's own village answers what is asked. */
export function lotUse(table: Table, card: Card): Use {
  const { question, asked } = table;
  if (card < 0) return 'none';
  if (question === 'sacrifice' || asked === 'deed') {
    if (question === 'sacrifice' && table.isPart({ card })) return 'chosen';
    return table.isOffered({ card }) ? 'target' : 'shut';
  }
  if (asked === 'villager' || asked === 'step') {
    if (table.walker === card) return 'chosen';
    if (table.walker >= 0 || asked === 'step') return table.walks.has(card) ? 'target' : 'shut';
    return table.isWalker(card) ? 'target' : 'none';
  }
  return 'none';
}
