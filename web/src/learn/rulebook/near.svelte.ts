import { flushSync } from 'svelte';

/** How far outside of the window something is already drawn. */
const AHEAD = '600px';

/** A long rulebook draws what is being read: true from when the element first comes near the window, or is printed. */
export class Near {
  #isNear = $state(false);
  get isNear(): boolean {
    return this.#isNear;
  }

  /** An attachment of the element. */
  watch = (element: HTMLElement): (() => void) => {
    // Printing does not wait for what is drawn later.
    const come = () => flushSync(() => (this.#isNear = true));
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    addEventListener('beforeprint', come);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', come);
    };
  };
}
