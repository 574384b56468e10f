import type { Policy } from './regret.ts';
import type { Node, Tree } from './tree.ts';

/** The expected value for each seat when all follow the policy. */
export const valuesOf = (tree: Tree, policy: Policy): number[] =>
  Array.from({ length: tree.seats }, (_, seat) =>
    tree.deals.reduce((sum, { root, chance }) => sum + chance * valueAt(root, seat, policy), 0),
  );

function valueAt(node: Node, seat: number, policy: Policy): number {
  if (node.seat < 0) return node.scores[seat]!;
  const chances = policy[node.set]!;
  return node.children.reduce((sum, child, place) => sum + chances[place]! * valueAt(child, seat, policy), 0);
}

/** The value of a seat's best response to the others' policy, over its information sets. */
export function bestResponse(tree: Tree, policy: Policy, seat: number): number {
  const places = new Map<number, { node: Node; reach: number }[]>();
  const collect = (node: Node, reach: number): void => {
    if (node.seat < 0) return;
    if (node.seat === seat) {
      const others = places.get(node.set);
      if (others === undefined) places.set(node.set, [{ node, reach }]);
      else others.push({ node, reach });
    }
    for (const [place, child] of node.children.entries())
      collect(child, node.seat === seat ? reach : reach * policy[node.set]![place]!);
  };
  for (const { root, chance } of tree.deals) collect(root, chance);

  const best = new Map<number, number>();
  const choice = (set: number): number => {
    const known = best.get(set);
    if (known !== undefined) return known;
    const totals = tree.sets[set]!.moves.map((_, place) =>
      places.get(set)!.reduce((sum, { node, reach }) => sum + reach * value(node.children[place]!), 0),
    );
    const place = totals.indexOf(Math.max(...totals));
    best.set(set, place);
    return place;
  };
  const value = (node: Node): number => {
    if (node.seat < 0) return node.scores[seat]!;
    if (node.seat === seat) return value(node.children[choice(node.set)]!);
    const chances = policy[node.set]!;
    return node.children.reduce((sum, child, place) => sum + chances[place]! * value(child), 0);
  };
  return tree.deals.reduce((sum, { root, chance }) => sum + chance * value(root), 0);
}

/** NashConv: how much the seats together gain by best responses; zero at a Nash equilibrium. */
export function nashConv(tree: Tree, policy: Policy): number {
  const values = valuesOf(tree, policy);
  return values.reduce((sum, value, seat) => sum + bestResponse(tree, policy, seat) - value, 0);
}
