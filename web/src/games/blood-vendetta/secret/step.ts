import type { Gesture, Move, Question, Reason, View } from '@duskhall/blood-vendetta';
import type { Either } from '@duskhall/blood-vendetta/texts/catalogue.ts';
import type { Refusal, Seat } from '@duskhall/kernel';

/** VN-4.13.2: the forms of a step; `rest`: it is over and nothing is asked. */
export type Form = 'role' | 'pick' | 'either' | 'card' | 'board' | 'rest';

const FORMS: { readonly [question in Question]?: Form } = {
  role: 'role',
  card: 'card',
  roll: 'card',
  suspect: 'pick',
  trust: 'pick',
  danger: 'pick',
  target: 'pick',
  second: 'pick',
  tie: 'pick',
  guess: 'either',
  place: 'either',
  kill: 'either',
  sacrifice: 'either',
  hunt: 'board',
  strike: 'board',
  point: 'board',
  muse: 'board',
};

/** The form shown to a living seat. It depends on the window alone, never on the role. */
export function formOf({ viewer, owes, question }: View): Form {
  return owes[viewer] ? (FORMS[question as Question] ?? 'rest') : 'rest';
}

/** A tile per living player in seat order, the own seat included, then nobody. */
export const tilesOf = ({ isAlive }: View): readonly Seat[] => [
  ...isAlive.flatMap((lives, seat) => (lives ? seat : [])),
  -1,
];

/** The answer that a tile stands for; null: it may not be chosen. */
export function moveAt(moves: readonly Move[], tile: Seat): Move | null {
  const isIt = (move: Move) => ('name' in move && move.name === tile) || ('vote' in move && move.vote === tile);
  return moves.find(isIt) ?? null;
}
export const eitherMove = (moves: readonly Move[], yes: boolean): Move | null =>
  moves.find((move) => 'yes' in move && move.yes === yes) ?? null;
export const isEither = (question: string): question is Either => FORMS[question as Question] === 'either';

/** Enough columns for 24 players and "nobody" on a small phone. */
export const columnsOf = (tiles: number): number => (tiles <= 9 ? 2 : tiles <= 16 ? 3 : 4);

/** VN-4.4.8: on a board a vote that stands is no answer any more, though its tile is the chosen one. */
export const isChosenOn = ({ votes, viewer }: View, tile: Seat): boolean => votes[viewer] === tile;
/** The voters whose marks stand on a tile: those whom the viewer sees. */
export const votersFor = ({ votes, viewer }: View, tile: Seat): readonly Seat[] =>
  votes.flatMap((vote, seat) => (vote === tile && seat !== viewer ? seat : []));

/** The gestures that the viewer sees, the own one included. */
export const signsOn = ({ gestures, pointed }: View): { seat: Seat; gesture: Gesture; at: Seat }[] =>
  gestures.flatMap((gesture, seat) => (gesture === '' ? [] : [{ seat, gesture, at: pointed[seat]! }]));

/** Why a tile is dimmed, in the words of the rules. */
export function whyNot({ question, viewer, before, isAlive }: View, tile: Seat): Refusal {
  const because = (code: Reason, rule: string): Refusal => ({ code, rule, args: {} });
  if (tile === -1) return because('must-choose', 'VN-4.1.9');
  if (question === 'tie') return because('not-tied', 'VN-4.4.4');
  if (!isAlive[tile]) return because('not-living', 'VN-4.1.10');
  if (question === 'target' && tile === before) return because('twice-in-a-row', 'VN-4.1.8');
  if (tile === viewer) return because('not-yourself', 'VN-4.1.10');
  return question === 'second' ? because('already-chosen', 'VN-5.9.1') : because('already-struck', 'VN-4.4.8');
}
