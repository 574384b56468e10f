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

interface Guarded {
  stage: HTMLElement | undefined;
  /** Something on it can be chosen. */
  hasChoice: boolean;
  /** Whenever one of these changes, what had the focus may be gone, or disabled, which takes effect with the next frame. */
  changes: readonly unknown[];
}

/** Keeps the focus of whoever uses the keyboard on the page. */
export function guardFocus(guarded: () => Guarded): void {
  $effect(() => {
    const { stage, hasChoice } = guarded();
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => stage !== undefined && recoverFocus(stage, hasChoice));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
}
