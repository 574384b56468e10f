/** What is said around a rulebook; the game itself says the rest. */
export const rulebook = {
  course: 'Ход игры',
  examples: 'Примеры',
  toTheRule: 'Правило',
  print: 'Распечатать',
  backOne: 'Назад',
  onlyAtYourTable: 'Показано только то, что есть в игре за вашим столом.',
  whatIsInPlay: 'Что в игре за этим столом',
  showAll: 'Показать всё',
};
