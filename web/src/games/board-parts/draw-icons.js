/* Draws icons.ts. Run it after changing the table: node web/src/games/board-parts/draw-icons.js */
import { drawIcons } from '../../../build/draw-icons.js';

/** By our name: the drawing's name in game-icons. */
const DRAWINGS = {
  check: 'check-mark',
  close: 'cancel',
};

drawIcons(DRAWINGS, import.meta.url);
