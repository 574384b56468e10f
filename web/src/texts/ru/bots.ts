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
  thinks: (level, seconds) => `${level}: думает над ходом до ${seconds} с`,
  hint: 'Подсказка',
  hintThinks: 'Бот думает…',
  hintHelp: 'Бот смотрит на то, что видите вы, и отвечает только вам.',
  hintSays: (move) => `Завсегдатай выбрал бы: ${move}`,
  mayHint: 'Игрокам можно спрашивать, что сделал бы бот',
  why: 'Почему?',
  whyTitle: (name) => `${name}, почему так?`,
  whyMove: (move, share, value) =>
    `На «${move}» ушло ${share} моих размышлений, и я жду от этого ${value}, где 1 — верная победа.`,
  whySecond: (move, value) => `На втором месте — «${move}» (${value}).`,
  whyAlone: 'Ничего другого мне в голову не пришло.',
};
