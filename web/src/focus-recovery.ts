let isUsed = false;
const note = ({ type }: Event): void => {
  isUsed = type === 'keydown';
};
// Elsewhere than in a page, as in tests, nobody presses anything.
if (typeof document !== 'undefined')
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, note, { capture: true });

/** Whether the last thing a person pressed was a key. Who taps must not see a focus that jumps about. */
export const isKeyboardUsed = (): boolean => isUsed;

/** How the board that is shown catches the focus; null: it leaves that to the shell. */
let board: (() => void) | null = null;

/** Names the board's way to catch the focus; returns how to take that back. */
export function offerFocus(catching: () => void): () => void {
  board = catching;
  return () => {
    if (board === catching) board = null;
  };
}

/** Things to choose, best first: an answer or the button that sends it, a thing on the table, whatever can be pressed. */
const CHOICES = ['[aria-pressed], .primary', '[data-step]', 'button'];

const isUsable = (node: Element): boolean =>
  !node.matches(':disabled') && node.checkVisibility({ visibilityProperty: true });

function firstOf(stage: HTMLElement, selectors: readonly string[]): HTMLElement | null {
  const isOpen = (node: HTMLElement): boolean => !node.matches('[aria-disabled="true"], .bar *') && isUsable(node);
  for (const selector of selectors) {
    const found = [...stage.querySelectorAll<HTMLElement>(selector)].find(isOpen);
    if (found !== undefined) return found;
  }
  return null;
}

/** Where the focus waits until there is something to choose. */
let parked: Element | null = null;

/** For whoever uses the keyboard: the focus goes to the first thing to choose, if nothing has it. */
export function recoverFocus(stage: HTMLElement, hasChoice: boolean): void {
  if (!isKeyboardUsed() || document.querySelector('dialog[open]') !== null) return;
  if (board !== null) {
    board();
    return;
  }
  const held = document.activeElement ?? document.body;
  // A busy browser may take away the focus of what cannot have it any more only later.
  const isLost = held === document.body || held === parked || held.matches('.bar') || !isUsable(held);
  if (!isLost) return;
  const choice = hasChoice ? firstOf(stage, CHOICES) : null;
  const place = choice ?? document.querySelector<HTMLElement>('.bar') ?? firstOf(stage, ['button']);
  place?.focus();
  parked = choice === null ? place : null;
}
