/** How far a pointer moves before a tap becomes a drag. */
const FAR = 9;

interface Pull {
  mayLift(): boolean;
  onLift(): void;
  onDrop(node: Element | null): void;
}

/** Makes something draggable; a tap stays a tap. */
export const drag =
  ({ mayLift, onLift, onDrop }: Pull) =>
  (node: HTMLElement): (() => void) => {
    const listen = new AbortController();
    const { signal } = listen;
    let from: { x: number; y: number } | null = null;
    let hasPulled = false;
    let figure: HTMLElement | null = null;
    const end = (): void => {
      from = null;
      figure?.remove();
      figure = null;
    };
    node.addEventListener(
      'pointerdown',
      (event) => {
        hasPulled = false;
        if (mayLift()) from = { x: event.clientX, y: event.clientY };
      },
      { signal },
    );
    node.addEventListener(
      'pointermove',
      (event) => {
        if (from === null) return;
        if (figure === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) {
          node.setPointerCapture(event.pointerId);
          hasPulled = true;
          onLift();
          figure = document.createElement('span');
          figure.className = 'pulled';
          figure.setAttribute('aria-hidden', 'true');
          node.closest('.vv')?.append(figure);
        }
        if (figure !== null) figure.style.translate = `${event.clientX}px ${event.clientY}px`;
      },
      { signal },
    );
    node.addEventListener(
      'pointerup',
      (event) => {
        const isPull = figure !== null;
        end();
        if (isPull) onDrop(document.elementFromPoint(event.clientX, event.clientY));
      },
      { signal },
    );
    node.addEventListener('pointercancel', end, { signal });
    // The click that ends a drag is swallowed.
    node.addEventListener(
      'click',
      (event) => {
        if (hasPulled) event.stopImmediatePropagation();
        hasPulled = false;
      },
      { signal, capture: true },
    );
    return () => {
      end();
      listen.abort();
    };
  };
