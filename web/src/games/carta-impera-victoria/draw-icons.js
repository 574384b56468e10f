/* Draws icons.ts. Run it after changing the table: node web/src/games/carta-impera-victoria/draw-icons.js */
import { drawIcons } from '../../../build/draw-icons.js';

/** By our name: the drawing's name in game-icons. */
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
  cancel: 'cancel',
  discard: 'card-discard',
  hand: 'poker-hand',
  hourglass: 'hourglass',
  trophy: 'trophy-cup',
  finish: 'next-button',
  pass: 'clockwise-rotation',
};

drawIcons(DRAWINGS, import.meta.url);
