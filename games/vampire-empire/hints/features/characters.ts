import { type Character, has, maskOf, sizeOf } from '../../characters.ts';
import type { State } from '../../state/index.ts';
import type { Part } from './part.ts';

/** What a character is: a hidden or revealed vampire; a human the human player was shown, one that is confirmed, another. */
const STANDINGS = 5;
function standingOf(s: State, character: Character): number {
  if (has(s.vampires, character)) return has(s.revealed, character) ? 1 : 0;
  return has(s.trusted, character) ? 2 : has(s.confirmed, character) ? 3 : 4;
}

/** Dead humans and vampires, each number a feature of its own; who is dying; who is left. */
export const deaths: Part = (s, into, at) => {
  into[at + sizeOf(s.dead & ~s.vampires)] = 1;
  into[at + 7 + sizeOf(s.dead & s.vampires)] = 1;
  if (s.dying >= 0) into[at + 11 + (has(s.vampires, s.dying) ? 1 : 0)] = 1;
  const alive = ~s.dead;
  into[at + 13] = sizeOf(alive & s.vampires & s.revealed);
  into[at + 14] = sizeOf(alive & s.trusted);
  into[at + 15] = sizeOf(alive & s.confirmed & ~s.vampires);
  return at + 16;
};

/** Who is in the castle, and how near the vampires are to conquest. */
export const castle: Part = (s, into, at) => {
  const { castle: inside, vampires } = s;
  for (let i = 0; i < inside.length; i++) into[at + standingOf(s, inside[i]!)]!++;
  const there = maskOf(inside) & vampires;
  const shown = sizeOf(there & s.revealed);
  const hidden = sizeOf(there) - shown;
  into[at + STANDINGS + Math.min(3, shown + hidden)] = 1;
  if (shown === 2) into[at + STANDINGS + 4] = 1;
  if (shown + hidden === 3) into[at + STANDINGS + 4 + hidden] = 1;
  return at + STANDINGS + 8;
};

/** Who is in the city, who comes next, and who is set aside. */
export const city: Part = (s, into, at) => {
  const { city: outside, away } = s;
  for (let i = 0; i < outside.length; i++) into[at + standingOf(s, outside[i]!)]!++;
  if (outside.length > 0) into[at + STANDINGS + standingOf(s, outside[outside.length - 1]!)] = 1;
  if (away >= 0) into[at + 2 * STANDINGS + Math.min(2, standingOf(s, away))] = 1;
  return at + 2 * STANDINGS + 3;
};

/** Markers on vampires and on humans. */
export const markers: Part = (s, into, at) => {
  for (let i = 0; i < s.castle.length; i++) {
    const character = s.castle[i]!;
    const offset = has(s.vampires, character) ? 0 : 2;
    into[at + offset]! += s.attackMarks[character]! / 2;
    into[at + offset + 1]! += s.defenceMarks[character]! / 2;
  }
  return at + 4;
};
