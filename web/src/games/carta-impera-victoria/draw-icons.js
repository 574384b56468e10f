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
  'culture-i': 'djembe',
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
  pass: 'clockwise-rotation',
};

const collection = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(readFileSync(collection, 'utf8'));

/** How many numbers each command of a path takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The path with one decimal: a tenth of 512 is finer than any screen shows. */
function shorten(path) {
  let text = '';
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = TAKES[command.toLowerCase()];
    text += command;
    let left = rest;
    for (let i = 0; left.trim() !== ''; i++) {
      // The two flags of an arc may stand without a gap before what follows.
      const isFlag = takes === 7 && (i % 7 === 3 || i % 7 === 4);
      const [whole, number] = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(
        left,
      );
      left = left.slice(whole.length);
      const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
      text += (i > 0 && !short.startsWith('-') ? ' ' : '') + short;
    }
  }
  return text;
}

const lines = Object.entries(DRAWINGS).map(([name, drawing]) => {
  const match = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[drawing]?.body ?? '');
  if (match === null) throw new Error(`${drawing} is not a single path`);
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
  return `  ${key}:\n    '${shorten(match[1])}',`;
});
const text = `/** Written by draw-icons.js. Drawings from game-icons.net, CC BY 3.0. Each fills a square of 512. */
export const ICONS = {
${lines.join('\n')}
} as const;
export type IconName = keyof typeof ICONS;
`;
writeFileSync(new URL('icons.ts', import.meta.url), text);
