import type { Seat } from '@duskhall/kernel';
import { type Card, COLOURS, TYPES } from '../cards/index.ts';
import { freeCells, lotAt, xOf, yOf } from '../rules/village.ts';
import { setOf } from '../state.ts';
import type { View } from '../view/index.ts';
import { villageIn } from '../view/sums.ts';
import { cardIn, iconsOf } from './card-lists.ts';
import type { Words } from './catalogue.ts';
import { frameIn } from './questions.ts';

/** So that four columns fit a terminal of 80 beside the name of a player. */
const WIDEST = 12;
/** A space that a terminal does not break at. */
const SPACE = '\u00a0';

/** A village as a grid of text, its rows and columns numbered; where the viewer may lay a card there is a `+`. */
export function gridIn(words: Words, view: View, seat: Seat): string {
  const { left, right, top, bottom } = frameIn(view, seat);
  const columns = range(left, right);
  const cells = range(top, bottom).map((y) =>
    columns.map((x) => cellIn(words, view, seat, x, y).flatMap((text) => wrapped(text))),
  );
  const widths = columns.map((_, i) => Math.max(1, ...cells.flatMap((row) => row[i]!.map((line) => line.length))));
  const head = `  ${columns.map((_, i) => padded(`${i + 1}`, widths[i]!)).join(' ')}`;
  const rows = cells.map((row, i) => rowIn(row, widths, i + 1));
  return [head, ...rows].join('\n').replaceAll(' ', SPACE);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const padded = (text: string, width: number): string => text + ' '.repeat(width - text.length);

function rowIn(cells: readonly (readonly string[])[], widths: readonly number[], number: number): string {
  const height = Math.max(1, ...cells.map((lines) => lines.length));
  const lines = range(0, height - 1).map((i) => {
    const texts = cells.map((cell, column) => padded(cell[i] ?? '', widths[column]!));
    return `${i === 0 ? number : ' '} ${texts.join('│')}`;
  });
  return [`  ${widths.map((width) => '─'.repeat(width)).join('┼')}`, ...lines].join('\n');
}

function cellIn(words: Words, view: View, seat: Seat, x: number, y: number): string[] {
  const village = villageIn(view, seat);
  const lot = lotAt(village, x, y);
  if (lot >= 0) {
    const villagers = village[lot + 3]!;
    return [...cardLines(words, view, village[lot]!), ...(villagers > 0 ? [words.villagers(villagers)] : [])];
  }
  const isOffered = view.question === 'place' && seat === view.viewer;
  return isOffered && freeCells(village).some((cell) => xOf(cell) === x && yOf(cell) === y) ? ['+'] : [];
}

function cardLines(words: Words, view: View, card: Card): string[] {
  const set = setOf(view);
  const { isHero, colour, defence } = set.cards[card]!;
  const name = cardIn(words, card, set);
  if (!isHero) return [name, `${words.colours[COLOURS[colour]!]} ${defence.join('/')}`];
  return [name, words.kinds.hero, ...iconsOf(card, set).map((type) => words.types[TYPES[type]!].many)];
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap(broken)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const broken = (word: string): string[] =>
  word.length <= WIDEST ? [word] : [`${word.slice(0, WIDEST - 1)}-`, ...broken(word.slice(WIDEST - 1))];
