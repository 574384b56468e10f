/** Rules that only give names: nothing happens by them, so no test can fail. */
export const DEFINITIONS: Record<string, string> = {};
