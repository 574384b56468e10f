/** Rules that only define names: they have no effect a test could check. */
export const DEFINITIONS: Record<string, string> = {
  'CIV-2.7': 'words for display; the texts have their own tests',
  'CIV-4.18': 'how a column is laid out is left to the client',
};
