import type { Screen } from '../screen.ts';
import { padEnd, padStart, widthOf } from '../text-layout.ts';

/** More choices than this stand in two columns, if they are short enough. */
const ONE_COLUMN = 8;
const NUMBER = 6;

/** Shows choices with their numbers, counted from `first`. */
export function showChoices(screen: Screen, labels: readonly string[], first: number): void {
  const numbers = labels.map((_, i) => `${screen.colours.cyan(padStart(String(first + i), NUMBER - 2))}  `);
  const column = Math.floor(screen.width / 2);
  const fitsTwo = labels.length > ONE_COLUMN && labels.every((label) => NUMBER + widthOf(label) < column);
  const rows = fitsTwo ? Math.ceil(labels.length / 2) : labels.length;
  for (let row = 0; row < rows; row++) {
    const beside = row + rows;
    if (beside >= labels.length) screen.say(labels[row], numbers[row]);
    else screen.say(`${padEnd(numbers[row]! + labels[row]!, column)}${numbers[beside]}${labels[beside]}`);
  }
}
