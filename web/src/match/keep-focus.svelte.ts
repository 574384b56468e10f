import { tick } from 'svelte';

/** Moves the focus to the container when the focused button disappears with its question. */
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
