/** Focuses the first of these that is on the board, best first, where the element that had the focus is gone. */
export function catchFocus(root: HTMLElement, selectors: readonly string[]): void {
  const held = document.activeElement;
  // The bar holds the focus only until there is something to choose.
  if (held !== document.body && held?.matches('.bar') !== true) return;
  for (const selector of selectors)
    for (const node of root.querySelectorAll<HTMLElement>(selector)) {
      node.focus();
      if (document.activeElement === node) return;
    }
  document.querySelector<HTMLElement>('.bar')?.focus();
}
