import { type CardSet, COLOURS, DEMON, type Type } from '../../cards/index.ts';
import { attack, attackers, present } from './creatures.ts';
import { drill, forecast } from './forecast.ts';
import { moment } from './moment.ts';
import { village } from './village.ts';

/* Features of a village that has been read; each number is scaled to about 1. */

export const VILLAGE_SIZE = 19;
export function tellVillage(cards: number, into: Float64Array): void {
  into[0] = village.villagers / 8;
  into[1] = village.idle / 4;
  into[2] = cards / 8;
  into[3] = village.heroes / 3;
  into[4] = village.plagued / 4;
  into[5] = village.poorest / 3;
  into[6] = village.exposed / 8;
  into[7] = (village.longestRow + village.longestColumn) / 8;
  into[8] = village.worth / 16;
  into[9] = forecast.villagers / 8;
  into[10] = forecast.creatures / 4;
  into[11] = forecast.lost / 3;
  into[12] = drill.villagers / 8;
  into[13] = drill.creatures / 4;
  into[14] = drill.lost / 3;
  for (let colour = 0; colour < COLOURS.length; colour++) into[15 + colour] = village.colours[colour]! / 4;
}

/** The steps of a curve from breach to surplus. */
const STEPS = [-8, -4, -1, 0, 2, 4, 7, 11];
const CURVE = 13;
export const SIEGE_SIZE = CURVE + STEPS.length - 1;
/** Defence and attack by type, and how they compare where the attack is still to come. */
export function tellSiege(order: readonly Type[], into: Float64Array, at: number): void {
  for (let place = 0; place < order.length; place++) {
    const type = order[place]!;
    into[at + type] = village.defence[type]! / 6;
    into[at + 3 + type] = attackers[type]! / 3;
    into[at + 9]! += village.reserve[type]! / 12;
    into[at + 10]! += village.length[type]! / 8;
    if (place < moment.attacked) continue;
    const spare = village.defence[type]! - attack[type]!;
    into[at + 6 + type] = Math.max(-10, Math.min(10, spare)) / 8;
    into[at + 11]! += (attack[type]! * attackers[type]!) / 30;
    if (spare < 0) into[at + 12]! += village.icons[type]! / 2;
    for (let i = 0; i < STEPS.length - 1; i++)
      into[at + CURVE + i]! += Math.max(0, Math.min(1, (spare - STEPS[i]!) / (STEPS[i + 1]! - STEPS[i]!)));
  }
}

export const DEMONS_SIZE = 5;
/** Demons, those for which there is no hero, and what their special options would strike. */
export function tellDemons({ creatures }: CardSet, into: Float64Array, at: number): void {
  let demons = 0;
  for (let kind = 0; kind < creatures.length; kind++) {
    const { type, effect } = creatures[kind]!;
    const count = present[kind]!;
    if (type !== DEMON || count <= 0) continue;
    demons += count;
    if (effect === 'plague') into[at + 2] = village.plagued / 4;
    else if (effect === 'ruin') into[at + 3] = village.poorest / 3;
    else if (effect === 'lure') into[at + 4]! += count / 2;
  }
  into[at] = demons / 2;
  into[at + 1] = Math.max(0, demons - village.heroes) / 2;
}
