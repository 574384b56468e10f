interface Span {
  top: number;
  bottom: number;
}
interface Box extends Span {
  left: number;
  right: number;
}

const GAP = 6;

/**
 * Where a card covers the least of what it is about, in px from the top of the stage: at the bottom of the room that a board
 * keeps for it if that will do, else as high as possible. It moves up and down only.
 */
export function freeTop(stage: Span, card: Box, spots: readonly Box[], rooms: readonly Span[]): number {
  const height = card.bottom - card.top;
  const lowest = stage.bottom - stage.top - height - GAP;
  const inTheWay = spots.filter(({ left, right }) => left < card.right - GAP && right > card.left + GAP);
  const wanted = [
    ...rooms.map(({ bottom }) => bottom - height),
    stage.top + GAP,
    ...inTheWay.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - height]),
    stage.bottom - height - GAP,
  ].map((top) => Math.max(GAP, Math.min(lowest, top - stage.top)));
  const covered = (top: number): number => {
    const [from, to] = [stage.top + top, stage.top + top + height];
    return inTheWay.reduce((sum, spot) => sum + Math.max(0, Math.min(to, spot.bottom) - Math.max(from, spot.top)), 0);
  };
  return wanted.reduce((best, top) => (covered(top) < covered(best) ? top : best));
}
