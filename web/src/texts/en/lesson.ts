/** What is said around a lesson; the game itself says the rest. */
export const lesson = {
  firstHints: 'Explain each game the first time I play it',
  goal: 'The goal',
  lesson: 'The lesson',
  lessonStart: 'Learn by playing',
  lessonResume: 'Go on with the lesson',
  lessonAgain: 'Start the lesson over',
  lessonGame: 'Play the last rounds',
  lessonBack: 'Back',
  lessonLength: 'about 5 minutes, step by step',
};
