import { answer, BadInput, type Rng, same, shuffle, waiting } from '@duskhall/kernel';
import { legal } from './legal.ts';
import { begin, steps } from './rules.ts';
import { CARD_NAMES, CARDS, handOf, type State } from './state.ts';

const FORM =
  'a scenario of Leduc poker looks like {"cards": ["Ks", "Jh"], "board": "Kh", "actions": ["check", "bet", "call"]}';

/** Deals the named cards and plays the named actions; unnamed cards are dealt at random. */
export function scenario(given: unknown, rng: Rng): State {
  if (typeof given !== 'object' || given === null) throw new BadInput(FORM);
  const { cards: hands = [], board, actions = [], ...rest } = given as { [key: string]: unknown };
  const isForm = Array.isArray(hands) && (hands.length === 0 || hands.length === 2) && Array.isArray(actions);
  if (!isForm || Object.keys(rest).length > 0) throw new BadInput(FORM);

  const cards = hands.map(readCard);
  const top = board === undefined ? [] : [readCard(board)];
  const named = [...cards, ...top];
  if (new Set(named).size < named.length) throw new BadInput('there is only one card of each name');
  const deck = shuffle<number>(
    rng,
    CARDS.filter((card) => !named.includes(card)),
    'cards',
  );
  if (cards.length === 0) cards.push(deck.pop()!, deck.pop()!);
  const s = begin(handOf(cards, [...deck, ...top], rng));
  for (const action of actions) act(s, action);
  if (waiting(s).length === 0) throw new BadInput('the game is over after these actions');
  return s;
}

function readCard(name: unknown): number {
  const card = (CARD_NAMES as readonly unknown[]).indexOf(name);
  if (card < 0) throw new BadInput(`the cards are ${CARD_NAMES.join(', ')}, not ${JSON.stringify(name)}`);
  return card;
}

function act(s: State, action: unknown): void {
  const [seat = -1] = waiting(s);
  const moves = legal(s, seat);
  const move = moves.find((known) => same(known, { action }));
  if (move === undefined) {
    const possible = moves.map((known) => known.action).join(' or ') || 'nothing, the game is over';
    throw new BadInput(`${JSON.stringify(action)} is not possible here; possible: ${possible}`);
  }
  answer(steps, s, seat, move);
}
