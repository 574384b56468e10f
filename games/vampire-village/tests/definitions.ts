/** Rules that only define names: they have no effect a test could check. */
export const DEFINITIONS: Record<string, string> = {};
