/** Where the answer to the open question may be, best first. */
const PLACES = ['.is-possible', '.isPossible[data-step]', '.pile [data-step]', '.dock button', '.hand [data-step]'];

/** Gives the keyboard the first thing that answers the question, where the one it was on has gone. */
export function catchFocus(root: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  for (const place of PLACES) {
    const node = root.querySelector<HTMLElement>(place);
    if (node === null) continue;
    node.focus();
    return;
  }
}
