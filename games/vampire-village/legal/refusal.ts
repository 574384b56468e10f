import { type Refusal, type Seat, same } from '@duskhall/kernel';
import { QUESTION_RULES, type Question } from '../frames.ts';
import { boxOf, isBeside, lotAt, lotOf, WIDTH } from '../rules/village.ts';
import { countOf, LOT, type State, setOf } from '../state.ts';
import { legal, pending } from './index.ts';
import type { Reason } from './reasons.ts';

type Verdict = [code: Reason, rule: string, args?: Refusal['args']];

/** Why a move is not legal; null if it is. Uses only public information and the seat's own. */
export function refusal(s: State, seat: Seat, move: unknown): Refusal | null {
  if (legal(s, seat).some((one) => same(one, move))) return null;
  const [code, rule, args = {}] = judge(s, seat, move);
  return { code, rule, args };
}

function judge(s: State, seat: Seat, move: unknown): Verdict {
  if (s.ending !== '') return ['over', 'VV-6.1'];
  const question = s.table.questions[seat] ?? null;
  if (question === null) return ['not-asked', 'VV-7.1'];
  const given = readMove(s, question, move);
  return given === null ? ['malformed', QUESTION_RULES[question]] : JUDGES[question](s, seat, given);
}

/** The parts of an answer to each question. */
const FORMS: Record<Question, readonly (readonly Part[])[]> = {
  pick: [['card']],
  place: [['x', 'y']],
  villager: [['from'], ['done']],
  step: [['to'], ['stop']],
  left: [['left']],
  right: [['right']],
  keep: [['keep']],
  demon: [['demon']],
  deed: [['card'], ['creature'], ['plague']],
  done: [['done']],
  sacrifice: [['card']],
  slay: [['creature']],
};
const CARDS = ['card', 'from', 'to'] as const;
const KINDS = ['left', 'right', 'keep', 'demon', 'creature'] as const;
type Part = (typeof CARDS)[number] | (typeof KINDS)[number] | 'x' | 'y' | 'stop' | 'done' | 'plague';
/** The parts of the move that are in range; others are missing. */
type Given = { [part in Part]?: number };

function readMove(s: State, question: Question, move: unknown): Given | null {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return null;
  const parts = Object.keys(move);
  const isForm = (form: readonly string[]) =>
    form.length === parts.length && form.every((part) => parts.includes(part));
  if (!FORMS[question].some(isForm)) return null;
  const given: Given = {};
  for (const [part, value] of Object.entries(move) as [Part, unknown][]) {
    if (!isInRange(s, part, value)) return null;
    given[part] = Number(value);
  }
  return given;
}

function isInRange(s: State, part: Part, value: unknown): boolean {
  if (part === 'stop' || part === 'done' || part === 'plague') return value === true;
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  if (part === 'x' || part === 'y') return true;
  const { cards, creatures } = setOf(s);
  const isCard = (CARDS as readonly string[]).includes(part);
  return ((isCard ? cards : creatures)[value]?.id ?? '') !== '';
}

type Judge = (s: State, seat: Seat, given: Given) => Verdict;

/** Each of these is called only with a well-formed but illegal move. */
const JUDGES: Record<Question, Judge> = {
  pick: (_, __, { card }) => ['not-in-hand', 'VV-4.11', { card: card! }],
  place: judgePlace,
  villager: judgeVillager,
  step: judgeStep,
  left: (_, __, { left }) => ['not-drawn', 'VV-4.41', { creature: left! }],
  right: (_, __, { right }) => ['not-drawn', 'VV-4.41', { creature: right! }],
  keep: (_, __, { keep }) => ['not-drawn', 'VV-4.41', { creature: keep! }],
  demon: (s, seat, { demon }) =>
    countOf(s, seat, demon!) > 0
      ? ['demon-powerless', 'VV-4.54', { creature: demon! }]
      : ['no-such-demon', 'VV-4.51', { creature: demon! }],
  deed: judgeDeed,
  done: () => ['malformed', 'VV-7.1'],
  sacrifice: (_, __, { card }) => ['outside-the-line', 'VV-4.77', { card: card! }],
  slay: judgeSlay,
};

function judgePlace(s: State, seat: Seat, { x, y }: Given): Verdict {
  const plan = s.plans[seat]!;
  if (lotAt(plan, x!, y!) >= 0) return ['occupied', 'VV-4.20'];
  const isTouching = plan.some((_, i) => i % LOT === 0 && isBeside(plan, i, x!, y!));
  if (!isTouching) return ['not-beside-a-card', 'VV-4.20'];
  const { left, right } = boxOf(plan);
  return Math.max(right, x!) - Math.min(left, x!) >= WIDTH ? ['too-wide', 'VV-4.21'] : ['too-high', 'VV-4.21'];
}

function judgeVillager(s: State, seat: Seat, { from }: Given): Verdict {
  const { points } = pending(s, seat, 'villager.chosen');
  const lot = lotOf(s.plans[seat]!, from!);
  if (points === 0) return ['no-points', 'VV-5.23'];
  if (lot < 0) return ['not-in-village', 'VV-5.22', { card: from! }];
  const hero = lotOf(s.plans[seat]!, s.picks[seat]!);
  const plan = s.plans[seat]!;
  if (!isBeside(plan, hero, plan[lot + 1]!, plan[lot + 2]!)) return ['not-beside-the-hero', 'VV-5.22', { card: from! }];
  return ['no-villager-left', 'VV-5.24', { card: from! }];
}

function judgeStep(s: State, seat: Seat, { to }: Given): Verdict {
  if (to === undefined) return ['must-step', 'VV-5.24'];
  if (lotOf(s.plans[seat]!, to) < 0) return ['not-in-village', 'VV-5.23', { card: to }];
  return ['not-onward', 'VV-5.24', { card: to }];
}

function judgeDeed(s: State, seat: Seat, { card, creature }: Given): Verdict {
  const { cards, creatures } = setOf(s);
  const { effect } = creatures[pending(s, seat, 'deed.chosen').demon]!;
  if (creature !== undefined)
    return effect === 'lure' ? ['not-to-be-lured', 'VV-4.58', { creature }] : ['not-its-deed', 'VV-4.52'];
  if (card === undefined) return effect === 'plague' ? ['nothing-to-plague', 'VV-5.32'] : ['not-its-deed', 'VV-4.52'];
  if (lotOf(s.plans[seat]!, card) < 0) return ['not-in-village', 'VV-4.52', { card }];
  if (cards[card]!.isHero || effect !== 'ruin') return ['not-a-hero', 'VV-4.52', { card }];
  return ['not-the-poorest', 'VV-5.33', { card }];
}

function judgeSlay(s: State, seat: Seat, { creature }: Given): Verdict {
  const { type } = pending(s, seat, 'slay.chosen');
  const isAttacking = setOf(s).creatures[creature!]!.type === type && countOf(s, seat, creature!) > 0;
  return isAttacking
    ? ['not-the-weakest', 'VV-4.75', { creature: creature! }]
    : ['not-attacking', 'VV-4.75', { creature: creature! }];
}
