let isUsed = false;
const note = ({ type }: Event): void => {
  isUsed = type === 'keydown';
};
// Elsewhere than in a page, as in tests, nobody presses anything.
if (typeof document !== 'undefined')
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, note, { capture: true });

/** Whether the last thing a person pressed was a key. Who taps must not see a focus that jumps about. */
export const isKeyboardUsed = (): boolean => isUsed;

/** How the board that is shown catches the focus. */
let board: (() => void) | null = null;

/** Names the board's way to catch the focus; returns how to take that back. */
export function offerFocus(catching: () => void): () => void {
  board = catching;
  return () => {
    if (board === catching) board = null;
  };
}

/** For whoever uses the keyboard: the focus goes to the first thing to choose, if nothing has it. */
export function recoverFocus(): void {
  if (isKeyboardUsed() && document.querySelector('dialog[open]') === null) board?.();
}
