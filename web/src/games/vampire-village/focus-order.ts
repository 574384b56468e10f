/** Where the answer to the open question may be, best first. */
export const FOCUS_ORDER: readonly string[] = [
  '.hand [data-step]',
  '.drawn [data-step]',
  '.options [data-step]',
  '.mine .isTarget',
  '.mine .isOpen',
  '.dock .main',
  '.mine [tabindex="0"]',
];
