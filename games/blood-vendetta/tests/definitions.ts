/** Rules that only give names or reasons, or speak to what drives the game: nothing in the rules can fail by them. */
export const DEFINITIONS: Record<string, string> = {
  'VN-6.9': 'a match of several games is kept by whoever seats them',
  'VN-R01': 'says that these rules hold, not those of another copy',
  'VN-R38': 'misprints have no effect',
  'VN-R42': 'the reason for equal windows',
};
