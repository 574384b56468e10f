import type { Seat } from '@duskhall/kernel';
import { type Creature, DEMON, WITCH } from '../../cards/index.ts';
import { creatureAt, DRAW, leftOf, rightOf, type State, setOf } from '../../state.ts';
import type { Facts } from './facts.ts';

const MOST = 128;
/** By kind: how many are around the village, and the attack value of each. */
export const present = new Int8Array(MOST);
export const values = new Float64Array(MOST);
/** By attacker type. */
export const attackers = new Float64Array(3);
export const attack = new Float64Array(3);
const neighbours = new Int8Array(MOST);

/** The creatures around a village, gifts and deeds in the making included, and their values. */
export function readCreatures(s: State, seat: Seat, { types, kinds }: Facts): void {
  const { creatures } = setOf(s);
  gather(s, seat, present, kinds);
  gather(s, leftOf(s, seat), neighbours, kinds);
  const toTheLeft = witchesIn(neighbours, types, kinds);
  let toTheRight = toTheLeft;
  if (s.seats > 2) {
    gather(s, rightOf(s, seat), neighbours, kinds);
    toTheRight = witchesIn(neighbours, types, kinds);
  }
  attackers.fill(0);
  attack.fill(0);
  const isFrozen = s.threats.length > 0;
  for (let kind = 0; kind < kinds; kind++) {
    const type = types[kind]!;
    if (type < 0 || type === DEMON) continue;
    const count = present[kind]!;
    const value = isFrozen
      ? s.threats[creatureAt(s, seat, kind)]!
      : worthOf(creatures[kind]!, count, toTheLeft, toTheRight);
    values[kind] = value;
    attackers[type]! += count;
    attack[type]! += count * value;
  }
}

/** VV-5.41 to VV-5.61. */
function worthOf({ effect, value }: Creature, pack: number, toTheLeft: number, toTheRight: number): number {
  if (effect === 'witches-left') return toTheLeft;
  if (effect === 'witches-right') return toTheRight;
  return effect === 'pack' ? pack : value;
}

function gather(s: State, seat: Seat, into: Int8Array, kinds: number): void {
  const first = seat * kinds;
  for (let kind = 0; kind < kinds; kind++) into[kind] = s.around[first + kind]!;
  const [left, right] = [leftOf(s, seat), rightOf(s, seat)];
  receive(into, s.gifts[right * DRAW]!);
  receive(into, s.gifts[left * DRAW + 1]!);
  receive(into, s.gifts[seat * DRAW + 2]!);
  const deeds = s.deeds[seat]!;
  for (let i = 0; i < deeds.length; i += 3) {
    into[deeds[i]!]!--;
    receive(into, deeds[i + 2]!);
  }
  // Demons lure from the right neighbour (VV-5.34).
  const others = s.deeds[left]!;
  for (let i = 0; i < others.length; i += 3) if (others[i + 2]! >= 0) into[others[i + 2]!]!--;
}

function receive(into: Int8Array, kind: number): void {
  if (kind >= 0) into[kind]!++;
}

function witchesIn(around: Int8Array, types: Int8Array, kinds: number): number {
  let witches = 0;
  for (let kind = 0; kind < kinds; kind++) if (types[kind] === WITCH) witches += around[kind]!;
  return witches;
}
