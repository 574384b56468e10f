import { reasonWords } from '@duskhall/bots/texts/ru.ts';
import type { Words } from '../en.ts';

export const bots: Pick<Words, keyof typeof import('../en/bots.ts').bots> = {
  bots: 'Боты',
  botsHelp: 'Кто займёт свободные места, когда вы позовёте ботов.',
  botLevels: {
    beginner: 'Новичок',
    novice: 'Ученик',
    casual: 'Любитель',
    regular: 'Завсегдатай',
    expert: 'Знаток',
    master: 'Мастер',
    random: 'Беспечный',
    dreamer: 'Вдумчивый',
  },
  levelCharacters: {
    beginner: 'видит на ход вперёд и забывает, что вы показали',
    novice: 'видит чуть дальше, но не замечает, что выдают ваши ходы',
    casual: 'ходит, как ему кажется верным, и помнит лишь недавнее',
    regular: 'ровня тем, кто уже знает правила; порой довольствуется вторым по силе ходом',
    expert: 'считает далеко вперёд, мало что забывает и редко упускает случай',
    master: 'не торопится, ничего не забывает и делает лучший ход, какой нашёл',
    random: 'ходит как придётся',
    dreamer: 'не торопится',
  },
  thinks: (level, character, seconds) => `${level}: ${character}; думает над ходом около ${seconds}\u00a0с`,
  hint: 'Подсказка',
  hintThinks: 'Бот думает…',
  hintHelp: 'Бот смотрит на то, что видите вы, и отвечает только вам.',
  hintSays: (move) => `Завсегдатай выбрал бы: ${move}`,
  mayHint: 'Игрокам можно спрашивать, что сделал бы бот',
  askWhy: 'Спросить ботов, почему так',
  why: 'Почему?',
  whyTitle: (name) => `${name}, почему так?`,
  reasons: reasonWords,
};
