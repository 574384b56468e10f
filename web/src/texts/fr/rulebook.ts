/** What is said around a rulebook; the game itself says the rest. */
export const rulebook = {
  course: 'Le déroulement',
  examples: 'Exemples',
  toTheRule: 'La règle',
  print: 'Imprimer',
  backOne: 'Retour',
  onlyAtYourTable: 'Seul ce qui est en jeu à votre table est montré.',
  whatIsInPlay: 'Ce qui est en jeu à cette table',
  showAll: 'Tout montrer',
};
