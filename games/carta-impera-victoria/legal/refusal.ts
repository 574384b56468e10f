import type { Refusal, Seat } from '@duskhall/kernel';
import { CARD_KINDS, type Card, copiesOf, DOMAIN_NAMES, domainOf } from '../cards/index.ts';
import { copyRefusal } from '../effects/culture.ts';
import { EFFECT_NAMES, slotOf } from '../effects/effect.ts';
import { EFFECTS } from '../effects/index.ts';
import type { Ending } from '../events.ts';
import { FINISH, type Question, ruleBehind } from '../frames.ts';
import { columnOf, countOf, isBarred, needed, playableCards, type State } from '../state.ts';
import { isTakable, neededFor } from './index.ts';
import type { Reason } from './reasons.ts';

type Args = Refusal['args'];
type Verdict = [code: Reason, rule: string, args?: Args] | null;

/** Why a move is not legal; null if it is. Uses only public information and the seat's own hand. */
export function refusal(s: State, seat: Seat, move: unknown): Refusal | null {
  const verdict = judge(s, seat, move);
  if (verdict === null) return null;
  const [code, rule, args = {}] = verdict;
  return { code, rule, args };
}

/** The rule by which a game ended. */
const END_RULES: Record<Exclude<Ending, ''>, string> = { hegemony: 'CIV-6.1', majority: 'CIV-4.21', stall: 'CIV-4.22' };
const DRAFT = /^(draft|centre)\./;

function judge(s: State, seat: Seat, move: unknown): Verdict {
  if (s.ending !== '') return ['over', END_RULES[s.ending]];
  const question = s.table.questions[seat] ?? null;
  if (question === null) return ['not-asked', DRAFT.test(s.table.stack.at(-1)?.do ?? '') ? 'CIV-3.8' : 'CIV-4.1'];
  const given = readMove(s, question, move);
  if (given === null) return ['malformed', ruleBehind(question, s.table.stack.at(-1))];
  return JUDGES[question](s, seat, given);
}

/** The parts of an answer to each question, complete and in range. */
type Given = { card: Card; domain: number; effect: number; seat: Seat };
const PARTS: Record<Question, readonly (keyof Given)[]> = {
  pick: ['card'],
  centre: ['card'],
  play: ['card'],
  effect: ['effect'],
  discard: ['card'],
  attack: ['domain'],
  inquisition: ['seat'],
  give: ['card'],
  surrender: ['domain'],
  retrieve: ['domain'],
  extra: ['card'],
  embargo: ['seat', 'domain'],
  democracy: ['seat', 'domain'],
  recover: ['card'],
  inspiration: ['seat', 'effect'],
};

function readMove(s: State, question: Question, move: unknown): Given | null {
  if (typeof move !== 'object' || move === null) return null;
  const parts = PARTS[question];
  const entries = Object.entries(move);
  if (entries.length !== parts.length || !parts.every((part) => Object.hasOwn(move, part))) return null;
  const given: Given = { card: 0, domain: 0, effect: 0, seat: 0, ...move };
  const isInRange =
    isPlace(given.domain, DOMAIN_NAMES.length) &&
    isPlace(given.seat, s.seats) &&
    isPlace(given.card, CARD_KINDS) &&
    (isPlace(given.effect, EFFECT_NAMES.length) || (question === 'effect' && given.effect === FINISH)) &&
    copiesOf(given.card) > 0;
  return isInRange ? given : null;
}
const isPlace = (value: unknown, end: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;

type Judge = (s: State, seat: Seat, given: Given) => Verdict;
const ruleOf = (s: State, seat: Seat): string => ruleBehind(s.table.questions[seat]!, s.table.stack.at(-1));
const isAmong =
  (cards: (s: State, seat: Seat) => readonly Card[], code: Reason): Judge =>
  (s, seat, { card }) =>
    cards(s, seat).includes(card) ? null : [code, ruleOf(s, seat), { card }];
const inHand = isAmong((s, seat) => s.hands[seat]!, 'not-in-hand');

const playing: Judge = (s, seat, given) =>
  inHand(s, seat, given) ??
  (isBarred(s, seat, given.card) ? ['barred', 'CIV-4.4', { domain: domainOf(given.card) }] : null);

const fromArea: Judge = (s, seat, { domain }) =>
  countOf(s, seat, domain) > 0 ? null : ['not-in-area', ruleOf(s, seat), { domain }];

const marking: Judge = (s, seat, given) => {
  if (given.seat === seat && s.options.markerTargets === 'others') return ['others-only', 'CIV-11.4'];
  return s.counts[columnOf(given.seat, given.domain)]! > 0
    ? null
    : ['column-empty', ruleOf(s, seat), { domain: given.domain }];
};

const JUDGES: Record<Question, Judge> = {
  pick: isAmong((s, seat) => s.packs[seat]!, 'not-in-pack'),
  centre: isAmong((s) => s.centre, 'not-in-centre'),
  play: playing,
  extra: playing,
  discard: inHand,
  give: inHand,
  recover: isAmong((s) => s.discard, 'not-in-pile'),
  attack: fromArea,
  surrender: fromArea,
  retrieve: (s, seat, given) =>
    fromArea(s, seat, given) ?? (isTakable(s, given.domain) ? null : ['blocks-plays', 'CIV-4.10']),
  inquisition: (_, seat, given) => (given.seat === seat ? ['yourself', 'CIV-5.5'] : null),
  embargo: marking,
  democracy: marking,
  effect: judgeEffect,
  inspiration: judgeCopy,
};

function judgeEffect(s: State, seat: Seat, { effect }: Given): Verdict {
  if (effect === FINISH) return null;
  const row = EFFECTS[effect]!;
  const { domain } = row;
  const obstacle = row.obstacle(s);
  if (obstacle === 'not-an-action') return [obstacle, row.rule];
  if ((s.used & slotOf(row)) !== 0) return ['slot-used', 'CIV-4.6', { domain }];
  const count = countOf(s, seat, domain);
  if (count < neededFor(s, effect))
    return ['count-too-low', 'CIV-4.7', { effect, domain, needed: neededFor(s, effect), count }];
  return obstacle === null ? null : [obstacle, row.rule, shortage(s, effect, obstacle)];
}

function judgeCopy(s: State, seat: Seat, given: Given): Verdict {
  const { effect } = given;
  const rule = 'CIV-5.13';
  if (given.seat === seat) return ['yourself', rule];
  const code = copyRefusal(s, given.seat, effect);
  const { domain, level } = EFFECTS[effect]!;
  if (code === null) return null;
  if (code === 'source-too-low')
    return [code, rule, { effect, needed: needed(s.seats, level), count: countOf(s, given.seat, domain) }];
  return code === 'slot-used' ? [code, rule, { domain }] : [code, rule, shortage(s, effect, code)];
}

/** What an effect needs and what there is, for the sentence of the refusal. */
function shortage(s: State, effect: number, code: Reason): Args {
  const { level } = EFFECTS[effect]!;
  const area = s.areas[s.turn]!.length;
  if (code === 'hand-too-small') return { needed: level, count: s.hands[s.turn]!.length };
  if (code === 'pile-too-small') return { needed: level, count: s.discard.length };
  if (code === 'nothing-playable') return { needed: level, count: playableCards(s) };
  if (code === 'area-too-small') return { needed: level > 0 ? level : 2, count: area };
  return {};
}
