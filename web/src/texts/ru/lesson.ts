/** What is said around a lesson; the game itself says the rest. */
export const lesson = {
  firstHints: 'Объяснять каждую игру в первый раз',
  goal: 'Цель',
  lesson: 'Урок',
  lessonStart: 'Учиться играя',
  lessonResume: 'Продолжить урок',
  lessonAgain: 'Начать урок сначала',
  lessonGame: 'Доиграть партию',
  lessonBack: 'Назад',
  lessonLength: 'около 5 минут, шаг за шагом',
};
