import type { Seat } from '@duskhall/kernel';
import { ALL_MASK, HUNTERS, SIDE_MASKS, type Side, VAMPIRES, VARGS } from '../roles/table.ts';
import { sideShown } from '../rules/shown-side.ts';
import type { View } from '../view/index.ts';
import { type Fits, lean } from './chances.ts';

const ENEMIES = ALL_MASK & ~SIDE_MASKS[VAMPIRES]!;

/** Factors by which a vote changes the likelihood that the voter is an enemy. */
const SIGNS = {
  /** voted to execute someone who turned out to be a vampire */ hangedVampire: 1.25,
  /** voted against executing a vampire */ sparedVampire: 0.85,
  /** voted to execute an enemy */ hangedEnemy: 0.55,
  /** voted against executing an enemy: of the voter's own side, or of another */ sparedMate: 1.5,
  sparedEnemy: 1.15,
} as const;

/** Weighs votes on players whose side is now known. */
export function weighDeeds(v: View, fits: Fits): void {
  for (const { accused, votes } of v.trials) {
    const side = sideShown(v, accused);
    if (side < 0) continue;
    for (const [voter, vote] of votes.entries())
      if (vote >= 0 && voter !== accused) weighVote(fits, voter, vote === 1, side);
  }
  for (const { votes } of v.ballots)
    for (const [voter, accused] of votes.entries())
      if (accused >= 0 && accused !== voter && sideShown(v, accused) >= 0)
        weighVote(fits, voter, true, sideShown(v, accused));
}

function weighVote(fits: Fits, voter: Seat, isAye: boolean, side: Side): void {
  if (side === VAMPIRES) lean(fits, voter, ENEMIES, isAye ? SIGNS.hangedVampire : SIGNS.sparedVampire);
  else if (isAye)
    lean(fits, voter, side === HUNTERS || side === VARGS ? SIDE_MASKS[side]! : ENEMIES, SIGNS.hangedEnemy);
  else {
    lean(fits, voter, SIDE_MASKS[side]!, SIGNS.sparedMate);
    lean(fits, voter, ENEMIES & ~SIDE_MASKS[side]!, SIGNS.sparedEnemy);
  }
}
