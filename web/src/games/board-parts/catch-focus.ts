/** Focuses the first of these that is on the board, best first, where the element that had the focus is gone. */
export function catchFocus(root: HTMLElement, selectors: readonly string[]): void {
  if (document.activeElement !== document.body) return;
  const found = selectors.map((selector) => root.querySelector<HTMLElement>(selector)).find((node) => node !== null);
  found?.focus();
}
