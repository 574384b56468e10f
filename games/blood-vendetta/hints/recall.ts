import type { View } from '../view/index.ts';

/** What has less than this weight left is forgotten. */
const FAINT = 0.25;

/** The view without the claims and votes of nights too long ago: each night they keep a share `memory` of their weight. */
export function recalled(v: View, memory: number): View {
  if (memory === 1) return v;
  const isRecalled = ({ cycle }: { cycle: number }) => memory ** (v.cycle - cycle) >= FAINT;
  return {
    ...v,
    claims: v.claims.filter(isRecalled),
    trials: v.trials.filter(isRecalled),
    ballots: v.ballots.filter(isRecalled),
  };
}
