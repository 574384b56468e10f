import { type Refusal, type Seat, same } from '@duskhall/kernel';
import { MAIN_CARDS } from '../cards/index.ts';
import {
  BLOOD,
  type Card,
  EFFECT_RULES,
  HERBALIST,
  HOLY_WATER,
  IM_NOT_A_VAMPIRE,
  REGENERATION,
  SACRIFICE,
  SECRET_PASSAGE,
} from '../cards/kinds.ts';
import { has } from '../characters.ts';
import { ENDING_RULES } from '../events.ts';
import { ACTION_CARDS, QUESTION_RULES, type Question } from '../frames.ts';
import { attackersOf, fightOf, isValid } from '../rules/batch.ts';
import { isBlessable } from '../rules/piles.ts';
import { costOf, heldBy, isNight, isRevealed, type State } from '../state/index.ts';
import { hasType, legal } from './index.ts';
import { type Given, readMove } from './read-move.ts';
import type { Reason } from './reasons.ts';
import { cancellable, mayAfford } from './response.ts';

type Verdict = [code: Reason, rule: string, args?: Refusal['args']];

/** Why a move is not legal; null if it is. Uses only public information and the seat's own. */
export function refusal(s: State, seat: Seat, move: unknown): Refusal | null {
  const verdict = judge(s, seat, move);
  if (verdict === null) return null;
  const [code, rule, args = {}] = verdict;
  return { code, rule, args };
}

function judge(s: State, seat: Seat, move: unknown): Verdict | null {
  if (s.ending !== '') return ['over', ENDING_RULES[s.ending]];
  if (seat >= 0 && same(move, { resign: true })) return null;
  const question = s.table.questions[seat] ?? null;
  if (question === null) return ['not-asked', 'VE-4.1'];
  if (legal(s, seat).some((offer) => same(offer, move))) return null;
  const given = readMove(question, move);
  if (given === null) return ['malformed', QUESTION_RULES[question]];
  return JUDGES[question](s, seat, given);
}

type Judge = (s: State, seat: Seat, given: Given) => Verdict;
const inHand = (s: State, seat: Seat, card: Card): Verdict | null =>
  s.hands[seat]!.includes(card) ? null : ['not-in-hand', QUESTION_RULES[s.table.questions[seat]!], { card }];
const cannotPay = (s: State, seat: Seat, card: Card): Verdict => [
  'cannot-pay',
  'VE-4.12.2',
  { card, cost: costOf(s, card), count: s.hands[seat]!.length - 1 },
];

/** Refusals for a window that only one card answers. */
const onlyFor =
  (wanted: Card): Judge =>
  (s, seat, { play }) =>
    inHand(s, seat, play) ??
    (play !== wanted
      ? ['wrong-moment', 'VE-4.12.1', { card: play }]
      : mayAfford(s, seat, play)
        ? ['not-a-target', EFFECT_RULES[wanted]!]
        : cannotPay(s, seat, play));

const cancelling: Judge = (s, seat, given) => {
  const { play, on } = given;
  if (play === SECRET_PASSAGE && s.table.questions[seat] === 'interrupt')
    return onlyFor(SECRET_PASSAGE)(s, seat, given);
  if (play !== SACRIFICE || !s.hands[seat]!.includes(play) || !mayAfford(s, seat, play))
    return onlyFor(SACRIFICE)(s, seat, given);
  return cancellable(s, s.table.stack).includes(on) ? ['malformed', 'VE-5.16'] : ['not-just-played', 'VE-4.13.5'];
};

const fromHand =
  (code: Reason, rule: string): Judge =>
  (s, seat, { card }) =>
    inHand(s, seat, card) ?? [code, rule, { card }];

