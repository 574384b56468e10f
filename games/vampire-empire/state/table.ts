import { cloneTable, newTable, type Rng } from '@duskhall/kernel';
import type { Card } from '../cards/kinds.ts';
import type { Options } from '../options.ts';
import type { State } from './index.ts';
import { EMPTY_PLAN } from './plan.ts';

/** A table with nothing on it. */
/** VE-3.5 */
export function emptyTable(options: Options, rng: Rng, rules: number): State {
  return {
    table: newTable(rng, 2),
    options,
    rules,
    vampire: 0,
    turn: 0,
    turns: 1,
    ending: '',
    winner: -1,
    vampires: 0,
    revealed: 0,
    confirmed: 0,
    dead: 0,
    trusted: 0,
    castle: [],
    city: [],
    blocks: [[], [], []],
    away: -1,
    dying: -1,
    attackMarks: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    defenceMarks: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    decks: [[], []],
    hands: [[], []],
    cellars: [[], []],
    moats: [[], []],
    sunk: [[], []],
    isRecycled: [false, false],
    foreign: 0,
    plans: [EMPTY_PLAN, EMPTY_PLAN],
    attacker: -1,
    defender: -1,
    round: 0,
    laid: [[], []],
    fresh: 0,
    known: [[], [], [], []],
  };
}

export function clone(s: State): State {
  return {
    table: cloneTable(s.table),
    options: s.options,
    rules: s.rules,
    vampire: s.vampire,
    turn: s.turn,
    turns: s.turns,
    ending: s.ending,
    winner: s.winner,
    vampires: s.vampires,
    revealed: s.revealed,
    confirmed: s.confirmed,
    dead: s.dead,
    trusted: s.trusted,
    castle: s.castle.slice(),
    city: s.city.slice(),
    blocks: s.blocks.slice(),
    away: s.away,
    dying: s.dying,
    attackMarks: s.attackMarks.slice(),
    defenceMarks: s.defenceMarks.slice(),
    decks: both(s.decks),
    hands: both(s.hands),
    cellars: both(s.cellars),
    moats: both(s.moats),
    sunk: both(s.sunk),
    isRecycled: s.isRecycled.slice(),
    foreign: s.foreign,
    plans: s.plans.slice(),
    attacker: s.attacker,
    defender: s.defender,
    round: s.round,
    laid: both(s.laid),
    fresh: s.fresh,
    known: s.known.slice(),
  };
}
const both = ([first, second]: Card[][]): Card[][] => [first!.slice(), second!.slice()];
