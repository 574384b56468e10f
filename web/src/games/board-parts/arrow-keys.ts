/** Arrow keys walk over everything marked `data-step` inside the node. */
export function arrowKeys(node: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const all = [...node.querySelectorAll<HTMLElement>('[data-step]')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]!.focus();
  };
  node.addEventListener('keydown', walk);
  return () => node.removeEventListener('keydown', walk);
}
