import type { Seat } from '@duskhall/kernel';
import type { Card } from '../cards/kinds.ts';
import type { Move, Question } from '../frames.ts';
import { pull, type State } from '../state/index.ts';
import { DONE_PLAN, EMPTY_PLAN, type Plan } from '../state/plan.ts';

/** Adds one part to the plan; its cards leave the hand. */
export function withPart(s: State, seat: Seat, question: Question, move: Move): Plan {
  const plan = s.plans[seat]!;
  if ('done' in move) return plan === EMPTY_PLAN ? DONE_PLAN : { ...plan, isDone: true };
  if ('pile' in move) {
    pull(s.hands[seat]!, move.card);
    return move.pile === 'moat'
      ? { ...plan, pay: [...plan.pay, move.card] }
      : { ...plan, store: [...plan.store, move.card] };
  }
  if ('card' in move) return withCard(s, seat, question, move.card);
  if ('play' in move) {
    pull(s.hands[seat]!, move.play);
    return { ...plan, card: move.play, on: move.on, as: move.as };
  }
  if ('action' in move) return { ...plan, action: move.action };
  if ('attacker' in move) return { ...plan, attacker: move.attacker, defender: move.defender };
  if ('water' in move) return { ...plan, water: move.water };
  if ('skip' in move) return { ...plan, isDone: true, isSkipped: true };
  if ('character' in move) {
    if (question === 'send') return { ...plan, picked: [...plan.picked, move.character] };
    return question === 'follow'
      ? { ...plan, attacker: move.character, defender: followed(s) }
      : { ...plan, on: move.character };
  }
  throw new Error(`${JSON.stringify(move)} is no part of a decision`);
}

function withCard(s: State, seat: Seat, question: Question, card: Card): Plan {
  const plan = s.plans[seat]!;
  if (question === 'take' || question === 'bless') return { ...plan, picked: [...plan.picked, card] };
  pull(s.hands[seat]!, card);
  if (question === 'pay' || question === 'discard') return { ...plan, pay: [...plan.pay, card] };
  return { ...plan, batch: [...plan.batch, card] };
}

function followed(s: State): number {
  const top = s.table.stack[s.table.stack.length - 1]!;
  return top.do === 'water.followed' ? top.character : -1;
}
