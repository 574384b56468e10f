import type { Node, Tree } from './tree.ts';

/** By information set: the probability of each move. */
export type Policy = number[][];

export const uniform = (tree: Tree): Policy => tree.sets.map(({ moves }) => moves.map(() => 1 / moves.length));

/** Vanilla CFR, or CFR+ (Tammelin 2014): regrets clipped at zero, and averaging that weights later iterations more. */
export type Method = 'cfr' | 'cfr+';

/** Counterfactual regret minimization with alternating updates; the `average` policy converges to an equilibrium. */
export interface Learner {
  rounds: number;
  learn(rounds: number): void;
  average(): Policy;
}

export function learner(tree: Tree, method: Method): Learner {
  const regrets = tree.sets.map(({ moves }) => moves.map(() => 0));
  const totals = tree.sets.map(({ moves }) => moves.map(() => 0));
  const policy = uniform(tree);
  const isPlus = method === 'cfr+';
  const self: Learner = {
    rounds: 0,
    learn(rounds) {
      for (let i = 0; i < rounds; i++) {
        self.rounds++;
        for (let seat = 0; seat < tree.seats; seat++) {
          for (const { root, chance } of tree.deals) visit(root, seat, 1, chance);
          for (const [set, { seat: whose }] of tree.sets.entries()) if (whose === seat) adapt(set);
        }
      }
    },
    average: () => totals.map(shares),
  };

  /** The value for `seat`; `own` and `others` are the reach probabilities of the seat and of everybody else. */
  function visit(node: Node, seat: number, own: number, others: number): number {
    if (node.seat < 0) return node.scores[seat]!;
    const chances = policy[node.set]!;
    if (node.seat !== seat) {
      let value = 0;
      for (const [place, child] of node.children.entries())
        value += chances[place]! * visit(child, seat, own, others * chances[place]!);
      return value;
    }
    const values = node.children.map((child, place) => visit(child, seat, own * chances[place]!, others));
    const value = values.reduce((sum, each, place) => sum + each * chances[place]!, 0);
    const weight = isPlus ? self.rounds : 1;
    for (const [place, each] of values.entries()) {
      regrets[node.set]![place]! += others * (each - value);
      totals[node.set]![place]! += weight * own * chances[place]!;
    }
    return value;
  }

  function adapt(set: number): void {
    const regret = regrets[set]!;
    if (isPlus) for (const [place, each] of regret.entries()) regret[place] = Math.max(0, each);
    policy[set] = shares(regret.map((each) => Math.max(0, each)));
  }
  return self;
}

function shares(parts: readonly number[]): number[] {
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.map((part) => (sum > 0 ? part / sum : 1 / parts.length));
}
