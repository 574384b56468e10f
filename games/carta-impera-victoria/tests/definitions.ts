/** Rules that only give names: nothing happens by them, so no test can fail. */
export const DEFINITIONS: Record<string, string> = {
  'CIV-2.7': 'words for display; the texts have their own tests',
  'CIV-4.18': 'how a column is laid out is left to the client',
};
