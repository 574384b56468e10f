import type { Policy } from './regret.ts';
import type { Node, Tree } from './tree.ts';

/** By seat: what it wins on average when all keep to the policy. */
export const valuesOf = (tree: Tree, policy: Policy): number[] =>
  Array.from({ length: tree.seats }, (_, seat) =>
    tree.deals.reduce((sum, { root, chance }) => sum + chance * valueAt(root, seat, policy), 0),
  );

function valueAt(node: Node, seat: number, policy: Policy): number {
  if (node.seat < 0) return node.scores[seat]!;
  const chances = policy[node.set]!;
  return node.children.reduce((sum, child, place) => sum + chances[place]! * valueAt(child, seat, policy), 0);
}

/** What a seat wins that answers the policy of the others as well as can be, without seeing what it cannot know. */
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

/** What all seats together would win by answering the policy best: zero at an equilibrium. */
export function nashConv(tree: Tree, policy: Policy): number {
  const values = valuesOf(tree, policy);
  return values.reduce((sum, value, seat) => sum + bestResponse(tree, policy, seat) - value, 0);
}
