/** What is said around a lesson; the game itself says the rest. */
export const lesson = {
  firstHints: 'Expliquer chaque jeu la première fois',
  goal: 'Le but',
  lesson: 'La leçon',
  lessonStart: 'Apprendre en jouant',
  lessonResume: 'Reprendre la leçon',
  lessonAgain: 'Recommencer la leçon',
  lessonGame: 'Jouer les derniers tours',
  lessonBack: 'Retour',
  lessonLength: 'environ 5 minutes, pas à pas',
};
