interface Box {
  top: number;
  bottom: number;
}

const GAP = 6;

/**
 * Where a card of this height covers the least of what it is about, in px from the top of the stage: at the bottom of the
 * room that a board keeps for it if that will do, else as high as possible.
 */
export function freeTop(stage: Box, height: number, spots: readonly Box[], rooms: readonly Box[]): number {
  const lowest = stage.bottom - stage.top - height - GAP;
  const wanted = [
    ...rooms.map(({ bottom }) => bottom - height),
    stage.top + GAP,
    ...spots.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - height]),
    stage.bottom - height - GAP,
  ].map((top) => Math.max(GAP, Math.min(lowest, top - stage.top)));
  const covered = (top: number): number =>
    spots.reduce((sum, spot) => {
      const [from, to] = [stage.top + top, stage.top + top + height];
      return sum + Math.max(0, Math.min(to, spot.bottom) - Math.max(from, spot.top));
    }, 0);
  return wanted.reduce((best, top) => (covered(top) < covered(best) ? top : best));
}
