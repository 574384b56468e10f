export type Rects = Map<string, DOMRect>;

/** How long an animation takes, in ms: the shell's setting, 0 for reduced motion. */
export function motionOf(node: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const setting = Number.parseFloat(getComputedStyle(node).getPropertyValue('--motion'));
  return Number.isNaN(setting) ? 250 : setting;
}

/** The rectangles of everything that can move, and of every place; hidden elements are left out. */
export function measure(root: Element): Rects {
  const rects: Rects = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-card],[data-place]')) {
    const rect = node.getBoundingClientRect();
    if (rect.width === 0) continue;
    if (node.dataset.place !== undefined) rects.set(node.dataset.place, rect);
    if (node.dataset.card !== undefined) rects.set(node.dataset.card, rect);
  }
  return rects;
}
