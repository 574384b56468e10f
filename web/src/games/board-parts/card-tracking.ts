/** A card where it lies; `card` is -1 where only its back can be seen. */
export interface Spot<Back = unknown> {
  /** Given here from what the viewer sees, so that a card can be followed from place to place. */
  id: string;
  card: number;
  /** What its back shows. */
  back: Back;
  /** Where on the screen it belongs if it has no picture of its own there. */
  place: string;
}
/** By zone: the cards lying there, in order. */
export interface Places<Back> {
  zones: { readonly [zone: string]: readonly Spot<Back>[] };
  /** How many ids have been given. */
  made: number;
}
/** A card that a view shows, not yet matched with one that was there before. */
export type Untracked<Back> = Omit<Spot<Back>, 'id'>;

export const spotsIn = <Back>(places: Places<Back>, zone: string): readonly Spot<Back>[] => places.zones[zone] ?? [];
/** Every card by its id. */
export const allSpots = <Back>({ zones }: Places<Back>): ReadonlyMap<string, Spot<Back>> =>
  new Map(Object.values(zones).flatMap((zone) => zone.map((spot) => [spot.id, spot])));

/**
 * Matches the cards of a view with those that were there before: first within a zone, then anywhere by the face, then by
 * the back.
 */
export function track<Back>(
  before: Places<Back>,
  now: { readonly [zone: string]: readonly Untracked<Back>[] },
): Places<Back> {
  const wanted = Object.entries(now);
  const left = new Map(Object.entries(before.zones).map(([zone, spots]) => [zone, spots.slice()]));
  const found = new Map<Untracked<Back>, string>();
  const take = (zones: readonly string[], want: Untracked<Back>, isFit: (spot: Spot<Back>) => boolean): void => {
    for (const zone of zones) {
      const spots = left.get(zone) ?? [];
      const i = spots.findIndex(isFit);
      if (i < 0) continue;
      found.set(want, spots[i]!.id);
      spots.splice(i, 1);
      return;
    }
  };
  const isAlike = (want: Untracked<Back>) => (spot: Spot<Back>) => spot.card === want.card && spot.back === want.back;
  const hasBack = (want: Untracked<Back>) => (spot: Spot<Back>) =>
    spot.back === want.back && (spot.card < 0 || want.card < 0);
  for (const [zone, list] of wanted) for (const want of list) take([zone], want, isAlike(want));
  const everywhere = [...left.keys()];
  for (const fit of [isAlike, hasBack])
    for (const [, list] of wanted) for (const want of list) if (!found.has(want)) take(everywhere, want, fit(want));

  let { made } = before;
  const zones = wanted.map(([zone, list]) => [
    zone,
    list.map((want): Spot<Back> => ({ ...want, id: found.get(want) ?? `c${made++}` })),
  ]);
  return { zones: Object.fromEntries(zones), made };
}
