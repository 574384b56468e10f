/** How far a pointer moves before a tap becomes a drag. */
const FAR = 9;

interface Pull {
  mayLift(): boolean;
  onLift(): void;
  /** With what lies under the pointer, while it drags. */
  onOver?(node: Element | null): void;
  /** With what lies under the pointer; null: outside the page, or the drag was cut off. */
  onDrop(node: Element | null): void;
  /** However it ends, after `onDrop`. */
  onEnd?(): void;
  /** The class of the small figure that follows the pointer; left out: a copy of the element does. */
  figure?: string;
}

/** Makes something draggable; a tap stays a tap. On a touch screen the element needs a `touch-action` that leaves the drag to it. */
export const drag =
  ({ mayLift, onLift, onOver, onDrop, onEnd = () => {}, figure: className }: Pull) =>
  (node: HTMLElement): (() => void) => {
    const listen = new AbortController();
    const { signal } = listen;
    let from: { x: number; y: number } | null = null;
    let hasPulled = false;
    let figure: HTMLElement | null = null;
    let origin = { x: 0, y: 0 };
    const under = ({ clientX, clientY }: PointerEvent) => document.elementFromPoint(clientX, clientY);
    const end = (): void => {
      from = null;
      if (figure === null) return;
      figure.remove();
      figure = null;
      delete node.dataset.pulled;
      onEnd();
    };
    const lift = (): void => {
      hasPulled = true;
      figure = className === undefined ? copyOf(node) : document.createElement('span');
      figure.classList.add(className ?? 'pulled-copy');
      figure.setAttribute('aria-hidden', 'true');
      figure.inert = true;
      node.closest('.board-root')?.append(figure);
      // The board may be what a fixed element is placed by, instead of the page.
      const { x, y, width, height } = figure.getBoundingClientRect();
      origin = { x: x + width / 2, y: y + height / 2 };
      node.dataset.pulled = '';
      onLift();
    };
    node.addEventListener(
      'pointerdown',
      (event) => {
        hasPulled = false;
        if (event.button !== 0 || !mayLift()) return;
        from = { x: event.clientX, y: event.clientY };
        // At once: a fast mouse leaves the element with its first move.
        node.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    node.addEventListener(
      'pointermove',
      (event) => {
        if (from === null) return;
        if (figure === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) lift();
        if (figure === null) return;
        figure.style.translate = `${event.clientX - origin.x}px ${event.clientY - origin.y}px`;
        onOver?.(under(event));
      },
      { signal },
    );
    node.addEventListener(
      'pointerup',
      (event) => {
        if (figure !== null) onDrop(under(event));
        end();
      },
      { signal },
    );
    node.addEventListener(
      'pointercancel',
      () => {
        if (figure !== null) onDrop(null);
        end();
      },
      { signal },
    );
    // The browser's own dragging of pictures and links would cancel the pointer.
    node.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
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

/** A picture of the element that is found by nobody who looks for the element. */
function copyOf(node: HTMLElement): HTMLElement {
  const copy = document.createElement('span');
  const { width } = node.getBoundingClientRect();
  copy.style.inlineSize = `${width}px`;
  // Cloned, not written as text: the page's policy forbids style attributes in markup.
  copy.append(...[...node.childNodes].map((child) => child.cloneNode(true)));
  for (const part of copy.querySelectorAll('[data-card], [data-place], [data-step]'))
    for (const name of ['data-card', 'data-place', 'data-step']) part.removeAttribute(name);
  return copy;
}
