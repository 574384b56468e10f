import type { Card, CartaImperaVictoria, Domain, Move, Question, State, View } from '@duskhall/carta-impera-victoria';
import { EFFECTS, FINISH, RELIGION } from '@duskhall/carta-impera-victoria';
import { askedOf } from '@duskhall/carta-impera-victoria/texts/questions.ts';
import type { Game, Refusal, Seat } from '@duskhall/kernel';

/** Where the answer to a question is found on the table. */
export type Aim = 'hand' | 'pack' | 'centre' | 'pile' | 'own-column' | 'any-column' | 'seat' | 'menu' | 'none';
const AIMS: { readonly [Q in Question]: Aim } = {
  pick: 'pack',
  centre: 'centre',
  play: 'hand',
  extra: 'hand',
  discard: 'hand',
  give: 'hand',
  recover: 'pile',
  attack: 'own-column',
  surrender: 'own-column',
  retrieve: 'own-column',
  embargo: 'any-column',
  democracy: 'any-column',
  inquisition: 'seat',
  effect: 'menu',
  inspiration: 'menu',
};
export const aimOf = (question: Question | ''): Aim => (question === '' ? 'none' : AIMS[question]);

/** The questions whose parts can be chosen together and sent as one gesture. */
export type Gathered = 'discard' | 'give' | 'recover' | 'surrender' | 'retrieve';
const GATHERED: readonly string[] = ['discard', 'give', 'recover', 'surrender', 'retrieve'];
export const isGathered = (question: string): question is Gathered => GATHERED.includes(question);
export const neededParts = (view: View): number => (isGathered(view.question) ? askedOf(view, []).left : 1);

export const same = (a: Move, b: Move): boolean => {
  const keys = Object.keys(a) as (keyof Move)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** The moves that end the turn: first, if preferred, the highest level of one's Religion that may still be applied. */
export function finishing(moves: readonly Move[], appliesReligion: boolean): Move[] {
  const isLimit = (move: Move): move is EffectMove =>
    'effect' in move &&
    !('seat' in move) &&
    EFFECTS[move.effect]?.domain === RELIGION &&
    EFFECTS[move.effect]!.level > 0;
  const [highest] = appliesReligion
    ? moves.filter(isLimit).toSorted((a, b) => EFFECTS[b.effect]!.level - EFFECTS[a.effect]!.level)
    : [];
  return highest === undefined ? [{ effect: FINISH }] : [highest, { effect: FINISH }];
}
type EffectMove = Extract<Move, { effect: number }>;

/** The table after these parts, or why one of them is not possible. */
export function tryOut(
  game: Game<CartaImperaVictoria>,
  imagined: State,
  seat: Seat,
  parts: readonly Move[],
): State | Refusal {
  const s = game.clone(imagined);
  for (const part of parts) {
    const refusal = game.refusal(s, seat, part);
    if (refusal !== null) return refusal;
    game.apply(s, seat, part);
  }
  return s;
}
export const isRefusal = (result: State | Refusal): result is Refusal => 'code' in result;

/** The move that choosing this column makes, if the question is about columns. */
export function columnMove(view: View, seat: Seat, domain: Domain): Move | null {
  const aim = aimOf(view.question);
  if (aim === 'any-column') return { seat, domain };
  return aim === 'own-column' && seat === view.viewer ? { domain } : null;
}

/** Inspiration: the effects of this column that are offered. */
export const copiesFrom = (moves: readonly Move[], seat: Seat, domain: Domain): Move[] =>
  moves.filter(
    (move) => 'effect' in move && 'seat' in move && move.seat === seat && EFFECTS[move.effect]!.domain === domain,
  );

export const copiesIn = (cards: readonly Card[], card: Card): number => cards.filter((other) => other === card).length;
