import {
  type CharacterName,
  characterNamed,
  HUMAN_CARDS,
  type Move,
  TYPE_NAMES,
  VAMPIRE_CARDS,
} from '@duskhall/vampire-empire';

/* What is done at a table that teaches: the reader sits on seat 0, Odile on the other. */
export const me = 0;
export const odile = 1;
/** What is laid and paid was chosen for the numbers of this set. */
export const options = { responseMode: 'always-ask', cardSet: 'reconstructed-1' };

type HumanCard = keyof typeof HUMAN_CARDS;
type VampireCard = keyof typeof VAMPIRE_CARDS;
export const done: Move = { done: true };
export const skip: Move = { skip: true };
export const human = (card: HumanCard) => ({ card: HUMAN_CARDS[card].number });
export const vampire = (card: VampireCard) => ({ card: VAMPIRE_CARDS[card].number });
export const who = (character: CharacterName) => ({ character: characterNamed(character) });
export const fight = (attacker: CharacterName, defender: CharacterName): Move => ({
  attacker: characterNamed(attacker),
  defender: characterNamed(defender),
});
export const attack = (attacker: CharacterName, defender: CharacterName): Move[] => [
  { action: 'combat' },
  fight(attacker, defender),
];
/** A support card on nobody, or on the number of a character, a type or a card. */
export const playHuman = (card: HumanCard, on = -1, as = -1): Move => ({ play: HUMAN_CARDS[card].number, on, as });
export const playVampire = (card: VampireCard, on = -1, as = -1): Move => ({
  play: VAMPIRE_CARDS[card].number,
  on,
  as,
});
export const type = (name: (typeof TYPE_NAMES)[number]): number => TYPE_NAMES.indexOf(name);
