import type { CardId } from '../cards/kinds.ts';

const PEOPLE: readonly CardId[] = ['ostler', 'squire', 'novice', 'kitchen-boy', 'lady-in-waiting', 'organist'];
/** Whether a play of this card also names attack or defence. */
export const hasSides = (id: CardId): boolean => PEOPLE.includes(id);
/** The target a play of this card names. */
export const isNaming = (id: CardId): 'card' | 'type' | 'character' =>
  id === 'sacrifice' ? 'card' : id === 'bat-form' ? 'type' : 'character';
