import { cardsOf, readSet, roleName } from '@duskhall/blood-vendetta';
import type { OptionValues } from '@duskhall/kernel';

/**
 * Sets whose nights the evidence understands: no vargs, no Count as heir, nobody who must not tell the own role. The first
 * are recommended ones (VN-2.7), the others have more roles that somebody can pose as.
 */
export const SETS = [
  'count queen vampire*3 hunter*2',
  'prince lamia vampire*4 scout hunter',
  'prince queen vampire*4 scout hunter werewolf',
  'king ghoul vampire*4 monk hunter kitsune',
  'prince queen vampire*5 leader scout hunter',
  'prince lamia dhampir vampire*4 leader scout monk',
  'queen dhampir vampire*2 scout hunter',
  'count queen dhampir vampire*2 scout hunter',
  'king queen revenant vampire*2 leader hunter',
  'count queen dhampir revenant vampire*2 leader hunter',
  'prince dhampir revenant vampire*2 hunter*2 werewolf',
  'king queen revenant dhampir vampire*2 scout hunter kitsune',
  'prince queen ghoul dhampir vampire*2 leader hunter werewolf',
  'count queen lamia dhampir revenant vampire*2 leader scout hunter',
] as const;

/** A table with these cards. */
export function tableWith(set: string): { seats: number; options: OptionValues } {
  const cards = cardsOf(readSet(set));
  const counts: { [role: string]: number } = {};
  for (const card of cards) counts[roleName(card)] = (counts[roleName(card)] ?? 0) + 1;
  return { seats: cards.length, options: { set: 'custom', callMode: 'simultaneous', ...counts } };
}
