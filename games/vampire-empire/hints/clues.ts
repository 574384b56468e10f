import type { Clues } from '@duskhall/kernel';
import { type Character, has, maskOf, sizeOf } from '../characters.ts';
import { ATTACK, DEFENCE } from '../frames.ts';
import type { Options } from '../options.ts';
import { sumOf } from '../rules/batch.ts';
import type { State } from '../state/index.ts';
import type { View } from '../view/index.ts';

export interface Hinted {
  state: State;
  view: View;
  options: Options;
}

/** A choice of the vampire player that gives away identities. `isOpen`: a revealed vampire was in the castle. */
type Clue =
  /** The vampire player attacked this defender; -1: nobody. */
  | { did: 'fight'; castle: readonly Character[]; defender: Character; isOpen: boolean }
  /** The number of cards laid for the defender, capped at 2; `isClose`: few points were needed. */
  | { did: 'defend'; defender: Character; cards: 0 | 1 | 2; isClose: boolean }
  /** The vampire player denied that this character is a vampire. */
  | { did: 'deny'; character: Character };

// Likelihoods measured in games between bots, softened because people play differently.

/** The chance of no attack, by the number of vampires in the castle. */
const TRUCE = { hidden: [0.04, 0.12, 0.45, 0.95], open: [0.2, 0.28, 0.53, 0.95] };
/** The chance of attacking a vampire. */
const TREASON = 0.01;
/** By number of cards: the chance of laying that many for a human, and for a vampire. */
const DEFENCES = {
  close: [
    [0.94, 0.5],
    [0.05, 0.35],
    [0.01, 0.15],
  ],
  far: [
    [0.79, 0.74],
    [0.19, 0.15],
    [0.02, 0.11],
  ],
} as const;
/** An attack is close if it exceeds the defence by at most this many points. */
const CLOSE = 2;
/** The chance of a denial for a human, and for a vampire. */
const DENIAL = [0.1, 1] as const;

export const clues: Clues<Hinted> = {
  /** The vampire player knows every identity, so clues tell it nothing. */
  between: (before, after) => (after.viewer === after.vampire ? [] : choicesIn(before, after)),
  likelihood({ vampires }, given) {
    const clue = given as Clue;
    const isVampire = (character: Character): 0 | 1 => (has(vampires, character) ? 1 : 0);
    switch (clue.did) {
      case 'fight':
        return fightLikelihood(clue.castle, clue.defender, vampires, TRUCE[clue.isOpen ? 'open' : 'hidden']);
      case 'defend':
        return DEFENCES[clue.isClose ? 'close' : 'far'][clue.cards][isVampire(clue.defender)];
      case 'deny':
        return DENIAL[isVampire(clue.character)];
    }
  },
};

/** All humans in the castle are equally likely victims, so not being attacked is evidence too. */
function fightLikelihood(
  castle: readonly Character[],
  defender: Character,
  vampires: number,
  truce: readonly number[],
): number {
  const count = sizeOf(maskOf(castle) & vampires);
  if (defender < 0) return truce[count]!;
  return has(vampires, defender) ? TREASON : (1 - truce[count]!) / (castle.length - count);
}

function choicesIn(before: View, after: View): Clue[] {
  const [then, now] = [before.stack.at(-1)?.do ?? '', after.stack.at(-1)?.do ?? ''];
  const { castle, defender } = after;
  const isOpen = castle.some((character) => before.revealed.includes(character));
  if (after.turn === after.vampire) {
    if (before.defender < 0 && defender >= 0) return [{ did: 'fight', castle, defender, isOpen }];
    if (then === 'action.decided' && now.startsWith('window.')) return [{ did: 'fight', castle, defender: -1, isOpen }];
    return [];
  }
  if (then === 'combat.defended' && now === 'combat.responded') return [defenceIn(before, after)];
  const frame = after.stack.at(-1);
  return then === 'water.denied' && frame?.do === 'water.responded'
    ? [{ did: 'deny', character: frame.character }]
    : [];
}

function defenceIn({ laid, attacker, defender, attackMarks, defenceMarks, options }: View, after: View): Clue {
  const wanted = sumOf({ options }, laid[ATTACK]!) + attackMarks[attacker]!;
  const there = sumOf({ options }, laid[DEFENCE]!) + defenceMarks[defender]!;
  const cards = Math.min(2, after.laid[DEFENCE]!.length - laid[DEFENCE]!.length) as 0 | 1 | 2;
  return { did: 'defend', defender, cards, isClose: wanted - there <= CLOSE };
}
