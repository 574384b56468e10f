import { ask, next, type Seat, seal, together } from '@duskhall/kernel';
import { ATTACKERS, type Card, DEMON, type Kind, type Type, WITCH } from '../cards/index.ts';
import type { CardMove, CreatureMove } from '../frames.ts';
import {
  type Around,
  allSeats,
  countOf,
  creatureAt,
  leftOf,
  rightOf,
  type State,
  type StepsOf,
  setOf,
  sumOf,
} from '../state.ts';
import { defenceOf, lineOf, lotOf, withoutCard } from './village.ts';

/**
 * VV-4.60, VV-4.61, VV-4.70 to VV-4.72: freezes the values, then each type attacks all villages at once. Everything
 * here is public.
 */
export const attackSteps: StepsOf<'threats' | 'attack' | 'breach' | 'sacrifice' | 'slay'> = {
  'threats.freeze'(s) {
    s.threats = threatsNow(s);
    s.excess = excessNow(s);
    for (const seat of allSeats(s.seats))
      s.table.log?.push({ type: 'threatened', seat, attack: ATTACKERS.map((type) => attackOf(s, seat, type)) });
    next(s, { do: 'attack.begin', place: 0 });
  },
  'attack.begin'(s, { place }) {
    const type = s.order[place];
    if (type === undefined) return next(s, { do: 'round.end' });
    s.table.log?.push({ type: 'attackBegan', attacker: type });
    together(s, allSeats(s.seats), { do: 'breach.check', type }, { do: 'attack.begin', place: place + 1 });
  },

  /**
   * VV-4.74, VV-4.77 to VV-4.79: the attack is repelled, or a card of the line falls together with an attacker, until
   * one side is defeated.
   */
  'breach.check'(s, { type }) {
    const seat = s.table.lane;
    const village = s.villages[seat]!;
    const line = lineOf(village, type);
    if (line.length === 0 || !isAttacked(s, seat, type)) return;
    const attack = attackOf(s, seat, type);
    const defence = defenceOf(setOf(s), village, line, type);
    if (attack <= defence) {
      s.table.log?.push({ type: 'repelled', seat, attacker: type, attack, defence });
      return;
    }
    s.table.log?.push({ type: 'breached', seat, attacker: type, attack, defence });
    if (line.length > 1) ask(s, [seat], 'sacrifice', { do: 'sacrifice.chosen', type });
    else fall(s, type, village[line[0]!]!);
  },
  'sacrifice.chosen'(s, { type }, answers) {
    seal(s);
    fall(s, type, (answers[s.table.lane] as CardMove).card);
  },
  'slay.chosen'(s, { type }, answers) {
    seal(s);
    slay(s, type, (answers[s.table.lane] as CreatureMove).creature);
  },
};

/** VV-4.75, VV-5.26: a card falls; then the weakest attacker, or any attacker after a hero with the right icon. */
function fall(s: State, type: Type, card: Card): void {
  const village = s.villages[s.table.lane]!;
  const villagers = village[lotOf(village, card) + 3]!;
  s.villages[s.table.lane] = withoutCard(village, card);
  s.fallen[s.table.lane] = [...s.fallen[s.table.lane]!, card];
  s.table.log?.push({ type: 'fell', seat: s.table.lane, card, villagers });
  const isFree = setOf(s).cards[card]!.icons[type]!;
  const kinds = slayable(s, s.table.lane, type, isFree);
  if (kinds.length > 1) ask(s, [s.table.lane], 'slay', { do: 'slay.chosen', type, isFree });
  else slay(s, type, kinds[0]!);
}

function slay(s: State, type: Type, kind: Kind): void {
  s.around[creatureAt(s, s.table.lane, kind)]!--;
  s.slain[kind]!++;
  s.table.log?.push({ type: 'slew', seat: s.table.lane, creature: kind });
  next(s, { do: 'breach.check', type });
}

/** The creatures with their frozen values. */
export interface Threatened extends Around {
  threats: readonly number[];
}

/** Fallen cards minus slain creatures: the same before and after a breach (VV-4.76). */
export const excessNow = (s: State): number => sumOf(s.fallen.map((cards) => cards.length)) - sumOf(s.slain);

/** The kinds that may be destroyed, in card-list order. */
export function slayable(s: Threatened, seat: Seat, type: Type, isFree: boolean): Kind[] {
  const { creatures } = setOf(s);
  let least = Infinity;
  let kinds: Kind[] = [];
  for (let kind = 0; kind < creatures.length; kind++) {
    const at = creatureAt(s, seat, kind);
    if (creatures[kind]!.type !== type || s.around[at] === 0) continue;
    const threat = s.threats[at]!;
    if (!isFree && threat > least) continue;
    if (!isFree && threat < least) kinds = [];
    least = threat;
    kinds.push(kind);
  }
  return kinds;
}

function isAttacked(s: Around, seat: Seat, type: Type): boolean {
  return setOf(s).creatures.some((creature, kind) => creature.type === type && countOf(s, seat, kind) > 0);
}

/** VV-4.74: the sum of the frozen values. */
export function attackOf(s: Threatened, seat: Seat, type: Type): number {
  const { creatures } = setOf(s);
  let attack = 0;
  for (let kind = 0; kind < creatures.length; kind++) {
    const at = creatureAt(s, seat, kind);
    if (creatures[kind]!.type === type) attack += s.around[at]! * s.threats[at]!;
  }
  return attack;
}

/** VV-5.41 to VV-5.61: the value every creature would have now, present or not. */
export function threatsNow(s: Around): number[] {
  const { creatures } = setOf(s);
  const witches = allSeats(s.seats).map((seat) =>
    creatures.reduce((sum, { type }, kind) => sum + (type === WITCH ? countOf(s, seat, kind) : 0), 0),
  );
  return allSeats(s.seats).flatMap((seat) =>
    creatures.map(({ type, effect, value }, kind) => {
      if (type === DEMON) return 0;
      if (effect === 'witches-left') return witches[leftOf(s, seat)]!;
      if (effect === 'witches-right') return witches[rightOf(s, seat)]!;
      return effect === 'pack' ? countOf(s, seat, kind) : value;
    }),
  );
}
