/** Rules that only define or explain: they have no effect a test could check. */
export const DEFINITIONS: Record<string, string> = {
  'VE-1.2': 'how long a game takes',
  'VE-1.3': 'what kind of game it is',
  'VE-1.4': 'the idea in one sentence',
  'VE-4.12.6': 'says which rule wins; every card has its own tests',
  'VE-5.23': 'a table of what other rules say',
  'VE-6.5': 'follows from VE-6.1 to VE-6.3',
  'VE-R4': 'follows from VE-4.10.5',
  'VE-R39': 'follows from VE-4.10.13 and VE-4.15',
  'VE-R41': 'counts what VE-4.14.8 says',
};
