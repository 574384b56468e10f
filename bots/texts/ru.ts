import type { ReasonWords } from './reason-words.ts';

export const reasonWords: ReasonWords = {
  locale: 'ru',
  forced: 'Ничего другого правила не позволяли.',
  glance: 'Подумать не было времени: с первого взгляда это казалось лучшим.',
  alone: 'Ничего другого пробовать не стоило.',
  chance: (chance) => `Шансы на победу — около ${chance}.`,
  searched: (chance, lines) => `Шансы на победу — около ${chance} (просмотрено вариантов: ${lines}).`,
  next: (move, chance) => `Следующий по силе ход — «${move}»: около ${chance}.`,
  asGood: (move, chance) => `Не хуже казалось и «${move}»: около ${chance}.`,
  better: (move, chance) => `Чуть лучше казалось даже «${move}»: около ${chance}.`,
  mixed: (share, other) =>
    `Так стоит поступать в ${share} подобных случаев${other === null ? '' : `, иначе — чаще всего «${other}»`}: кто всегда делает одно и то же, того легко разгадать.`,
  always: 'В подобных случаях лучше всегда поступать именно так.',
  difference: (parts) => `В чём разница: ${parts}.`,
  but: 'но',
  end: ['быстрый конец чаще приносит победу', 'быстрый конец чаще приносит поражение'],
};
