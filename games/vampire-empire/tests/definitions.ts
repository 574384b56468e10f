/** Rules that only give names or reasons: nothing happens by them, so no test can fail. */
export const DEFINITIONS: Record<string, string> = {
  'VE-1.2': 'how long a game takes',
  'VE-1.3': 'what kind of game it is',
  'VE-1.4': 'the idea in one sentence',
  'VE-2.8': 'where the numbers of the card set come from',
  'VE-4.12.6': 'says which rule wins; every card has its own tests',
  'VE-5.23': 'a table of what other rules say',
  'VE-6.5': 'follows from VE-6.1 to VE-6.3',
  'VE-R4': 'a slip of one edition',
  'VE-R5': 'two words for one result',
  'VE-R39': 'two editions agree',
  'VE-R41': 'explains a number of one edition',
};
