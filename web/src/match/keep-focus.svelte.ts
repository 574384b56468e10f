import { tick } from 'svelte';
import { recoverFocus } from '../focus-recovery.ts';

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

/** Whenever one of these changes, what had the focus may be gone, or disabled, which takes effect with the next frame. */
export function guardFocus(changes: () => unknown): void {
  $effect(() => {
    changes();
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(recoverFocus);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
}
