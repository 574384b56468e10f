import type { Line, Stake } from '@duskhall/kernel';
import type { Screen } from './screen.ts';
import { padEnd, widthOf } from './text-layout.ts';

/** Prints the table: the common part, then each seat's next to its name. */
export function showTable(screen: Screen, lines: readonly Line[], titles: readonly string[]): void {
  const { dim } = screen.colours;
  const shared = lines.filter(({ seat }) => seat < 0);
  const titleWidth = Math.max(0, ...titles.map(widthOf));
  const labelWidth = Math.max(0, ...lines.filter(({ seat }) => seat >= 0).map(({ label }) => widthOf(label)));
  const headWidth = Math.max(titleWidth + 2 + labelWidth, ...shared.map(({ label }) => widthOf(label)));
  for (const { label, text } of shared) screen.say(text, `  ${padEnd(dim(label), headWidth)}  `);
  if (shared.length > 0) screen.say();
  for (const [seat, title] of titles.entries()) {
    const own = lines.filter((line) => line.seat === seat);
    for (const [row, { label, text }] of own.entries()) {
      const head = `${padEnd(row === 0 ? title : '', titleWidth)}  ${dim(label)}`;
      screen.say(text, `  ${padEnd(head, headWidth)}  `);
    }
    if (own.length > 1 || seat === titles.length - 1) screen.say();
  }
}

/** Prints who is about to win or lose; what one more move could decide is marked. */
export function showStakes(screen: Screen, stakes: readonly Stake[]): void {
  const { bold, dim } = screen.colours;
  for (const { text, isUrgent } of stakes) screen.say(isUrgent ? bold(text) : dim(text), isUrgent ? '! ' : '  ');
  if (stakes.length > 0) screen.say();
}
