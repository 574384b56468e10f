import type { Seat } from '@duskhall/kernel';
import { BLOOD, HOLY_WATER } from '../cards/kinds.ts';
import { has, maskOf, sizeOf } from '../characters.ts';
import { ATTACK, DEFENCE } from '../frames.ts';
import { outcomeOf } from '../outcome.ts';
import { sumOf } from '../rules/batch.ts';
import { cardsIn, type State } from '../state/index.ts';

/**
 * Weights of a linear evaluation for the human player, fitted to the results of many games between bots: a point of
 * lead, and its extra weight as cards run out; the surplus of cards; holy water and vampire cards in hand; a combat
 * likely to kill; the last eight cards of a side. Set by hand: `conquest`, on the square of revealed vampires in the
 * castle.
 */
const FEATURES = {
  ...{ point: 0.31, latePoint: 0.37, share: 0.9, water: 0.18, blood: -0.21, combat: 0.24 },
  ...{ lastHuman: -1, lastVampire: 0.6, conquest: -0.25 },
};
/**
 * To a human player well ahead in cards, a vampire in the castle is worth more because it can be fought there: with
 * only humans in the castle, the cards would run out without a kill.
 */
const PREY = 6;
/** The surplus above which `PREY` applies. */
const MOST = 0.5;
/**
 * To the vampire player, an unrevealed vampire is worth more: an imagined opponent knows it, a real one may not.
 */
const SECRET = 0.25;

/** By seat: its estimated chance to win. */
export function value(s: State): number[] {
  const surplus = surplusOf(s);
  const lead = leadOf(s, surplus);
  const prey = sizeOf(maskOf(s.castle) & s.vampires);
  const secrets = sizeOf(s.vampires & ~(s.revealed | s.dead));
  const human = promiseOf(lead + PREY * prey * Math.max(0, surplus - MOST));
  const vampire = promiseOf(SECRET * secrets - lead);
  return s.vampire === 1 ? [human, vampire] : [vampire, human];
}
const promiseOf = (lead: number): number => 1 / (1 + Math.exp(-lead));

/** How far the human player is ahead. */
function leadOf(s: State, surplus: number): number {
  const { humanPoints, vampirePoints } = outcomeOf(s);
  const points = humanPoints - vampirePoints;
  const human = 1 - s.vampire;
  const [mine, others] = [cardsLeft(s, human), cardsLeft(s, s.vampire)];
  return (
    points * (FEATURES.point + FEATURES.latePoint * (1 - (mine + others) / ALL_CARDS)) +
    FEATURES.share * surplus +
    FEATURES.water * countType(s, human, HOLY_WATER) +
    FEATURES.blood * countType(s, s.vampire, BLOOD) +
    FEATURES.combat * lossInCombat(s) +
    FEATURES.lastHuman * Math.max(0, 1 - mine / HAND_SIZE) +
    FEATURES.lastVampire * Math.max(0, 1 - others / HAND_SIZE) +
    FEATURES.conquest * sizeOf(maskOf(s.castle) & s.revealed) ** 2
  );
}
const ALL_CARDS = 80;
const HAND_SIZE = 8;

/** The human player's surplus of cards, as a share of all cards left. */
function surplusOf(s: State): number {
  const [mine, others] = [cardsLeft(s, 1 - s.vampire), cardsLeft(s, s.vampire)];
  return (mine - others) / (mine + others + 4);
}

/** A player with cards against one without kills at will. Cards in the cellar return once. */
const cardsLeft = (s: State, seat: Seat): number =>
  s.hands[seat]!.length + s.decks[seat]!.length + (s.isRecycled[seat] ? 0 : s.cellars[seat]!.length);

function countType(s: State, seat: Seat, type: number): number {
  const { types } = cardsIn(s);
  let count = 0;
  for (const card of s.hands[seat]!) if ((types[card]! & type) !== 0) count++;
  return count;
}

/** The points the vampire player is expected to lose in this combat; negative: the human player loses them. */
function lossInCombat(s: State): number {
  if (s.attacker < 0) return 0;
  const isFirst = s.round === 1;
  const attack = sumOf(s, s.laid[ATTACK]!) + (isFirst ? s.attackMarks[s.attacker]! : 0);
  const defence = sumOf(s, s.laid[DEFENCE]!) + (isFirst ? s.defenceMarks[s.defender]! : 0);
  return (has(s.vampires, s.defender) ? 2 : -1) / (1 + Math.exp(defence - attack));
}
