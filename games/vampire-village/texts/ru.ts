import { cardRules } from './ru/card-rules.ts';
import { events, recap, results } from './ru/events.ts';
import { parts } from './ru/parts.ts';
import { labels, prompts } from './ru/questions.ts';
import { refusals } from './ru/refusals.ts';
import { courseRules, endRules } from './ru/rules.ts';
import { stakes } from './ru/stakes.ts';
import { table, words } from './ru/words.ts';
import { speak } from './speak.ts';

export const texts = speak({
  title: 'Деревня вампиров',
  summary: 'Выбирайте карты, стройте деревню, шлите существ соседям и держитесь против тех, кого прислали вам.',
  options: {
    plagueScope: {
      name: 'Чума',
      help: 'Какие здания теряют жителя из-за Демона чумы.',
      values: { yellow: 'жёлтые здания', 'all-buildings': 'все здания' },
    },
    peekNextHand: {
      name: 'Следующая рука',
      help: 'Можно ли смотреть переданные вам карты, пока вы кладёте свою.',
      values: { false: 'скрыта', true: 'можно смотреть' },
    },
    cardSet: {
      name: 'Карты',
      help: 'Значения печатных карт достать не удалось: в прилагаемом наборе они восстановлены так, чтобы подходить к правилам.',
      values: { 'reconstructed-1': 'восстановленный, первый набор' },
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
  rules: { ...courseRules, ...cardRules, ...endRules },
});
