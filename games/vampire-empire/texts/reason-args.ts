import type { Card } from '../cards/kinds.ts';
import type { Character } from '../characters.ts';

/** The numbers that the sentence of a refusal fills in. */
export interface ReasonArgs {
  over: object;
  'not-asked': object;
  malformed: object;
  'not-in-hand': { card: Card };
  'too-many-cards': { count: number };
  'must-draw': object;
  'exchange-begun': object;
  'cellar-closed': object;
  'not-a-vampire': { character: Character };
  'already-revealed': { character: Character };
  'set-aside': { character: Character };
  'wrong-moment': { card: Card };
  'cannot-pay': { card: Card; cost: number; count: number };
  'not-a-target': object;
  'leaves-nothing-to-return': object;
  'not-your-action': object;
  'too-few-vampire-cards': { needed: number; count: number };
  'too-few-holy-water': { needed: number; count: number };
  'no-attack-possible': object;
  'not-in-castle': { character: Character };
  'not-a-vampire-card': { card: Card };
  'not-holy-water': { card: Card };
  dead: { character: Character };
  'one-fighter': object;
  'revealed-cannot-attack': object;
  'revealed-must-attack': object;
  'too-weak': object;
  'not-valid': { card: Card };
  'not-on-the-table': object;
  'not-just-played': object;
  'not-in-cellar': { card: Card };
  'not-in-moat': { card: Card };
  'not-valued': { card: Card };
  'already-chosen': { character: Character };
  'nobody-fits': { card: Card };
  'city-empty': { card: Card };
  'journey-under-way': object;
  'moat-without-cards': { card: Card };
  'cellar-empty': { card: Card };
  'hand-empty': { card: Card };
  'no-vampire-in-castle': { card: Card };
  'nothing-to-draw': { card: Card };
}
