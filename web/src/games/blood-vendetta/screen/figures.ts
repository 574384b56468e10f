import type { Seat } from '@duskhall/kernel';

/** Twelve hues far apart from one seat to the next, first bright, then deep. */
const HUES = 12;
export function colourOf(seat: Seat): string {
  const hue = (((seat * 5) % HUES) * 360) / HUES + 20;
  return seat < HUES ? `oklch(0.7 0.13 ${hue})` : `oklch(0.52 0.11 ${hue + 15})`;
}

/** What a head is covered with, by seat in turn: a colour never stands alone. Drawn in a square of 100, the chin at 62. */
const HEADS = {
  hood: 'M50 4C30 12 24 32 27 52C30 64 40 70 50 70S70 64 73 52C76 32 70 12 50 4Z',
  cowl: 'M50 13C28 13 22 34 26 54C29 65 39 70 50 70S71 65 74 54C78 34 72 13 50 13Z',
  brim: 'M32 31C33 10 40 8 50 8S67 10 68 31C80 32 90 36 92 41C84 46 76 46 73 46C74 60 64 70 50 70S26 60 27 46C24 46 16 46 8 41C10 36 20 32 32 31Z',
  tall: 'M33 34L30 3C42 0 58 0 70 3L67 34C74 35 80 38 81 41C78 44 74 45 73 45C74 60 64 70 50 70S26 60 27 45C26 45 22 44 19 41C20 38 26 35 33 34Z',
  tricorne: 'M12 30C26 32 36 12 50 12S74 32 88 30C86 42 78 44 73 44C75 60 64 70 50 70S25 60 27 44C22 44 14 42 12 30Z',
  scarf: 'M50 12C32 12 25 28 27 46C20 54 20 66 26 72C36 76 64 76 74 72C80 66 80 54 73 46C75 28 68 12 50 12Z',
} as const;
const SHAPES = Object.values(HEADS);
export const headOf = (seat: Seat): string => SHAPES[seat % SHAPES.length]!;

export const CLOAK = 'M2 104C4 80 18 70 34 66C42 76 58 76 66 66C82 70 96 80 98 104Z';
/** The side away from the light. */
export const FOLDS =
  'M58 72C60 82 62 94 62 104H98C96 80 82 70 66 66C64 69 61 71 58 72ZM24 104C25 94 28 84 32 76C29 86 30 96 30 104Z';
export const FACE = 'M50 30C38 30 34 40 35 49C36 59 43 64 50 64S64 59 65 49C66 40 62 30 50 30Z';
export const EYES = 'M38 47q5.500-4 9 1q-5 3.500-9-1zM62 47q-5.500-4-9 1q5 3.500 9-1z';
export const CLOSED_EYES = 'M39 48q4 3 8 0M53 48q4 3 8 0';
/** A raised arm with an open hand. */
export const ARM = 'M80 78C84 62 85 52 84 40L95 39C98 54 97 70 96 84Z';
export const HAND =
  'M83 41C80 34 79 30 80 27C81 26 83 26 84 30L83 15C83 12 86 12 87 15L88 24L89 11C89 8 93 8 93 11L93 24L95 14C96 11 99 12 98 15L97 27C98 33 97 38 95 41Z';

export const STONE = 'M20 104V42C20 20 34 8 50 8S80 20 80 42V104Z';
export const STONE_EDGE = 'M68 104V42C68 22 60 12 50 8C66 8 80 20 80 42V104Z';
export const GRASS =
  'M6 104C12 96 14 90 15 86C18 92 19 96 20 99C23 94 24 91 25 88C27 94 28 99 29 104ZM70 104C72 98 74 94 75 90C77 95 78 98 79 100C81 95 83 91 86 87C87 94 90 99 94 104Z';
