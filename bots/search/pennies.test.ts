import {
  answer,
  ask,
  cloneTable,
  end,
  fastRng,
  type Game,
  newTable,
  next,
  proceed,
  type Rng,
  type Seat,
  type Steps,
  type Table,
  type Types,
} from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from './options.ts';
import { search } from './search.ts';

type Frame = { do: 'coins.show' } | { do: 'coins.met' };
interface State {
  table: Table<Frame, 'coin', number, never>;
  coins: number[];
}
/** Both show a coin at once; seat 0 wins if they are equal, seat 1 if they differ. */
const steps: Steps<State> = {
  'coins.show': (s) => ask(s, [0, 1], 'coin', { do: 'coins.met' }),
  'coins.met'(s, _, answers) {
    s.coins = answers.map((coin) => coin!);
    end(s);
  },
};
function setup(rng: Rng): State {
  const s: State = { table: newTable(rng, 2), coins: [] };
  next(s, { do: 'coins.show' });
  proceed(steps, s);
  return s;
}
const pennies = {
  clone: (s: State): State => ({ table: cloneTable(s.table), coins: s.coins.slice() }),
  legal: () => [0, 1],
  apply: (s: State, seat: Seat, move: number) => answer(steps, s, seat, move),
  scores: ({ coins: [mine, other] }: State) => (mine === undefined ? null : mine === other ? [1, 0] : [0, 1]),
  hints: null,
} as unknown as Game<Types>;

test('seats that answer at the same time do not know each other’s answers, not even in the tree', () => {
  const { findings } = search(
    pennies,
    { view: { viewer: 0 }, moves: [0, 1], rng: fastRng(1), imagine: () => setup(fastRng(2)) },
    { ...DEFAULT_SEARCH, budget: { iterations: 2000 } },
  );
  // A second seat that saw the first coin would always win: nothing would be left but what was spent on trying.
  for (const { value } of findings) expect(value).toBeGreaterThan(0.15);
});
