/** What shows that the reader goes on alone. */
const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** By then all pictures around are drawn, in milliseconds. */
const SETTLED = 3000;

/** Scrolls to a section and stays there while pictures above it are drawn, until the reader goes on. */
export function comeTo(section: Element | null): void {
  if (section === null) return;
  const scroll = () => section.scrollIntoView({ block: 'start' });
  scroll();
  const done = new AbortController();
  const observer = new ResizeObserver(scroll);
  observer.observe(section.parentElement!);
  done.signal.addEventListener('abort', () => observer.disconnect());
  for (const sign of SIGNS) addEventListener(sign, () => done.abort(), { signal: done.signal, passive: true });
  setTimeout(() => done.abort(), SETTLED);
}
