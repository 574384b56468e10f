/*
 * Writes icons.ts: the drawings this board uses, out of the whole collection, which must not reach the browser.
 * Run it after changing the table: node web/src/games/carta-impera-victoria/draw-icons.js
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** By our name: the drawing's name in game-icons (CC BY 3.0, see NOTICE.md). */
const DRAWINGS = {
  military: 'crossed-swords',
  religion: 'prayer',
  economy: 'two-coins',
  science: 'erlenmeyer',
  culture: 'lyre',
  utopia: 'peace-dove',

  'military-i': 'spartan-helmet',
  'military-ii': 'catapult',
  'military-iii': 'battle-tank',
  'religion-i': 'dolmen',
  'religion-ii': 'church',
  'economy-i': 'amphora',
  'economy-ii': 'caravel',
  'economy-iii': 'factory',
  'science-i': 'campfire',
  'science-ii': 'telescope',
  'science-iii': 'dna1',
  'culture-i': 'painted-pottery',
  'culture-ii': 'drama-masks',
  'culture-iii': 'film-projector',
  'utopia-iii': 'sunrise',

  assassination: 'plain-dagger',
  purge: 'guillotine',
  attack: 'sword-clash',
  'holy-book': 'open-book',
  'divine-right': 'crown',
  inquisition: 'cowled',
  development: 'hammer-nails',
  monopoly: 'top-hat',
  embargo: 'padlock',
  experiment: 'round-bottom-flask',
  research: 'magnifying-glass',
  breakthrough: 'light-bulb',
  inspiration: 'enlightenment',
  oligarchy: 'three-friends',
  republic: 'greek-temple',
  democracy: 'vote',

  hegemony: 'queen-crown',
  lead: 'laurels',
  first: 'flying-flag',
  check: 'check-mark',
  cancel: 'cancel',
  discard: 'card-discard',
  hand: 'poker-hand',
  hourglass: 'hourglass',
  trophy: 'trophy-cup',
  finish: 'next-button',
  team: 'shield',
  pass: 'clockwise-rotation',
};

const collection = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(readFileSync(collection, 'utf8'));

const lines = Object.entries(DRAWINGS).map(([name, drawing]) => {
  const match = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[drawing]?.body ?? '');
  if (match === null) throw new Error(`${drawing} is not a single path`);
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
  return `  ${key}:\n    '${match[1]}',`;
});
const text = `/** Written by draw-icons.js. Drawings from game-icons.net, CC BY 3.0. Each fills a square of 512. */
export const ICONS = {
${lines.join('\n')}
} as const;
export type IconName = keyof typeof ICONS;
`;
writeFileSync(new URL('icons.ts', import.meta.url), text);
