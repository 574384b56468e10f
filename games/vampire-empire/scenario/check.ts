import { COFFIN, KITCHEN_BOY, LADY_IN_WAITING, NOVICE, ORGANIST, OSTLER, SQUIRE } from '../cards/kinds.ts';
import { CHARACTER_NAMES, CHARACTERS, type Character, sizeOf } from '../characters.ts';
import { cardsIn, humanOf, isOut, isRevealed, type State } from '../state/index.ts';

export type Step = 'exchange' | 'before' | 'action' | 'after' | 'end' | 'over';

/** Why no game can reach this position; null if one can. */
export const impossibility = (s: State, step: Step): string | null =>
  (step === 'over' ? null : endOf(s)) ?? pilesOf(s, step) ?? markersOf(s);

/** VE-6: an ending that the position has already reached. */
function endOf(s: State): string | null {
  const over = 'the game is over, which is step "over"';
  if (sizeOf(s.dead & s.vampires) === 3) return `dead: all three vampires are dead: ${over} (VE-6.1)`;
  if (sizeOf(s.dead & ~s.vampires) === 6) return `dead: all six humans are dead: ${over} (VE-6.2)`;
  if (s.castle.length === 3 && s.castle.every((character) => isRevealed(s, character)))
    return `castle: three revealed vampires hold it: ${over} (VE-6.3)`;
  return null;
}

function pilesOf(s: State, step: Step): string | null {
  for (const seat of [s.vampire, humanOf(s)]) {
    const where = seat === s.vampire ? 'vampire' : 'human';
    const held = s.hands[seat]!.length;
    const most = 8 + 3 * cardsIn(s).copies[COFFIN]!;
    if (s.isRecycled[seat] && s.cellars[seat]!.length > 0)
      return `${where}.cellar: a cellar that was recycled takes no cards any more (VE-4.3.6)`;
    if (held > most)
      return `${where}.hand: ${held} cards are more than ${most}, 8 and the 3 of a Coffin (VE-4.3.2, VE-5.21)`;
  }
  if (step === 'exchange' && isOut(s, s.turn))
    return `turn: the ${s.turn === s.vampire ? 'vampire' : 'human'} player is out of cards and takes no turn (VE-4.16.2)`;
  return null;
}

/** VE-5.10, by profession: the cards that place its markers, and their favourites. */
const PEOPLE = [
  [
    [SQUIRE, 'officer'],
    [LADY_IN_WAITING, 'lady'],
  ],
  [
    [NOVICE, 'nun'],
    [ORGANIST, 'bishop'],
  ],
  [
    [OSTLER, 'butler'],
    [KITCHEN_BOY, 'cook'],
  ],
] as const;
function mostMarkers(s: State, character: Character): number {
  const { copies } = cardsIn(s);
  const name = CHARACTER_NAMES[character];
  const cards = PEOPLE[Math.floor(character / 3)]!;
  return cards.reduce((sum, [card, favourite]) => sum + copies[card]! * (favourite === name ? 2 : 1), 0);
}
function markersOf(s: State): string | null {
  const marks = (character: Character): number => s.attackMarks[character]! + s.defenceMarks[character]!;
  const who = CHARACTERS.find((character) => marks(character) > mostMarkers(s, character));
  if (who === undefined) return null;
  const most = mostMarkers(s, who);
  return `markers.${CHARACTER_NAMES[who]}: ${marks(who)} are more than the ${most} that cards can put there (VE-5.10)`;
}
