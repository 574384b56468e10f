export type Rects = Map<string, DOMRect>;

/** How long things travel, in ms: the shell's setting, none where people want no motion. */
export function motionOf(node: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const setting = Number.parseFloat(getComputedStyle(node).getPropertyValue('--motion'));
  return Number.isNaN(setting) ? 250 : setting;
}

/** Where everything that travels, and every place, is on the screen; what does not show is nowhere. */
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
