import { tick } from 'svelte';

/** The button that had the focus is gone with the question it answered: what it stood in takes it over. */
export function keepFocus(within: () => HTMLElement | undefined, question: () => unknown): void {
  let hadFocus = false;
  $effect.pre(() => {
    void question();
    hadFocus = within()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    void question();
    const place = within();
    if (hadFocus && place !== undefined)
      void tick().then(() => !place.contains(document.activeElement) && place.focus());
  });
}
