/** The place of one's own village under a dragged card. */
export function cellUnder(node: Element | null): { x: number; y: number } | null {
  const cell = node?.closest<HTMLElement>('.mine [data-x]');
  return cell ? { x: Number(cell.dataset.x), y: Number(cell.dataset.y) } : null;
}
