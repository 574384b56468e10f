/** Tells how many entries of a list have run over into a column that is not seen, whenever that changes. */
export const countHidden =
  (tell: (hidden: number) => void) =>
  (list: HTMLElement): (() => void) => {
    const isHidden = (entry: Element) => (entry as HTMLElement).offsetLeft - list.offsetLeft >= list.clientWidth;
    const count = () => tell([...list.children].filter(isHidden).length);
    const sizes = new ResizeObserver(count);
    const entries = new MutationObserver(count);
    sizes.observe(list);
    entries.observe(list, { childList: true, characterData: true, subtree: true });
    count();
    return () => {
      sizes.disconnect();
      entries.disconnect();
    };
  };
