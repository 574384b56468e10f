const LONG = 450;
const HOVER = 300;

/** A long press, or a pointer that rests, asks for a closer look; the tap that ends a long press means nothing else. */
export const longPress =
  (onLong: () => void, onRest: (isResting: boolean) => void) =>
  (node: HTMLElement): (() => void) => {
    let timer = 0;
    let isLong = false;
    let isResting = false;
    const rest = (): void => {
      isResting = true;
      onRest(true);
    };
    const listen = new AbortController();
    const { signal } = listen;
    const wait = (time: number, then: () => void): void => {
      clearTimeout(timer);
      timer = window.setTimeout(then, time);
    };
    const stop = (): void => clearTimeout(timer);
    const leave = (): void => {
      stop();
      isResting = false;
      onRest(false);
    };
    const down = (event: PointerEvent): void => {
      isLong = false;
      leave();
      if (event.pointerType === 'mouse') return;
      wait(LONG, () => {
        isLong = true;
        navigator.vibrate?.(10);
      });
    };
    // Opened on the way down, a dialog would take the finger's way up for a tap beside it.
    const up = (): void => {
      stop();
      if (isLong) setTimeout(onLong);
    };
    const click = (event: MouseEvent): void => {
      if (isLong) event.stopImmediatePropagation();
      isLong = false;
    };
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', stop, { signal });
    node.addEventListener('click', click, { signal, capture: true });
    node.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    node.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && wait(HOVER, rest), { signal });
    node.addEventListener('pointerleave', leave, { signal });
    node.addEventListener('blur', leave, { signal });
    node.addEventListener('focus', () => node.matches(':focus-visible') && wait(HOVER, rest), { signal });
    // A card that goes away under the pointer is never told that it left.
    return () => {
      if (isResting) leave();
      else stop();
      listen.abort();
    };
  };