const JUDGES: Record<Question, Judge> = {
  exchange: (s, seat, { shape, card }) => {
    if (shape === 'card pile') return inHand(s, seat, card) ?? ['cellar-closed', 'VE-4.3.6'];
    const held = heldBy(s, seat);
    if (held === 0) return ['must-draw', 'VE-4.3.5'];
    const mustShrink = shape === 'done' || (s.rules === 1 && held > 8);
    return mustShrink ? ['too-many-cards', 'VE-4.3.4', { count: held }] : ['exchange-begun', 'VE-4.3.1'];
  },
  reveal: (s, _, { character }) =>
    isRevealed(s, character)
      ? ['already-revealed', 'VE-4.5.1', { character }]
      : ['not-a-vampire', 'VE-4.5.3', { character }],
  support: judgeSupport,
  pay: fromHand('leaves-nothing-to-return', 'VE-5.13'),
  action: judgeAction,
  hide: (_, __, { character }) => ['not-in-castle', 'VE-4.8.2', { character }],
  shroud: fromHand('not-a-vampire-card', 'VE-4.8.2'),
  suspect: (s, _, { character }) => {
    const reason = has(s.dead, character) ? 'dead' : isRevealed(s, character) ? 'already-revealed' : 'set-aside';
    return [reason, 'VE-4.9.2', { character }];
  },
  water: fromHand('not-holy-water', 'VE-4.9.3'),
  fight: judgeFight,
  lay: judgeLay,
  discard: fromHand('not-in-hand', 'VE-4.11.1'),
  cancel: cancelling,
  interrupt: cancelling,
  replace: fromHand('not-a-vampire-card', 'VE-4.13.4'),
  deny: onlyFor(IM_NOT_A_VAMPIRE),
  follow: (s, _, { character }) => {
    if (!s.castle.includes(character)) return ['not-in-castle', 'VE-4.10.1', { character }];
    if (isRevealed(s, character)) return ['revealed-cannot-attack', 'VE-4.10.2', { character }];
    return ['too-weak', 'VE-4.10.6'];
  },
  heal: onlyFor(HERBALIST),
  revive: onlyFor(REGENERATION),
  take: (_, __, { card }) => ['not-in-cellar', 'VE-4.14.6', { card }],
  bless: (s, _, { card }) =>
    isBlessable(s, card) ? ['not-in-moat', 'VE-5.13', { card }] : ['not-valued', 'VE-5.13', { card }],
  send: (s, _, { character }) =>
    s.castle.includes(character)
      ? ['already-chosen', 'VE-5.19', { character }]
      : ['not-in-castle', 'VE-5.19', { character }],
};

function judgeSupport(s: State, seat: Seat, { play }: Given): Verdict {
  const missing = inHand(s, seat, play);
  if (missing !== null) return missing;
  const row = MAIN_CARDS[play]!;
  if (row === null) return ['wrong-moment', 'VE-4.12.1', { card: play }];
  const rule = EFFECT_RULES[play]!;
  if (row.targets(s, seat).length === 0)
    return [typeof row.obstacle === 'function' ? row.obstacle(s, seat) : row.obstacle, rule, { card: play }];
  return mayAfford(s, seat, play) ? ['not-a-target', rule, { card: play }] : cannotPay(s, seat, play);
}

function judgeAction(s: State, seat: Seat, { action }: Given): Verdict {
  const count = (type: number) => s.hands[seat]!.filter((card) => hasType(s, card, type)).length;
  if (action === 'combat') return ['no-attack-possible', 'VE-4.10.6'];
  if ((action === 'hide') !== isNight(s)) return ['not-your-action', 'VE-4.7.1'];
  if (action === 'hide')
    return ['too-few-vampire-cards', 'VE-4.8.1', { needed: ACTION_CARDS.hide, count: count(BLOOD) }];
  return ['too-few-holy-water', 'VE-4.9.1', { needed: ACTION_CARDS['holy-water'], count: count(HOLY_WATER) }];
}

function judgeFight(s: State, _: Seat, { attacker, defender }: Given): Verdict {
  if (attacker === defender) return ['one-fighter', 'VE-4.10.1'];
  const stranger = [attacker, defender].find((character) => !s.castle.includes(character));
  if (stranger !== undefined) return ['not-in-castle', 'VE-4.10.1', { character: stranger }];
  if (!attackersOf(s).includes(attacker))
    return isNight(s) ? ['revealed-must-attack', 'VE-4.10.3'] : ['revealed-cannot-attack', 'VE-4.10.2'];
  return ['too-weak', 'VE-4.10.6'];
}

function judgeLay(s: State, seat: Seat, { shape, card }: Given): Verdict {
  if (shape === 'done') return ['too-weak', 'VE-4.10.6'];
  if (shape === 'water') return ['not-on-the-table', 'VE-4.9.6'];
  const { fighter, enemy } = fightOf(s, seat);
  const missing = inHand(s, seat, card);
  if (missing !== null) return missing;
  if (!isValid(s, seat, card, fighter, enemy)) return ['not-valid', 'VE-4.10.5', { card }];
  return ['cannot-pay', 'VE-4.12.2', { card, cost: costOf(s, card), count: s.hands[seat]!.length - 1 }];
}
