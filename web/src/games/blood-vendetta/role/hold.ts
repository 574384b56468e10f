const KEYS = [' ', 'Enter'];

/**
 * Something is shown as long as a finger, a mouse button or a key is held on the node, and not a moment longer. Whoever
 * works with a screen reader can only click: for them a click shows it, and another hides it.
 */
export const hold =
  (onHold: (isHeld: boolean) => void) =>
  (node: HTMLElement): (() => void) => {
    let isHeld = false;
    let wasHeld = false;
    const set = (wanted: boolean): void => {
      if (wanted === isHeld) return;
      isHeld = wanted;
      onHold(wanted);
    };
    const listen = new AbortController();
    const { signal } = listen;
    const show = (): void => {
      wasHeld = true;
      set(true);
    };
    const hide = (): void => set(false);
    node.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return;
        // Captures the pointer, so that a slipping finger still holds.
        node.setPointerCapture(event.pointerId);
        show();
      },
      { signal },
    );
    for (const gone of ['pointerup', 'pointercancel', 'lostpointercapture', 'blur'] as const)
      node.addEventListener(gone, hide, { signal });
    node.addEventListener('keydown', (event) => KEYS.includes(event.key) && show(), { signal });
    node.addEventListener('keyup', (event) => KEYS.includes(event.key) && hide(), { signal });
    node.addEventListener(
      'click',
      () => {
        if (!wasHeld) set(!isHeld);
        wasHeld = false;
      },
      { signal },
    );
    node.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    document.addEventListener('visibilitychange', hide, { signal });
    window.addEventListener('blur', hide, { signal });
    // What was shown goes with the node; nobody is told while a screen is being taken down.
    return () => listen.abort();
  };
