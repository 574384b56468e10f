import type { Seat } from '@duskhall/kernel';
import { LOT, type State, setOf } from '../../state.ts';
import { readCreatures } from './creatures.ts';
import { factsOf } from './facts.ts';
import { readForecasts } from './forecast.ts';
import { CONSTRUCTION_SIZE, CREATURES_SIZE, tellConstruction, tellGifts } from './hands.ts';
import { CONSTRUCTION, CREATURES, MOMENTS, moment, readMoment } from './moment.ts';
import { DEMONS_SIZE, SIEGE_SIZE, tellDemons, tellSiege, tellVillage, VILLAGE_SIZE } from './standing.ts';
import { readVillage, villageOf } from './village.ts';

/** How a village stands: weighed anew at each moment. */
const STANDING = VILLAGE_SIZE + SIEGE_SIZE + DEMONS_SIZE;
/** What is still to come in a round. */
const COMING = CONSTRUCTION_SIZE + CREATURES_SIZE;
export const FEATURES = MOMENTS * STANDING + 2 * COMING;
/** By moment: near the end the same lead tells more, and large weights are learned slowly. */
const SCALE = [1, 1, 1, 1, 1.5, 1.5, 3, 4];
const standing = new Float64Array(STANDING);

/** Writes what tells of a seat's chance. A changed feature needs new weights. */
export function fill(s: State, seat: Seat, into: Float64Array): boolean {
  const facts = factsOf(setOf(s));
  const lots = villageOf(s, seat);
  readMoment(s);
  readVillage(lots, facts, s.options.plagueScope !== 'yellow');
  readCreatures(s, seat, facts);
  readForecasts(s, seat, lots, facts);
  into.fill(0);
  standing.fill(0);
  tellVillage(lots.length / LOT, standing);
  tellSiege(s.order, standing, VILLAGE_SIZE);
  tellDemons(setOf(s), standing, VILLAGE_SIZE + SIEGE_SIZE);
  // Between two moments a feature counts for both, more for the nearer one.
  const { place, share, phase } = moment;
  for (let i = 0; i < STANDING; i++) into[place * STANDING + i] = SCALE[place]! * (1 - share) * standing[i]!;
  if (share > 0)
    for (let i = 0; i < STANDING; i++) into[(place + 1) * STANDING + i] = SCALE[place + 1]! * share * standing[i]!;
  const coming = MOMENTS * STANDING + (s.round === 2 ? COMING : 0);
  if (phase === CONSTRUCTION) tellConstruction(s, seat, into, coming);
  else if (phase === CREATURES) tellGifts(s, seat, facts, into, coming + CONSTRUCTION_SIZE);
  return true;
}
