import type { Seat } from '@duskhall/kernel';
import { COLOURS, VAMPIRE, WEREWOLF, WITCH, YELLOW } from '../../cards/index.ts';
import { WIDTH } from '../../rules/village.ts';
import { LOT, type State, type Village } from '../../state.ts';
import type { Facts } from './facts.ts';

/** The village as it is or is planned. */
export const villageOf = (s: State, seat: Seat): Village =>
  s.plans[seat]!.length > 0 ? s.plans[seat]! : s.villages[seat]!;

const TYPES = 3;
const FAR = 99;
/** What a village is like; each list is by attacker type, and tells of its line of defence. */
export const village = {
  villagers: 0,
  /** On heroes, where they score nothing. */
  idle: 0,
  heroes: 0,
  /** Buildings that the plague strikes. */
  plagued: 0,
  /** The fewest villagers on a building that has any; 0: there is none. */
  poorest: 0,
  /** The villagers in a line of defence. */
  exposed: 0,
  /** The most buildings in a row, and in a column. */
  longestRow: 0,
  longestColumn: 0,
  /** By colour: buildings. */
  colours: new Float64Array(COLOURS.length),
  /** The defence of all cards together. */
  worth: 0,
  defence: new Float64Array(TYPES),
  /** Of the line behind. */
  reserve: new Float64Array(TYPES),
  length: new Float64Array(TYPES),
  icons: new Float64Array(TYPES),
};
/** By attacker type and distance from its line of defence: the defence there, and the cards. */
const walls = new Float64Array(TYPES * WIDTH);
const cards = new Uint8Array(TYPES * WIDTH);
/** Buildings by row and by column. */
const rows = new Uint8Array(WIDTH);
const columns = new Uint8Array(WIDTH);

export function readVillage(lots: Village, { isHero, colours, defence, icons }: Facts, isPlagueWide: boolean): void {
  let [left, right, top] = [FAR, -FAR, FAR];
  for (let lot = 0; lot < lots.length; lot += LOT) {
    left = Math.min(left, lots[lot + 1]!);
    right = Math.max(right, lots[lot + 1]!);
    top = Math.min(top, lots[lot + 2]!);
  }
  clear();
  for (let lot = 0; lot < lots.length; lot += LOT) {
    const card = lots[lot]!;
    const villagers = lots[lot + 3]!;
    const [x, y, back] = [lots[lot + 1]! - left, lots[lot + 2]! - top, right - lots[lot + 1]!];
    note(WITCH, x, card, defence, icons);
    note(WEREWOLF, y, card, defence, icons);
    note(VAMPIRE, back, card, defence, icons);
    if (isHero[card] === 1) {
      village.heroes++;
      village.idle += villagers;
      continue;
    }
    village.villagers += villagers;
    if (x === 0 || y === 0 || back === 0) village.exposed += villagers;
    village.colours[colours[card]!]!++;
    if (villagers > 0) {
      if (isPlagueWide || colours[card] === YELLOW) village.plagued++;
      if (village.poorest === 0 || villagers < village.poorest) village.poorest = villagers;
    }
    village.longestRow = Math.max(village.longestRow, ++rows[y]!);
    village.longestColumn = Math.max(village.longestColumn, ++columns[x]!);
  }
  for (let type = 0; type < TYPES; type++) {
    const first = type * WIDTH;
    village.defence[type] = walls[first]!;
    village.length[type] = cards[first]!;
    let behind = first + 1;
    while (behind < first + WIDTH && cards[behind] === 0) behind++;
    village.reserve[type] = behind < first + WIDTH ? walls[behind]! : 0;
  }
}

function clear(): void {
  village.villagers = 0;
  village.idle = 0;
  village.heroes = 0;
  village.plagued = 0;
  village.poorest = 0;
  village.exposed = 0;
  village.longestRow = 0;
  village.longestColumn = 0;
  village.colours.fill(0);
  village.worth = 0;
  village.icons.fill(0);
  walls.fill(0);
  cards.fill(0);
  rows.fill(0);
  columns.fill(0);
}

function note(type: number, distance: number, card: number, defence: Uint8Array, icons: Uint8Array): void {
  const wall = defence[card * TYPES + type]!;
  walls[type * WIDTH + distance]! += wall;
  cards[type * WIDTH + distance]!++;
  village.worth += wall;
  if (distance === 0) village.icons[type]! += icons[card * TYPES + type]!;
}
