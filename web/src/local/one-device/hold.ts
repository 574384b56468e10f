/** So long something is held before it counts, in milliseconds: nobody uncovers a screen by passing it on. */
const LONG = 600;
/** The click of a lifted finger has come by then, in milliseconds. */
const LATE = 400;

/** A finger that is still down when another screen has come up under it does not tap that screen when it is lifted. */
function ignoreLift(): void {
  const listen = new AbortController();
  const options = { capture: true, signal: listen.signal };
  window.addEventListener('pointerup', () => setTimeout(() => listen.abort(), LATE), options);
  for (const next of ['pointerdown', 'keydown']) window.addEventListener(next, () => listen.abort(), options);
  window.addEventListener(
    'click',
    (event) => {
      // A click that no finger made is meant for what is there now.
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      listen.abort();
    },
    options,
  );
}

/** Calls `onHeld` once the node was held for a while; a screen reader, which can only click, need not. */
export const held =
  (onHeld: () => void) =>
  (node: HTMLElement): (() => void) => {
    let timer = 0;
    let isTouched = false;
    const listen = new AbortController();
    const { signal } = listen;
    const begin = (event: Event): void => {
      if (timer !== 0) return;
      isTouched = true;
      node.classList.add('isHeld');
      timer = window.setTimeout(() => {
        end();
        if (event.type === 'pointerdown') ignoreLift();
        onHeld();
      }, LONG);
    };
    const end = (): void => {
      clearTimeout(timer);
      timer = 0;
      node.classList.remove('isHeld');
    };
    const isKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';
    node.addEventListener('pointerdown', (event) => event.button === 0 && begin(event), { signal });
    for (const gone of ['pointerup', 'pointercancel', 'pointerleave', 'blur'])
      node.addEventListener(gone, end, { signal });
    node.addEventListener('keydown', (event) => isKey(event) && begin(event), { signal });
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
