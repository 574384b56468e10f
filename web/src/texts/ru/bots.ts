import type { Words } from '../en.ts';

export const bots: Pick<Words, keyof typeof import('../en/bots.ts').bots> = {
  bots: 'Боты',
  botsHelp: 'Кто займёт свободные места, когда вы позовёте ботов.',
  botLevels: {
    novice: 'Новичок',
    regular: 'Завсегдатай',
    master: 'Мастер',
    random: 'Беспечный',
    dreamer: 'Вдумчивый',
  },
  levelSuits: {
    novice: 'спокойный соперник для первой партии',
    regular: 'ровня тем, кто уже знает правила',
    master: 'для тех, кто хорошо знает игру',
    random: 'ходит как придётся',
    dreamer: 'не торопится',
  },
  thinks: (level, suits, seconds) => `${level}: ${suits}; думает над ходом около ${seconds}\u00a0с`,
  hint: 'Подсказка',
  hintThinks: 'Бот думает…',
  hintHelp: 'Бот смотрит на то, что видите вы, и отвечает только вам.',
  hintSays: (move) => `Завсегдатай выбрал бы: ${move}`,
  mayHint: 'Игрокам можно спрашивать, что сделал бы бот',
  askWhy: 'Спросить ботов, почему так',
  why: 'Почему?',
  whyTitle: (name) => `${name}, почему так?`,
  whyMove: (share, chance) => `На этот ход ушло ${share} моих раздумий: шансы на победу с ним — около ${chance}.`,
  whySecond: (move, chance) => `Следующим был вариант «${move}»: около ${chance}.`,
  whyAlone: 'Ничего другого пробовать не стоило.',
};
