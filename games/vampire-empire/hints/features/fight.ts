import { type Character, has } from '../../characters.ts';
import { ATTACK, DEFENCE } from '../../frames.ts';
import { sumOf } from '../../rules/batch.ts';
import { isNight, type State } from '../../state/index.ts';
import { arms, weapons } from './hands.ts';
import { HUMANS, margin, type Part, type Party, VAMPIRES } from './part.ts';

/** Characters are numbered by profession, three of each. */
const professionOf = (character: Character): number => Math.floor(character / 3);
/** What this party can lay for a character; holy water or vampire cards count if they are valid. */
const strengthOf = (party: Party, character: Character, isArmed: boolean): number =>
  (isArmed ? arms : weapons)[3 * party + professionOf(character)]!;

/** By day: what is the best attack on a hidden and on a revealed vampire worth? By night: on a human? */
export const threats: Part = (s, into, at) => {
  const { castle, revealed, vampires, attackMarks, defenceMarks } = s;
  const isAnyShown = castle.some((character) => has(revealed, character));
  let [hidden, shown, human] = [NONE, NONE, NONE];
  for (let i = 0; i < castle.length; i++)
    for (let j = 0; j < castle.length; j++) {
      if (i === j) continue;
      const [attacker, defender] = [castle[i]!, castle[j]!];
      const [isOpen, isFound] = [has(revealed, attacker), has(revealed, defender)];
      const marks = attackMarks[attacker]! - defenceMarks[defender]!;
      if (has(vampires, defender)) {
        if (isOpen) continue;
        const difference = strengthOf(HUMANS, attacker, isFound) - strengthOf(VAMPIRES, defender, isFound) + marks;
        if (isFound) shown = Math.max(shown, difference);
        else hidden = Math.max(hidden, difference);
      } else if (isOpen || !isAnyShown) {
        const difference = strengthOf(VAMPIRES, attacker, isOpen) - strengthOf(HUMANS, defender, isOpen) + marks;
        human = Math.max(human, difference);
      }
    }
  const isToCome = isActionToCome(s);
  tell(hidden, isToCome && !isNight(s), into, at);
  tell(shown, isToCome && !isNight(s), into, at + 4);
  tell(human, isToCome && isNight(s), into, at + 8);
  return at + 12;
};
const NONE = -99;

function tell(difference: number, isNow: boolean, into: Float64Array, at: number): void {
  if (difference === NONE) return;
  into[at] = 1;
  into[at + 1] = margin(difference);
  if (!isNow) return;
  into[at + 2] = margin(difference);
  into[at + 3] = difference > 0 ? 1 : 0;
}

export function isActionToCome({ table: { stack } }: State): boolean {
  for (let i = stack.length - 1; i >= 0; i--) {
    const step = stack[i]!.do;
    if (step === 'action.decide' || step === 'action.decided') return true;
  }
  return false;
}

/** The combat on the table, by who is in danger: its margin, and what either side can still add. */
export const combat: Part = (s, into, at) => {
  const { attacker, defender, table } = s;
  if (attacker < 0) return at + 2 * COMBAT_SIZE;
  const isFirst = s.round === 1;
  const attack = sumOf(s, s.laid[ATTACK]!) + (isFirst ? s.attackMarks[attacker]! : 0);
  const defence = sumOf(s, s.laid[DEFENCE]!) + (isFirst ? s.defenceMarks[defender]! : 0);
  const byNight = isNight(s);
  const place = at + (has(s.vampires, defender) ? 0 : COMBAT_SIZE);
  const isArmed = has(s.revealed, byNight ? attacker : defender);
  const isDefenceToCome = table.stack.some(({ do: step }) => step === 'combat.defend' || step === 'combat.defended');
  const defences = strengthOf(byNight ? HUMANS : VAMPIRES, defender, isArmed);
  const reserves = strengthOf(byNight ? VAMPIRES : HUMANS, attacker, isArmed);
  const lead = attack - defence;
  into[place] = 1;
  into[place + 1] = margin(lead);
  into[place + 2] = lead > 0 ? 1 : 0;
  into[place + 3] = isDefenceToCome ? 1 : 0;
  into[place + 4] = isDefenceToCome ? margin(lead - defences) : 0;
  into[place + 5] = isDefenceToCome && lead > defences ? 1 : 0;
  into[place + 6] = isFirst ? margin(lead + reserves - defences) : 0;
  into[place + 7] = isFirst ? 0 : 1;
  into[place + 8] = byNight ? 1 : 0;
  return at + 2 * COMBAT_SIZE;
};
const COMBAT_SIZE = 9;
