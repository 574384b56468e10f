import type { Seat } from '@duskhall/kernel';
import { BLOOD, HOLY_WATER } from '../cards/kinds.ts';
import { has, maskOf, sizeOf } from '../characters.ts';
import { ATTACK, DEFENCE } from '../frames.ts';
import { outcomeOf } from '../outcome.ts';
import { sumOf } from '../rules/batch.ts';
import { cardsIn, type State } from '../state/index.ts';

/**
 * What each thing adds to the human player's prospects, fitted to the ends of many games between bots: a point of lead, and
 * once more as the cards run out; the share of the cards that are left; holy water and vampire cards in the hands; a combat
 * that is likely to kill; the last eight cards of a side. By hand: revealed vampires in the castle squared.
 */
const FEATURES = {
  ...{ point: 0.31, latePoint: 0.37, share: 0.9, water: 0.18, blood: -0.21, combat: 0.24 },
  ...{ lastHuman: -1, lastVampire: 0.6, conquest: -0.25 },
};
/**
 * To the human player with most of the cards a vampire in the castle, where it can be fought, is worth more: among humans
 * only, the cards would run out in peace.
 */
const PREY = 6;
/** From this surplus on. */
const MOST = 0.5;
/** To the vampire player a vampire that nobody has seen as such is worth more: an imagined opponent knows it, a real one may not. */
const SECRET = 0.25;

/** By seat: what it may hope for. */
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

/** By how much the human player is ahead. */
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

/** How many more cards the human player has, as a share of all that are left. */
function surplusOf(s: State): number {
  const [mine, others] = [cardsLeft(s, 1 - s.vampire), cardsLeft(s, s.vampire)];
  return (mine - others) / (mine + others + 4);
}

/** Whoever has cards when the other has none kills as it likes; those in the cellar come back once. */
const cardsLeft = (s: State, seat: Seat): number =>
  s.hands[seat]!.length + s.decks[seat]!.length + (s.isRecycled[seat] ? 0 : s.cellars[seat]!.length);

function countType(s: State, seat: Seat, type: number): number {
  const { types } = cardsIn(s);
  let count = 0;
  for (const card of s.hands[seat]!) if ((types[card]! & type) !== 0) count++;
  return count;
}

/** The points that the vampire player is about to lose in the combat, the human player's being negative. */
function lossInCombat(s: State): number {
  if (s.attacker < 0) return 0;
  const isFirst = s.round === 1;
  const attack = sumOf(s, s.laid[ATTACK]!) + (isFirst ? s.attackMarks[s.attacker]! : 0);
  const defence = sumOf(s, s.laid[DEFENCE]!) + (isFirst ? s.defenceMarks[s.defender]! : 0);
  return (has(s.vampires, s.defender) ? 2 : -1) / (1 + Math.exp(defence - attack));
}
