import type { Seat } from '@duskhall/kernel';
import type { Event } from '../events.ts';
import type { View } from '../view/index.ts';
import type { Names, Words } from './catalogue.ts';
import { phraseIn, roleIn } from './name-of.ts';

/** Why a step of a proof follows from those before it. The last step of a proof leads its supposition to nothing. */
export const REASONS = [
  /** The speaker is a vampire, so the claim is true. */ 'true',
  /** The claim cannot be true, so the speaker is no vampire. */ 'false',
  /** The claim cannot be true, although the speaker must be a vampire. */ 'untrue',
  /** The speaker is what the claim says, or no vampire. */ 'either',
  /** More checks were told of than there were Sunsets: `value`. */ 'checks',
  /** Whoever the Prince finds to be a vampire does not die that day, but `seats` did. */ 'ward',
  /** Nobody at this table could have learned it. */ 'impossible',
  /** The viewer's own power told it. */ 'saw',
  /** The accused is a hunter, so `seats`, who voted for the death, are none. */ 'vote',
  /** `seats` voted for the death and are hunters, so the accused is none. */ 'voter',
  /** `seats`, who voted for the death, are hunters like the accused. */ 'treason',
  /** `seats` hold all cards of the group `value`: nobody else holds one. */ 'found',
  /** Only `seats` are left for the cards of the group `value`. */ 'left',
  /** `seats` would hold more cards of the group `value` than there are. */ 'tooMany',
  /** Only `seats` would be left for the cards of the group `value`, which is too few. */ 'tooFew',
  /** `seats` are pairs that contradict each other: every enemy who is not known yet is in one of them. */ 'clash',
  /** `seats` are pairs that contradict each other: there would be more enemies than there are. */ 'clashes',
] as const;
export type Reason = (typeof REASONS)[number];
/** A group of cards is a role, or one of these. */
export const [ENEMIES, HUNTER_CLAN] = [-1, -2] as const;

export interface Step {
  readonly reason: Reason;
  /** The index of the event in the viewer's log; -1: it follows from earlier steps alone. */
  readonly event: number;
  readonly seats: readonly Seat[];
  /** A group, or a number; 0 where there is none. */
  readonly value: number;
}

/** What a step speaks of, by name. */
export interface StepParts {
  /** Who made the claim. */
  speaker: string;
  /** The claim as it was made, or the viewer's own card. */
  quote: string;
  /** The `seats` of the step as a list, and how many they are. */
  names: string;
  count: number;
  /** Pairs of seats that cannot both be vampires. */
  pairs: readonly (readonly [string, string])[];
  accused: string;
  /** A role's name, or a group of sides. */
  group: string | typeof ENEMIES | typeof HUNTER_CLAN;
  /** How many cards of the group are in play. */
  total: number;
  /** How many checks the speaker had told of, and how many there can have been. */
  checks: number;
  sunsets: number;
}

/** What a puzzle says: who lies? */
export interface PuzzleWords {
  question: string;
  /** What may be taken for granted. */
  premises: { vampires: string; liars(hasLoner: boolean): string; votes: string };
  /** Headings. */
  inPlay: string;
  fallen: string;
  heard: string;
  you(role: string): string;
  nothingKnown: string;
  /** A trial: who voted for the death, and how it ended. */
  ayes(names: string): string;
  noAyes: string;
  condemned: string;
  acquitted: string;
  /** A suspect after the answer. */
  lies: string;
  isHonest: string;
  right(name: string): string;
  wrong(name: string): string;
  why: string;
  /** A proof: its supposition, and what is proved. */
  suppose: { liar(name: string): string; honest(name: string): string };
  hence: { liar(name: string): string; honest(name: string): string };
  steps: { readonly [reason in Reason]: (parts: StepParts) => string };
}

/** What the steps of a puzzle are told with. */
export interface Telling {
  view: View;
  log: readonly Event[];
  names: Names;
  words: Words;
  puzzle: PuzzleWords;
}

function totalOf({ composition: { counts, sides } }: View, group: number): number {
  const [, hunters = 0, vargs = 0, loners = 0] = sides;
  if (group >= 0) return counts[group]!;
  return group === ENEMIES ? hunters + vargs + loners : hunters;
}
const pairsOf = (names: readonly string[]): [string, string][] =>
  names.flatMap((name, i) => (i % 2 === 0 ? [[name, names[i + 1]!]] : []));

function partsOf({ view, log, names, words }: Telling, { event, seats, value }: Step): StepParts {
  const told = log[event];
  const claim = told?.type === 'said' ? told.claim : null;
  const isGroup = event < 0;
  const named = seats.map((seat) => names[seat]!);
  return {
    speaker: claim === null ? '' : names[claim.seat]!,
    quote:
      claim !== null ? phraseIn(words, claim, names) : told?.type === 'learned' ? words.card(told.fact, names) : '',
    names: words.list(named),
    count: seats.length,
    pairs: pairsOf(named),
    accused: told?.type === 'tried' ? names[told.trial.accused]! : '',
    group: isGroup && value >= 0 ? roleIn(words, value) : value === HUNTER_CLAN ? HUNTER_CLAN : ENEMIES,
    total: isGroup ? totalOf(view, value) : 0,
    checks: value,
    sunsets: claim?.cycle ?? 0,
  };
}

/** A step of a proof as a sentence. */
export const stepIn = (telling: Telling, step: Step): string =>
  telling.puzzle.steps[step.reason](partsOf(telling, step));
