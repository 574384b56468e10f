import type { ReasonWords } from './reason-words.ts';

export const reasonWords: ReasonWords = {
  locale: 'ru',
  forced: 'Ничего другого правила не позволяли.',
  glance: 'Подумать не было времени: с первого взгляда это казалось лучшим.',
  alone: 'Ничего другого пробовать не стоило.',
  chance: (chance) => `Шансы на победу — около ${chance}.`,
  searched: (chance, lines) => `Шансы на победу — около ${chance} (просмотрено вариантов: ${lines}).`,
  next: (move, chance) => `Следующий по силе ход, около ${chance}: ${move}`,
  asGood: (move, chance) => `Не хуже, около ${chance}: ${move}`,
  better: (move, chance) => `Чуть лучше казался даже другой ход, около ${chance}: ${move}`,
  mixed: (share, other) =>
    `Так стоит поступать в ${share} подобных случаев: кто всегда делает одно и то же, того легко разгадать. Иначе чаще всего: ${other}`,
  always: 'В подобных случаях лучше всегда поступать именно так.',
  difference: (parts) => `В чём разница: ${parts}.`,
  but: 'но',
  end: ['быстрый конец чаще приносит победу', 'быстрый конец чаще приносит поражение'],
};
