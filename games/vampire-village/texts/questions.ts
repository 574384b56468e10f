import type { Seat } from '@duskhall/kernel';
import { DEMON, type Type } from '../cards/index.ts';
import { type Frame, type Move, QUESTION_RULES } from '../frames.ts';
import { boxOf, freeCells, xOf, yOf } from '../rules/village.ts';
import { leftOf, rightOf, setOf } from '../state.ts';
import type { View } from '../view/index.ts';
import { siegeOf, villageIn } from '../view/sums.ts';
import { cardIn, cardInFull, creatureIn } from './card-lists.ts';
import type { Asked, Words } from './catalogue.ts';

/** The rule of the step that all are at, for those who are not asked. */
const STEP_RULES: { readonly [step in Frame['do']]?: string } = {
  'picks.reveal': 'VV-4.11',
  'villages.reveal': 'VV-4.20',
  'creatures.reveal': 'VV-4.41',
  'demons.reveal': 'VV-4.50',
  'attack.begin': 'VV-4.70',
};
const DEED_RULES = { hero: 'VV-5.31', plague: 'VV-5.32', ruin: 'VV-5.33', lure: 'VV-5.34' } as const;
const GAIN_RULES = { none: 'VV-5.6', colour: 'VV-5.2', hero: 'VV-5.3', row: 'VV-5.4', column: 'VV-5.4' } as const;
const TYPE_RULES = ['VV-5.41', 'VV-5.51', 'VV-5.61'];

/** A card, a creature and a deed bring their own rule; every other answer has that of its question. */
export function ruleOf(view: View, move: Move | null): string {
  const { cards, creatures } = setOf(view);
  if (view.question === '') return STEP_RULES[view.stack.at(-1)?.do as Frame['do']] ?? 'VV-6';
  if (move !== null) {
    if (view.question === 'pick' && 'card' in move) {
      const { isHero, gain } = cards[move.card]!;
      return isHero ? 'VV-5.20' : GAIN_RULES[gain];
    }
    if (view.question === 'sacrifice' && 'card' in move && cards[move.card]!.isHero) return 'VV-5.26';
    const kind = kindIn(move);
    if (kind >= 0 && view.question !== 'slay') {
      const { type, effect } = creatures[kind]!;
      return type === DEMON ? DEED_RULES[effect as keyof typeof DEED_RULES] : TYPE_RULES[type]!;
    }
    if ('plague' in move) return DEED_RULES.plague;
    if (view.question === 'deed' && 'card' in move) return cards[move.card]!.isHero ? 'VV-5.31' : 'VV-5.33';
  }
  return QUESTION_RULES[view.question];
}

function kindIn(move: Move): number {
  if ('left' in move) return move.left;
  if ('right' in move) return move.right;
  if ('keep' in move) return move.keep;
  if ('demon' in move) return move.demon;
  return 'creature' in move ? move.creature : -1;
}

export function askedOf(words: Words, view: View, names: readonly string[]): Asked {
  const set = setOf(view);
  const waiting = view.lane.at(-1);
  const attacker: Type = waiting !== undefined && 'type' in waiting ? waiting.type : 0;
  const { attack, defence } = siegeOf(view, view.viewer, attacker);
  const isWalking = waiting?.do === 'step.taken';
  const laid = view.pick >= 0 ? cardInFull(words, view.pick, set) : '';
  return {
    step: Math.min(6, Math.floor(view.picked.length / view.seats) + (view.question === 'pick' ? 1 : 0)),
    card: isWalking ? cardIn(words, waiting.at, set) : laid,
    points: waiting !== undefined && 'points' in waiting ? waiting.points : 0,
    left: names[leftOf(view, view.viewer)]!,
    right: names[rightOf(view, view.viewer)]!,
    demon: waiting !== undefined && 'demon' in waiting ? creatureIn(words, waiting.demon, set) : '',
    attacker,
    attack,
    defence,
    isFree: waiting?.do === 'slay.chosen' && waiting.isFree,
  };
}

/** The part of a seat's grid that is shown: its cards, and where the viewer may lay the next. */
export function frameIn(view: View, seat: Seat) {
  const village = villageIn(view, seat);
  const box = boxOf(village);
  if (view.question !== 'place' || seat !== view.viewer) return box;
  for (const cell of freeCells(village)) {
    box.left = Math.min(box.left, xOf(cell));
    box.right = Math.max(box.right, xOf(cell));
    box.top = Math.min(box.top, yOf(cell));
    box.bottom = Math.max(box.bottom, yOf(cell));
  }
  return box;
}
