import type { Seat } from '@duskhall/kernel';
import { ALL_MASK, SIDE_MASKS, type Side, VAMPIRES } from '../roles/table.ts';
import { sideKnown } from '../rules/shown-side.ts';
import type { View } from '../view/index.ts';
import { type Fits, lean } from './chances.ts';

const ENEMIES = ALL_MASK & ~SIDE_MASKS[VAMPIRES]!;

/** Factors by which a vote changes the likelihood that the voter is an enemy, close to what is counted between bots. */
const SIGNS = {
  /** voted to execute someone who turned out to be a vampire: and was, or was not, executed */ hangedVampire: 1.15,
  wantedVampire: 2,
  /** voted against executing a vampire */ sparedVampire: 0.6,
  /** voted for or against executing an enemy, if the voter is of the same side */ hangedMate: 0.9,
  sparedMate: 2,
} as const;

/** Weighs votes on players whose side is now known. */
export function weighDeeds(v: View, fits: Fits): void {
  for (const { accused, votes, isCondemned } of v.trials) {
    const side = sideKnown(v, accused);
    if (side < 0) continue;
    for (const [voter, vote] of votes.entries())
      if (vote >= 0 && voter !== accused) weighVote(fits, voter, vote === 1, side, isCondemned);
  }
  for (const { votes } of v.ballots)
    for (const [voter, accused] of votes.entries())
      if (accused >= 0 && accused !== voter && sideKnown(v, accused) >= 0)
        weighVote(fits, voter, true, sideKnown(v, accused), true);
}

function weighVote(fits: Fits, voter: Seat, isAye: boolean, side: Side, isCondemned: boolean): void {
  if (side !== VAMPIRES) lean(fits, voter, SIDE_MASKS[side]!, isAye ? SIGNS.hangedMate : SIGNS.sparedMate);
  else if (!isAye) lean(fits, voter, ENEMIES, SIGNS.sparedVampire);
  else lean(fits, voter, ENEMIES, isCondemned ? SIGNS.hangedVampire : SIGNS.wantedVampire);
}
