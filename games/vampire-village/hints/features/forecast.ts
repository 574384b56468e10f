import type { Seat } from '@duskhall/kernel';
import { DEMON, type Type, VAMPIRE, WEREWOLF } from '../../cards/index.ts';
import { LOT, type State, type Village } from '../../state.ts';
import { attackers, present, values } from './creatures.ts';
import type { Facts } from './facts.ts';
import { CONSTRUCTION, CREATURES, moment } from './moment.ts';
import { village } from './village.ts';

/** What remains if the attacks of this round came now and the owner gave up the cheapest cards. */
export const forecast = { lost: 0, villagers: 0, creatures: 0 };
/** The same if some more creatures of each type came first. */
export const drill = { lost: 0, villagers: 0, creatures: 0 };
const MOST_CARDS = 256;
const fallen = new Uint8Array(MOST_CARDS);
const left = new Int8Array(128);

/** `creatures` and `village` have been read. */
export function readForecasts(s: State, seat: Seat, lots: Village, facts: Facts): void {
  readForecast(s, seat, lots, facts, forecast, 0);
  const more = moment.phase === CONSTRUCTION || (moment.phase === CREATURES && moment.share === 0) ? 2 : 1;
  if (moment.phase === CONSTRUCTION || moment.phase === CREATURES) readForecast(s, seat, lots, facts, drill, more);
  else Object.assign(drill, forecast);
}

function readForecast(s: State, seat: Seat, lots: Village, facts: Facts, into: typeof forecast, more: number): void {
  const { kinds, types, usual } = facts;
  fallen.fill(0, 0, lots.length / LOT);
  left.set(present);
  for (let type = 0; type < TYPES; type++) {
    left[kinds + type] = more;
    values[kinds + type] = type === WEREWOLF ? 1 + attackers[type]! : usual[s.round * TYPES + type]!;
  }
  into.lost = 0;
  into.villagers = village.villagers;
  const lane = s.table.lanes[seat]!;
  const top = lane[lane.length - 1];
  if (top?.do === 'slay.chosen') slay(top.type, top.isFree, facts);
  for (let place = moment.attacked; place < s.order.length; place++) storm(lots, s.order[place]!, facts, into);
  into.creatures = 0;
  for (let kind = 0; kind < kinds + TYPES; kind++)
    if (types[kind]! >= 0 && types[kind] !== DEMON) into.creatures += left[kind]!;
}
const TYPES = 3;

/** VV-4.74: until one side is defeated, or the attack is repelled. */
function storm(lots: Village, type: Type, facts: Facts, into: typeof forecast): void {
  const { types, kinds, isHero, defence, icons } = facts;
  let attack = 0;
  for (let kind = 0; kind < kinds + TYPES; kind++) if (types[kind] === type) attack += left[kind]! * values[kind]!;
  const axis = type === WEREWOLF ? 2 : 1;
  const sign = type === VAMPIRE ? -1 : 1;
  while (attack > 0) {
    let edge = NONE;
    for (let lot = 0; lot < lots.length; lot += LOT)
      if (fallen[lot / LOT] === 0) edge = Math.min(edge, sign * lots[lot + axis]!);
    if (edge === NONE) return;
    let wall = 0;
    let cheapest = 0;
    let least = NONE;
    for (let lot = 0; lot < lots.length; lot += LOT) {
      if (fallen[lot / LOT] !== 0 || sign * lots[lot + axis]! !== edge) continue;
      const card = lots[lot]!;
      wall += defence[card * 3 + type]!;
      const cost = isHero[card] === 1 ? 0 : lots[lot + 3]! + defence[card * 3 + type]! / 8;
      if (cost < least) {
        least = cost;
        cheapest = lot;
      }
    }
    if (attack <= wall) return;
    const card = lots[cheapest]!;
    fallen[cheapest / LOT] = 1;
    into.lost++;
    if (isHero[card] === 0) into.villagers -= lots[cheapest + 3]!;
    attack -= slay(type, icons[card * 3 + type] === 1, facts);
  }
}
const NONE = 99;

/** VV-4.75: the weakest attacker, or the strongest if the choice is free; its value. */
function slay(type: Type, isFree: boolean, { types, kinds }: Facts): number {
  let chosen = -1;
  for (let kind = 0; kind < kinds + TYPES; kind++) {
    if (types[kind] !== type || left[kind]! <= 0) continue;
    if (chosen < 0 || (isFree ? values[kind]! > values[chosen]! : values[kind]! < values[chosen]!)) chosen = kind;
  }
  if (chosen < 0) return 0;
  left[chosen]!--;
  return values[chosen]!;
}
