import { same } from '@duskhall/kernel';
import { CARD_KINDS, type Card } from '../cards/kinds.ts';
import { CHARACTERS, type Character } from '../characters.ts';
import { ACTIONS, type Action, PILES, type Question } from '../frames.ts';

/** The parts of a move, in range; missing parts are -1 or empty. */
export interface Given {
  shape: string;
  card: Card;
  pile: string;
  play: Card;
  on: number;
  as: number;
  water: Card;
  action: Action | '';
  character: Character;
  attacker: Character;
  defender: Character;
}
const NOTHING: Given = {
  shape: '',
  card: -1,
  pile: '',
  play: -1,
  on: -1,
  as: -1,
  water: -1,
  action: '',
  character: -1,
  attacker: -1,
  defender: -1,
};

const isPlace = (from: number, end: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value < end;
const isCard = isPlace(0, CARD_KINDS);
const isCharacter = isPlace(0, CHARACTERS.length);
const isAmong = (names: readonly string[]) => (value: unknown) => names.includes(value as string);
const PARTS: { [part: string]: (value: unknown) => boolean } = {
  done: (value) => value === true,
  skip: (value) => value === true,
  card: isCard,
  pile: isAmong(PILES),
  play: isCard,
  on: isPlace(-1, CARD_KINDS),
  as: isPlace(-1, 2),
  water: isCard,
  action: isAmong(ACTIONS),
  character: isCharacter,
  attacker: isCharacter,
  defender: isCharacter,
};

/** The valid shapes of an answer to each question. */
const SHAPES: Record<Question, readonly string[]> = {
  exchange: ['done', 'skip', 'card pile'],
  reveal: ['done', 'character'],
  support: ['done', 'play on as'],
  pay: ['card'],
  action: ['action'],
  hide: ['character'],
  shroud: ['card'],
  suspect: ['character'],
  water: ['card'],
  fight: ['attacker defender'],
  lay: ['done', 'card', 'water'],
  discard: ['card'],
  cancel: ['done', 'play on as'],
  interrupt: ['done', 'play on as'],
  replace: ['done', 'card'],
  deny: ['done', 'play on as'],
  follow: ['done', 'character'],
  heal: ['done', 'play on as'],
  revive: ['done', 'play on as'],
  take: ['card'],
  bless: ['card'],
  send: ['character'],
};

/** The parsed move, if its shape answers the question. */
export function readMove(question: Question, move: unknown): Given | null {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return null;
  const parts = Object.keys(move).sort();
  const shape = SHAPES[question].find((known) => same(known.split(' ').sort(), parts));
  if (shape === undefined) return null;
  const isInRange = Object.entries(move).every(([part, value]) => PARTS[part]!(value));
  return isInRange ? { ...NOTHING, ...move, shape } : null;
}
