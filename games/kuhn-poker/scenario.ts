import { answer, BadInput, type Rng, same, waiting } from '@duskhall/kernel';
import { legal } from './legal.ts';
import { begin, steps } from './rules.ts';
import { CARD_NAMES, handOf, type State, setup } from './state.ts';

const FORM = 'a scenario of Kuhn poker looks like {"cards": ["K", "J"], "actions": ["check", "bet"]}';

/** Deals the named cards and plays the named actions; without named cards the deal is random. */
export function scenario(given: unknown, rng: Rng): State {
  if (typeof given !== 'object' || given === null) throw new BadInput(FORM);
  const { cards, actions = [], ...rest } = given as { [key: string]: unknown };
  if (!Array.isArray(actions) || Object.keys(rest).length > 0) throw new BadInput(FORM);
  const s = begin(cards === undefined ? setup(rng) : handOf(readCards(cards), rng));
  for (const action of actions) act(s, action);
  if (waiting(s).length === 0) throw new BadInput('the game is over after these actions');
  return s;
}

function readCards(given: unknown): number[] {
  if (!Array.isArray(given) || given.length !== 2) throw new BadInput(FORM);
  const cards = given.map((name) => CARD_NAMES.indexOf(name));
  if (cards.includes(-1)) throw new BadInput(`the cards are ${CARD_NAMES.join(', ')}, not ${JSON.stringify(given)}`);
  if (cards[0] === cards[1]) throw new BadInput(`there is only one ${given[0]}`);
  return cards;
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
