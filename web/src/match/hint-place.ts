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
 * Where a card covers the least of what it is about and of what else is needed, in px from the top of the stage: in or
 * near the room that a board keeps for it if that will do, else as high as possible. It moves up and down only.
 */
export function freeTop(
  stage: Span,
  card: Box,
  about: readonly Box[],
  needed: readonly Box[],
  rooms: readonly Span[],
): number {
  const height = card.bottom - card.top;
  const lowest = stage.bottom - stage.top - height - GAP;
  const inTheWay = ({ left, right }: Box) => left < card.right - GAP && right > card.left + GAP;
  const [hinted, clear] = [about.filter(inTheWay), needed.filter(inTheWay)];
  const below = hinted.map(({ bottom }) => bottom + GAP);
  const wanted = [
    ...rooms.map(({ bottom }) => bottom - height),
    ...below.filter((top) => rooms.some((room) => top > room.top && top < room.bottom)),
    stage.top + GAP,
    ...below,
    ...clear.map(({ bottom }) => bottom + GAP),
    ...[...hinted, ...clear].map(({ top }) => top - GAP - height),
    stage.bottom - height - GAP,
  ].map((top) => Math.max(GAP, Math.min(lowest, top - stage.top)));
  const under = (spots: readonly Box[], top: number): number => {
    const [from, to] = [stage.top + top, stage.top + top + height];
    return spots.reduce((sum, spot) => sum + Math.max(0, Math.min(to, spot.bottom) - Math.max(from, spot.top)), 0);
  };
  const covered = (top: number): number => under(hinted, top) + under(clear, top);
  return wanted.reduce((best, top) => (covered(top) < covered(best) ? top : best));
}
