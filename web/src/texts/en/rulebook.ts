/** What is said around a rulebook; the game itself says the rest. */
export const rulebook = {
  course: 'How it goes',
  examples: 'Examples',
  toTheRule: 'The rule',
  print: 'Print',
  backOne: 'Back',
  onlyAtYourTable: 'Only what is in play at your table is shown.',
  whatIsInPlay: 'What is in play at this table',
  showAll: 'Show all',
};
