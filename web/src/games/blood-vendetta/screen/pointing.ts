import type { View } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';
import type { Place, Ring } from '../../../ring.ts';
import { accusedOf, type Stage } from '../stage.ts';

/** Somebody points at somebody. */
export interface Pointing {
  from: Seat;
  to: Seat;
  /** How many point at the same. */
  count: number;
  isNewest: boolean;
}

/** Who accuses whom: all during the debate, in a trial those who brought it about; after a ballot, who named whom. */
export function pointingIn(view: View, stage: Stage): Pointing[] {
  const all = targetsIn(view, stage).flatMap((to, from) => (to >= 0 && view.isAlive[from] ? [{ from, to }] : []));
  const isDebate = stage === 'debate' || stage === 'speech';
  const newest = Math.max(...all.map(({ from }) => view.supportedAt[from]!));
  return all.map(({ from, to }) => ({
    from,
    to,
    count: all.filter((other) => other.to === to).length,
    isNewest: isDebate && view.supportedAt[from] === newest,
  }));
}
function targetsIn(view: View, stage: Stage): readonly Seat[] {
  const { phase, nominations, ballots, cycle } = view;
  if (phase !== 'night') return [];
  if (stage === 'debate' || stage === 'speech' || stage === 'ballot') return nominations;
  const accused = accusedOf(view);
  if (stage === 'defence' || stage === 'verdict') return nominations.map((to) => (to === accused ? to : -1));
  const ballot = ballots.at(-1);
  return ballot?.cycle === cycle && (stage === 'between' || stage === 'words') ? ballot.votes : [];
}

/** An arrow across the table from one tile to another, bent towards the middle. */
export function arrowOf({ places, wide, tall }: Ring, width: number, height: number, from: Seat, to: Seat): string {
  const centre = ({ x, y }: Place): Place => ({ x: x * (width - wide) + wide / 2, y: y * (height - tall) + tall / 2 });
  const [a, b] = [centre(places[from]!), centre(places[to]!)];
  const between = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const inwards = { x: width / 2 - between.x, y: height / 2 - between.y };
  // Neighbours are joined by a wide arc, so that it is seen between them.
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const bulge = far < 1.6 * Math.max(wide, tall) ? 0.9 * far : 0.4 * far;
  const bend = Math.min(BEND, bulge / Math.max(1, Math.hypot(inwards.x, inwards.y)));
  const over = { x: between.x + inwards.x * bend, y: between.y + inwards.y * bend };
  const start = edge(a, over, Math.min(wide, tall), tall);
  const end = edge(b, over, Math.min(wide, tall), tall);
  const written = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${written(start)}Q${written(over)} ${written(end)}`;
}
const BEND = 0.45;
/** Where the way from the middle of a box to a point leaves the box. */
function edge(from: Place, to: Place, wide: number, tall: number): Place {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(wide / 2 / Math.abs(dx || 1e-9), tall / 2 / Math.abs(dy || 1e-9), 1);
  return { x: from.x + dx * share, y: from.y + dy * share };
}
