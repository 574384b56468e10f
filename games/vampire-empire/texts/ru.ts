import { events, recap, results } from './ru/events.ts';
import { fightRules, generalCardRules } from './ru/fight-rules.ts';
import { parts } from './ru/parts.ts';
import { labels, prompts } from './ru/questions.ts';
import { refusals } from './ru/refusals.ts';
import { courseRules, endRules } from './ru/rules.ts';
import { stakes } from './ru/stakes.ts';
import { table, words } from './ru/words.ts';
import { speak } from './speak.ts';

export const texts = speak({
  title: 'Империя вампиров',
  summary: 'Трое из девяти — вампиры. Один игрок их знает, другой на них охотится: поединок блефа и выдержки.',
  options: {
    sides: {
      name: 'Стороны',
      help: 'Кто играет за вампиров.',
      values: { random: 'по жребию', 'host-chooses': 'кто сидит первым' },
    },
    regenerationScope: {
      name: 'Регенерация',
      help: 'Каких вампиров можно спасти.',
      values: { 'revealed-before-death': 'разоблачённых раньше', 'any-vampire': 'любых' },
    },
    hypnosisReturn: {
      name: 'Гипноз',
      help: 'Куда уходят те, кого вернули в город.',
      values: { top: 'на верх города', bottom: 'под низ города' },
    },
    chapelScope: {
      name: 'Часовня',
      help: 'Какие карты она возвращает.',
      values: { 'any-valued': 'любые с силой', 'profession-only': 'только с родом занятий' },
    },
    responseMode: {
      name: 'Ответы',
      help: 'Пасует ли стол за вас, когда ничего другого вы сделать не можете. Против другого человека это быстрее, но выдаёт больше: кто долго думает, у того был выбор.',
      values: { 'always-ask': 'спрашивать всегда', 'auto-pass': 'пас сам собой' },
    },
    cardSet: {
      name: 'Набор карт',
      help: 'Сила, количество, типы и цены. В наборах «reconstructed-1» и «reconstructed-2» они восстановлены, а не взяты с печатных карт.',
      values: {
        'reconstructed-1': 'reconstructed-1 (восстановленные числа, поровну у сильнейших)',
        'reconstructed-2': 'reconstructed-2 (восстановленные числа, больше карт вампиров)',
      },
    },
    memoryAid: {
      name: 'Подсказка памяти',
      help: 'Перечисляет ли стол общеизвестное: подтверждённых людей, открытые сбросы, места в городе, ещё не виденные карты.',
      values: { on: 'да', off: 'нет' },
    },
  },
  words,
  prompts,
  labels,
  you: 'Вы',
  events,
  recap,
  refusals,
  results,
  stakes,
  parts,
  table,
  rules: { ...courseRules, ...fightRules, ...generalCardRules, ...endRules },
});
