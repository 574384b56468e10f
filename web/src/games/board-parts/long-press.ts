const LONG = 450;
const HOVER = 300;
/** A finger that moves this far drags or scrolls. */
const FAR = 9;

/** Calls back on a long press and while the pointer rests on the node; the click that ends a long press is swallowed. */
export const longPress =
  (onLong: () => void, onRest: (isResting: boolean) => void) =>
  (node: HTMLElement): (() => void) => {
    let timer = 0;
    let isLong = false;
    let isResting = false;
    let from = { x: 0, y: 0 };
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
      if (!isResting) return;
      isResting = false;
      // A focused element that is removed is left in the middle of a change of the page, when nothing else may change.
      queueMicrotask(() => onRest(false));
    };
    const down = (event: PointerEvent): void => {
      isLong = false;
      leave();
      if (event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      wait(LONG, () => {
        isLong = true;
        navigator.vibrate?.(10);
      });
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' || Math.hypot(event.clientX - from.x, event.clientY - from.y) <= FAR) return;
      stop();
      isLong = false;
    };
    // A dialog opened on pointerdown would take the pointerup for a click on its backdrop.
    const up = (): void => {
      stop();
      if (isLong) setTimeout(onLong);
    };
    const click = (event: MouseEvent): void => {
      if (isLong) event.stopImmediatePropagation();
      isLong = false;
    };
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', stop, { signal });
    node.addEventListener('click', click, { signal, capture: true });
    node.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    node.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && wait(HOVER, rest), { signal });
    node.addEventListener('pointerleave', leave, { signal });
    node.addEventListener('blur', leave, { signal });
    node.addEventListener('focus', () => node.matches(':focus-visible') && wait(HOVER, rest), { signal });
    // A removed element gets no pointerleave event.
    return () => {
      leave();
      listen.abort();
    };
  };
