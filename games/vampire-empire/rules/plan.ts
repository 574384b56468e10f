import { ask, hold, next, type Seat, seal, together } from '@duskhall/kernel';
import { ACTION_CARDS, type Decision, type Frame, type Question } from '../frames.ts';
import { costOf, heldBy, humanOf, type State, type StepsOf } from '../state/index.ts';
import { DONE_PLAN, EMPTY_PLAN, type Plan } from '../state/plan.ts';
import { followersOf, tollOf } from './batch.ts';
import { withPart } from './part.ts';
import { blessable, spend } from './piles.ts';

/*
 * One decision of one seat (VE-7.2): it runs in the seat's lane over as many questions as it takes; the frame waiting
 * for it makes it public.
 */

/** The decision before each of these frames, and who makes it. It is public, so a view can tell it too. */
type Sides = Pick<State, 'vampire' | 'turn'>;
type Decider = (s: Sides, f: never) => Seat;
const active = (s: Sides): Seat => s.turn;
const seatOfFrame = (_: Sides, f: { seat: Seat }): Seat => f.seat;
const vampire = (s: Sides): Seat => s.vampire;
export const DECIDED = {
  'exchange.decided': ['exchange', active],
  'reveal.decided': ['reveal', vampire],
  'window.decided': ['support', (_: Sides, f: { holder: Seat }) => f.holder],
  'support.responded': ['cancel', humanOf],
  'chapel.chosen': ['bless', seatOfFrame],
  'crypt.chosen': ['take', seatOfFrame],
  'mist.chosen': ['take', seatOfFrame],
  'hypnosis.chosen': ['send', seatOfFrame],
  'action.decided': ['action', active],
  'hide.responded': ['cancel', humanOf],
  'hide.replaced': ['replace', vampire],
  'water.denied': ['deny', vampire],
  'water.responded': ['cancel', humanOf],
  'water.followed': ['follow', humanOf],
  'combat.responded': ['interrupt', humanOf],
  'combat.supplemented': ['lay', vampire],
  'combat.defended': ['lay', (s: Sides) => 1 - s.turn],
  'combat.continued': ['lay', active],
  'death.healed': ['heal', humanOf],
  'death.revived': ['revive', seatOfFrame],
  'death.responded': ['cancel', humanOf],
} as const satisfies { [step in Frame['do']]?: readonly [Decision, Decider] };

/** The decision this frame waits for, and its seat; null if none. */
export function pendingDecision(s: Sides, f: Frame | undefined): { decision: Decision; seat: Seat } | null {
  if (f === undefined || !(f.do in DECIDED)) return null;
  const [decision, decider] = DECIDED[f.do as keyof typeof DECIDED];
  return { decision, seat: decider(s, f as never) };
}

/** VE-4.6.5, VE-8.4: questions asked regardless of the hand, which can be answered without a card. */
const WINDOWS: ReadonlySet<Decision> = new Set<Decision>([
  'support',
  'cancel',
  'interrupt',
  'replace',
  'deny',
  'follow',
  'lay',
  'heal',
  'revive',
]);

/** VE-4.13.1, VE-4.13.6: asks for the decision `then` waits for, regardless of the hand. */
export function decide(s: State, then: Frame): void {
  const { decision, seat } = pendingDecision(s, then)!;
  const isWindow = WINDOWS.has(decision);
  if (isWindow && s.hands[seat]!.length === 0 && !isFollowPossible(s, then)) {
    s.plans[seat] = DONE_PLAN;
    next(s, then);
    return;
  }
  together(s, [seat], ASK[decision], then);
  if (isWindow && s.options.responseMode === 'auto-pass') hold(s);
}

/** VE-4.16.3: an empty hand leaves no choice, unless the card on the table is enough to attack with. */
const isFollowPossible = (s: State, then: Frame): boolean =>
  then.do === 'water.followed' && followersOf(s, then.character).length > 0;

