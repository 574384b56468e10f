/** Where the answer to the open question may be, best first. */
export const FOCUS_ORDER: readonly string[] = [
  '.sides button',
  '.is-possible',
  '.isPossible[data-step]',
  '.pile [data-step]',
  '.dock button',
  '.hand [data-step]',
];
