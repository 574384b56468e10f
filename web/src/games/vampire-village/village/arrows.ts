import { neighbourIn } from '../grid.ts';

/** Arrow-key navigation in a grid, with a roving tab index. */
export function arrows(grid: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const cells = [...grid.querySelectorAll<HTMLElement>('[data-x]')].map((node) => ({
      node,
      x: Number(node.dataset.x),
      y: Number(node.dataset.y),
    }));
    const from = cells.find(({ node }) => node === document.activeElement);
    const to = from === undefined ? null : neighbourIn(cells, from, event.key);
    if (to === null) return;
    event.preventDefault();
    to.node.focus();
  };
  const enter = (event: FocusEvent): void => {
    for (const node of grid.querySelectorAll<HTMLElement>('[data-x]')) node.tabIndex = node === event.target ? 0 : -1;
  };
  grid.addEventListener('keydown', walk);
  grid.addEventListener('focusin', enter);
  return () => {
    grid.removeEventListener('keydown', walk);
    grid.removeEventListener('focusin', enter);
  };
}
