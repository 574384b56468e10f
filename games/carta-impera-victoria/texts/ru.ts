import { effectRules } from './ru/effect-rules.ts';
import { events, recap, results } from './ru/events.ts';
import { parts } from './ru/parts.ts';
import { labels, prompts } from './ru/questions.ts';
import { refusals } from './ru/refusals.ts';
import { courseRules, endRules } from './ru/rules.ts';
import { stakes } from './ru/stakes.ts';
import { table, words } from './ru/words.ts';
import { speak } from './speak.ts';

export const texts = speak({
  summary:
    'Постройте цивилизацию из шести сфер и обратите их силу против соперников: подчините одну сферу или лидируйте в большинстве.',
  options: {
    deal: {
      name: 'Начальная рука',
      help: 'Как приходят первые три карты.',
      values: { standard: 'раздача', draft: 'драфт' },
    },
    teams: { name: 'Команды', help: 'Двое на двое, союзники сидят напротив.', values: { off: 'нет', on: 'да' } },
    religionMode: {
      name: 'Религия',
      help: 'Поднимает ли Религия предел руки, когда её применяют в свой ход, как в правилах игры, или сама.',
      values: { activated: 'как действие', continuous: 'действует сама' },
    },
    markerTargets: {
      name: 'Эмбарго и Демократия',
      help: 'На чьи колонки можно класть метки.',
      values: { any: 'на любые', others: 'только на чужие' },
    },
    teamTieBreak: {
      name: 'Равенство команд',
      help: 'Что сравнивают, если у команд поровну очков.',
      values: { sum: 'карты обоих вместе', 'best-member': 'лучшего из двоих' },
    },
    stallGuardRounds: {
      name: 'Раунды без добора',
      help: 'После скольких раундов, в которых из колоды не ушло ни одной карты, идёт подсчёт; 0 — никогда.',
      values: {},
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
  rules: { ...courseRules, ...effectRules, ...endRules },
});
