/** So long something is held before it counts, in milliseconds: nobody uncovers a screen by passing it on. */
const LONG = 600;

/** Calls `onHeld` once the node was held for a while; a screen reader, which can only click, need not. */
export const held =
  (onHeld: () => void) =>
  (node: HTMLElement): (() => void) => {
    let timer = 0;
    let isTouched = false;
    const listen = new AbortController();
    const { signal } = listen;
    const begin = (): void => {
      if (timer !== 0) return;
      isTouched = true;
      node.classList.add('isHeld');
      timer = window.setTimeout(() => {
        end();
        onHeld();
      }, LONG);
    };
    const end = (): void => {
      clearTimeout(timer);
      timer = 0;
      node.classList.remove('isHeld');
    };
    const isKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';
    node.addEventListener('pointerdown', (event) => event.button === 0 && begin(), { signal });
    for (const gone of ['pointerup', 'pointercancel', 'pointerleave', 'blur'])
      node.addEventListener(gone, end, { signal });
    node.addEventListener('keydown', (event) => isKey(event) && begin(), { signal });
    node.addEventListener('keyup', (event) => isKey(event) && end(), { signal });
    node.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    node.addEventListener(
      'click',
      () => {
        if (!isTouched) onHeld();
        isTouched = false;
      },
      { signal },
    );
    return () => {
      end();
      listen.abort();
    };
  };
