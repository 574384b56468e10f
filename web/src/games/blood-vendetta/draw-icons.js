import { drawIcons } from '../../../build/draw-icons.js';

/** What the board draws, by our name for it. */
const DRAWINGS = {
  vampires: 'vampire-dracula',
  hunters: 'crossbow',
  vargs: 'wolf-head',
  loner: 'fox-head',
  dead: 'tombstone',
  ready: 'check-mark',
  trial: 'scales',
  vote: 'vote',
  charmed: 'chained-heart',
  paralysed: 'frozen-body',
  say: 'talk',
  claims: 'notebook',
  roles: 'tabletop-players',
  rest: 'moon',
  covered: 'wax-seal',
  role: 'semi-closed-eye',
  foretell: 'crystal-ball',
  help: 'help',
  cancel: 'cancel',
  back: 'plain-arrow',
  yes: 'thumb-up',
  no: 'thumb-down',
  execute: 'guillotine',
  spare: 'dove',
  wait: 'stop-sign',
  danger: 'hazard-sign',
  point: 'pointing',
  lock: 'padlock',
  absent: 'sight-disabled',
};

drawIcons(DRAWINGS, import.meta.url);
