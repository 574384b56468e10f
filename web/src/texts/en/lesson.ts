/** What is said around a lesson; the game itself says the rest. */
export const lesson = {
  lesson: 'The lesson',
  lessonStart: 'Learn by playing',
  lessonResume: 'Go on with the lesson',
  lessonAgain: 'Start the lesson over',
  lessonGame: 'Play the last rounds',
  lessonBack: 'Back',
  lessonLength: 'about 5 minutes, step by step',
};
