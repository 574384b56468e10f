/** What answers a question, the nearest first. */
const ANSWERS = ['.hand', '.drawn', '.options'].map((place) => `${place} [data-step]`);
const PLACES = [...ANSWERS, '.mine .isTarget', '.mine .isOpen', '.dock .main', '.mine [tabindex="0"]'];

/** Gives the keyboard something that answers the question, where what it was on has gone. */
export function catchFocus(root: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  const found = PLACES.map((place) => root.querySelector<HTMLElement>(place)).find((node) => node !== null);
  found?.focus();
}
