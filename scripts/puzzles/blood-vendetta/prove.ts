import { ENEMIES, type Step } from '@duskhall/blood-vendetta/texts/puzzle.ts';
import { fastRng, type Seat, shuffle } from '@duskhall/kernel';
import { type Case, ENEMY_MASK, type Evidence, evidenceIn, isClaim, knownIn, VAMPIRE_MASK } from './evidence.ts';
import { type Drawn, enemiesIn, groupsIn, isDeadEnd, type Masks, ofCount, ofEvidence, type Rule } from './propagate.ts';

type Pair = readonly [Seat, Seat];
/** What a prover works with. */
interface Argument {
  given: Case;
  evidence: readonly Evidence[];
  rules: readonly Rule[];
}
function openArgument(given: Case): Argument {
  const evidence = evidenceIn(given);
  const rules = [...evidence.map((one) => ofEvidence(given, one)), ...groupsIn(given).map(ofCount)];
  return { given, evidence, rules };
}

/** Whether two seats cannot both be vampires, from their own words and what is known. */
function contradict({ given, evidence }: Argument, masks: Masks, pair: Pair): boolean {
  const words = evidence.filter((one) => isClaim(one) && pair.includes(one.seat));
  const rules = [...words.map((one) => ofEvidence(given, one)), ...groupsIn(given).map(ofCount)];
  const both = masks.map((mask, seat) => (pair.includes(seat) ? mask & VAMPIRE_MASK : mask));
  // Twice: what one of them says may be about the other.
  let left = both;
  for (const rule of [...words.map((one) => ofEvidence(given, one)), ...rules]) {
    const drawn = rule(left);
    if (drawn === null) continue;
    if (isDeadEnd(drawn)) return true;
    left = [...drawn.masks];
  }
  return false;
}

const isOpen = (mask: number): boolean => (mask & VAMPIRE_MASK) !== 0 && (mask & ENEMY_MASK) !== 0;

/** Pairs without a common seat, each with an enemy in it: the rest of the table is innocent if they account for all. */
function ofPairs(argument: Argument, pairs: readonly Pair[]): Rule {
  const total = enemiesIn(argument.given);
  return (masks) => {
    if (!pairs.every((pair) => pair.every((seat) => isOpen(masks[seat]!)) && contradict(argument, masks, pair)))
      return null;
    const known = masks.filter((mask) => (mask & VAMPIRE_MASK) === 0).length;
    const seats = pairs.flat();
    if (known + pairs.length < total) return null;
    const isOver = known + pairs.length > total;
    const after = masks.map((mask, seat) => (isOpen(mask) && !seats.includes(seat) ? mask & VAMPIRE_MASK : mask));
    if (!isOver && after.every((mask, seat) => mask === masks[seat])) return null;
    return { masks: after, step: { reason: isOver ? 'clashes' : 'clash', event: -1, seats, value: ENEMIES } };
  };
}
/** As many such pairs as tell something, found one after the other. */
function clashIn(argument: Argument, masks: Masks): Rule | null {
  const open = masks.flatMap((mask, seat) => (isOpen(mask) ? [seat] : []));
  const all = open.flatMap((a) => open.filter((b) => b > a).map((b): Pair => [a, b]));
  const clashing = all.filter((pair) => contradict(argument, masks, pair));
  const sets = clashing.map((first) => {
    const taken = [...first];
    const pairs = [first];
    for (const pair of clashing)
      if (!pair.some((seat) => taken.includes(seat))) {
        pairs.push(pair);
        taken.push(...pair);
      }
    return pairs;
  });
  return sets.map((pairs) => ofPairs(argument, pairs)).find((rule) => rule(masks) !== null) ?? null;
}

/** A conclusion tells more the earlier its reason stands here. */
const PREFERRED: readonly Step['reason'][] = ['true', 'saw', 'vote', 'false', 'checks', 'found', 'left', 'voter'];
const rank = ({ step: { reason } }: Drawn): number => (PREFERRED.indexOf(reason) + 100) % 100;

/** Follows all consequences; the rules used, or null if they lead to no contradiction. */
function follow(argument: Argument, start: Masks, rules: readonly Rule[]): Rule[] | null {
  const used: Rule[] = [];
  for (let masks = start; ; ) {
    const drawn = rules.flatMap((rule) => {
      const one = rule(masks);
      return one === null ? [] : [{ rule, one }];
    });
    const end = drawn.find(({ one }) => isDeadEnd(one));
    if (end !== undefined) return [...used, end.rule];
    drawn.sort((a, b) => rank(a.one) - rank(b.one));
    let next = drawn[0]?.rule ?? null;
    if (next === null || drawn[0]!.one.step.reason === 'either') next = clashIn(argument, masks) ?? next;
    if (next === null) return null;
    used.push(next);
    const after = next(masks)!;
    if (isDeadEnd(after)) return used;
    masks = after.masks;
  }
}

/** Runs these rules in order; the steps, or null if they lead to no contradiction. */
function run(start: Masks, rules: readonly Rule[]): Step[] | null {
  const steps: Step[] = [];
  let masks = start;
  for (const rule of rules) {
    const drawn = rule(masks);
    if (drawn === null) continue;
    steps.push(drawn.step);
    if (isDeadEnd(drawn)) return steps;
    masks = drawn.masks;
  }
  return null;
}

/** Leaves out every rule that is not needed. */
function shortened(start: Masks, rules: readonly Rule[]): Step[] {
  let kept = rules;
  for (const rule of [...rules].reverse()) {
    const without = kept.filter((one) => one !== rule);
    if (run(start, without) !== null) kept = without;
  }
  return run(start, kept)!;
}

/** How many orders of the rules are tried for a short proof. */
const TRIES = 12;

/** The shortest way found from a supposition to a contradiction; null: none was found. */
function refute(argument: Argument, start: Masks): Step[] | null {
  const rng = fastRng(1);
  let shortest: Step[] | null = null;
  for (let i = 0; i < TRIES; i++) {
    const rules = i === 0 ? argument.rules : shuffle(rng, [...argument.rules], 'proof');
    const used = follow(argument, start, rules);
    if (used === null) return null;
    const steps = shortened(start, used);
    if (shortest === null || steps.length < shortest.length) shortest = steps;
  }
  return shortest;
}

const supposing = (masks: Masks, seat: Seat, side: number): Masks =>
  masks.map((mask, at) => (at === seat ? mask & side : mask));

/** Why the seat is no vampire: what follows if it is one. */
export const convict = (given: Case, seat: Seat): Step[] | null =>
  refute(openArgument(given), supposing(knownIn(given), seat, VAMPIRE_MASK));
/** Why the seat is a vampire: what follows if it is none. `liar`: who is known to lie; -1: nobody yet. */
export const clear = (given: Case, seat: Seat, liar: Seat): Step[] | null =>
  refute(openArgument(given), supposing(supposing(knownIn(given), liar, ENEMY_MASK), seat, ENEMY_MASK));
