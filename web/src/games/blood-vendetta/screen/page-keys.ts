const KEYS: { readonly [key: string]: number } = { ' ': 1, ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** By how many pages a key turns slides or cards; 0: it is meant for something else. */
export function pagesOf({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): number {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (ctrlKey || altKey || metaKey || isIn('input, select, textarea')) return 0;
  return key === ' ' && isIn('button, a, summary') ? 0 : (KEYS[key] ?? 0);
}
