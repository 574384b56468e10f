/** Rules that only define or explain, or address the host: no test of the rules can break them. */
export const DEFINITIONS: Record<string, string> = {
  'VN-6.9': 'a match of several games is kept by whoever seats them',
  'VN-R01': 'says that these rules hold, not those of another copy',
  'VN-R38': 'misprints have no effect',
  'VN-R42': 'the reason for equal windows',
};
