import { fastRng, type Game, type Refusal, type Seat } from '@duskhall/kernel';
import type { Card, Move, Question, State, VampireEmpire, View } from '@duskhall/vampire-empire';
import { CARD_IDS } from '@duskhall/vampire-empire';

type Rules = Game<VampireEmpire>;

/** A part of a decision: the question it answers, the answer, and the thing on the table that was tapped for it. */
export interface Part {
  question: Question;
  move: Move;
  spot: string;
}
/** The parts chosen so far, and the imagined table after them. */
export interface Tried {
  parts: readonly Part[];
  s: State;
}

/** An imagined state for this view. Its windows are held open, so that trying a decision never resolves it. */
export function imagineTable(game: Rules, view: View): State {
  const s = game.imagine(view, fastRng(1));
  s.table.isHeld = true;
  return s;
}

/** The state after these parts; parts that are no longer legal are dropped. */
export function tryParts(game: Rules, imagined: State, seat: Seat, parts: readonly Part[]): Tried {
  const s = game.clone(imagined);
  const kept = parts.filter((part) => {
    if (s.table.questions[seat] !== part.question || game.refusal(s, seat, part.move) !== null) return false;
    game.apply(s, seat, part.move);
    return true;
  });
  return { parts: kept, s };
}

/** Questions that name one character: choosing another replaces it. */
export const NAMING: readonly Question[] = ['reveal', 'hide', 'suspect', 'follow'];
/** Questions that want a number of cards: one too many replaces the last. */
const GATHERING: readonly Question[] = ['pay', 'discard', 'shroud', 'water', 'replace', 'take', 'bless'];

/** The parts with one more, or why it does not fit. */
export function addPart(
  game: Rules,
  imagined: State,
  seat: Seat,
  tried: Tried,
  move: Move,
  spot: string,
): Tried | Refusal {
  const { parts } = tried;
  const named = 'character' in move ? parts.findIndex(({ question }) => NAMING.includes(question)) : -1;
  if (named >= 0) {
    const swapped = parts.map((part, i) => (i === named ? { ...part, move, spot } : part));
    const result = tryParts(game, imagined, seat, swapped);
    return result.parts.some((part) => part.spot === spot) ? result : game.refusal(tried.s, seat, move)!;
  }
  const last = parts.at(-1);
  if (tried.s.table.questions[seat] === null && last !== undefined && GATHERING.includes(last.question))
    return addPart(game, imagined, seat, tryParts(game, imagined, seat, parts.slice(0, -1)), move, spot);
  const refusal = game.refusal(tried.s, seat, move);
  if (refusal !== null) return refusal;
  return tryParts(game, imagined, seat, [...parts, { question: tried.s.table.questions[seat]!, move, spot }]);
}
export const isRefusal = (result: Tried | Refusal): result is Refusal => 'code' in result;

/** The parts without those of one thing on the table. */
export const dropParts = (game: Rules, imagined: State, seat: Seat, { parts }: Tried, spot: string): Tried =>
  tryParts(
    game,
    imagined,
    seat,
    parts.filter((part) => part.spot !== spot),
  );

/** What a support card is played on. */
export type Target = 'nothing' | 'character' | 'type' | 'card';
export function targetOf(moves: readonly Move[]): Target {
  const [move] = moves;
  if (move === undefined || !('play' in move) || move.on < 0) return 'nothing';
  const id = CARD_IDS[move.play]!;
  return id === 'bat-form' ? 'type' : id === 'sacrifice' ? 'card' : 'character';
}

/** The moves that use this card of the hand. */
export const movesWith = (moves: readonly Move[], card: Card): Move[] =>
  moves.filter((move) => ('card' in move && move.card === card) || ('play' in move && move.play === card));

/** Questions that the cards of the hand answer by themselves. */
const OF_HAND: readonly string[] = ['exchange', 'pay', 'shroud', 'water', 'lay', 'discard', 'replace'];
/** Questions that a support card answers. */
const OF_SUPPORT: readonly string[] = ['support', 'cancel', 'interrupt', 'deny', 'heal', 'revive'];
export const isOfHand = (question: string): boolean => OF_HAND.includes(question) || OF_SUPPORT.includes(question);
export const isOfSupport = (question: string): boolean => OF_SUPPORT.includes(question);

/** The move a card of the hand would make, for explaining why it is refused. */
export const attempt = (question: string, card: Card, pile: 'moat' | 'cellar'): Move =>
  question === 'exchange' ? { card, pile } : isOfSupport(question) ? { play: card, on: -1, as: -1 } : { card };
