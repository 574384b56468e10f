import type { Clues, Hints } from '@duskhall/kernel';
import { bit, type Character, has, sizeOf } from './characters.ts';
import type { ActionMove, Move } from './frames.ts';
import type { Options } from './options.ts';
import { outcomeOf } from './outcome.ts';
import type { State } from './state/index.ts';
import type { View } from './view/index.ts';

interface Hinted {
  state: State;
  view: View;
  options: Options;
}

/** How much a point of lead counts, a revealed vampire in the castle squared, and the cards one side has more. */
const FEATURES = { point: 0.7, conquest: 0.25, card: 0.02 };

/** VE-6: the points as they stand, how near a conquest is, and who has more cards to play. */
function value(s: State): number[] {
  const { humanPoints, vampirePoints } = outcomeOf(s);
  const conquerors = sizeOf(s.castle.reduce((mask, character) => mask | bit(character), 0) & s.revealed);
  const cards = [0, 1].map((seat) => s.hands[seat]!.length + s.decks[seat]!.length);
  const { point, conquest, card } = FEATURES;
  const lead =
    point * (humanPoints - vampirePoints) -
    conquest * conquerors ** 2 +
    card * (cards[1 - s.vampire]! - cards[s.vampire]!);
  const human = 1 / (1 + Math.exp(-lead));
  return [0, 1].map((seat) => (seat === s.vampire ? 1 - human : human));
}

const ACTION_WEIGHTS: Record<ActionMove['action'], number> = { combat: 4, 'holy-water': 3, hide: 1, pass: 1 };

/** How much a seat would like this character dead. */
function hatred(view: View, character: Character): number {
  const identity = view.identities[character]!;
  if (identity < 0) return 1;
  const isVampires = view.viewer === view.vampire;
  return (identity === 1) === isVampires ? 0.05 : 3;
}

function weights(view: View, moves: readonly Move[]): number[] {
  return moves.map((move) => {
    if ('resign' in move) return 0;
    if ('action' in move) return ACTION_WEIGHTS[move.action];
    if ('defender' in move) return hatred(view, move.defender);
    if ('character' in move) return view.question === 'suspect' ? 0.1 + hatred(view, move.character) : 1;
    if ('pile' in move) return 0.5;
    if ('done' in move) return view.question === 'lay' ? 1 : 2;
    return view.question === 'lay' ? 3 : 1;
  });
}

/** A choice of the vampire player about a character: whom it attacked by night, whom it defended by day. */
interface Choice {
  did: keyof typeof CANDOUR;
  character: Character;
}
/** How likely each choice is when the character is human, and when it is a vampire. */
const CANDOUR = { attacked: [1, 0.2], defended: [0.6, 1] } as const;

const clues: Clues<Hinted> = {
  between(before, after) {
    if (after.viewer === after.vampire || after.defender < 0) return [];
    const isNight = after.turn === after.vampire;
    if (isNight && before.defender < 0) return [{ did: 'attacked', character: after.defender }];
    const isDefence = !isNight && before.defender >= 0 && after.laid[1]!.length > before.laid[1]!.length;
    return isDefence ? [{ did: 'defended', character: after.defender }] : [];
  },
  likelihood(s, clue) {
    const { did, character } = clue as Choice;
    return CANDOUR[did][has(s.vampires, character) ? 1 : 0];
  },
};

export const hints: Hints<Hinted> = { value, weights, clues };