/** Removes a complete decision from the seat's secret part of the state. */
export function carry(s: State, seat: Seat): Plan {
  const plan = s.plans[seat]!;
  s.plans[seat] = EMPTY_PLAN;
  seal(s);
  return plan;
}

/** VE-4.12.4: announces a support card and pays for it; without one the seat has passed. */
export function announce(s: State, seat: Seat): Plan {
  const plan = carry(s, seat);
  if (plan.card < 0) {
    s.table.log?.push({ type: 'passed', seat });
    return plan;
  }
  s.moats[seat]!.push(plan.card);
  s.table.log?.push({ type: 'played', seat, card: plan.card, on: plan.on, as: plan.as });
  spend(s, seat, [plan.card], plan.pay);
  return plan;
}

const laying = (s: State, plan: Plan): Question | null =>
  !plan.isDone ? 'lay' : plan.pay.length < tollOf(s, plan.batch) ? 'pay' : null;
const playing =
  (question: Question) =>
  (s: State, plan: Plan): Question | null => {
    if (plan.card < 0) return plan.isDone ? null : question;
    return plan.pay.length < costOf(s, plan.card) ? 'pay' : null;
  };

/** The next part a plan needs; null if it is complete. */
const LACKS: Record<Decision, (s: State, plan: Plan, seat: Seat) => Question | null> = {
  exchange: (_, plan) => (plan.isDone ? null : 'exchange'),
  reveal: (_, plan) => (plan.isDone || plan.on >= 0 ? null : 'reveal'),
  support: playing('support'),
  cancel: playing('cancel'),
  interrupt: playing('interrupt'),
  deny: playing('deny'),
  heal: playing('heal'),
  revive: playing('revive'),
  replace: (_, plan) => (plan.isDone || plan.batch.length > 0 ? null : 'replace'),
  lay: laying,
  follow: (s, plan) => (plan.attacker >= 0 ? laying(s, plan) : plan.isDone ? null : 'follow'),
  take: (_, plan) => (plan.picked.length > 0 ? null : 'take'),
  bless: (s, plan, seat) => (plan.picked.length < Math.min(3, blessable(s, seat).length) ? 'bless' : null),
  send: (s, plan) => (plan.picked.length < s.castle.length - 3 ? 'send' : null),
  action: (s, plan, seat) => {
    switch (plan.action) {
      case '':
        return 'action';
      case 'pass':
        return plan.pay.length < Math.min(ACTION_CARDS.pass, heldBy(s, seat)) ? 'discard' : null;
      case 'hide':
        return plan.on < 0 ? 'hide' : plan.batch.length < ACTION_CARDS.hide ? 'shroud' : null;
      case 'holy-water':
        return plan.on < 0 ? 'suspect' : plan.batch.length < ACTION_CARDS['holy-water'] ? 'water' : null;
      case 'combat':
        return plan.attacker < 0 ? 'fight' : laying(s, plan);
    }
  },
};

const DECISIONS = Object.keys(LACKS) as Decision[];
const framesOf = <F extends Frame>(make: (decision: Decision) => F): Record<Decision, F> =>
  Object.fromEntries(DECISIONS.map((decision) => [decision, make(decision)])) as Record<Decision, F>;
const ASK = framesOf((decision) => ({ do: 'plan.ask', decision }));
export const ANSWERED = framesOf((decision) => ({ do: 'plan.answered', decision }));

/** The seat's next question. */
export const nextPart = (s: State, seat: Seat, decision: Decision): Question | null =>
  LACKS[decision](s, s.plans[seat]!, seat);

export const planSteps: StepsOf<'plan'> = {
  'plan.ask'(s, { decision }) {
    const question = nextPart(s, s.table.lane, decision);
    if (question !== null) ask(s, [s.table.lane], question, ANSWERED[decision]);
  },
  'plan.answered'(s, { decision }, answers) {
    const seat = s.table.lane;
    s.plans[seat] = withPart(s, seat, nextPart(s, seat, decision)!, answers[seat]!);
    next(s, ASK[decision]);
  },
};
