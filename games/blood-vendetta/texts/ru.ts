import { events, results } from './ru/events.ts';
import { labels, refusals, table, waiting } from './ru/labels.ts';
import { endRules, nightRules } from './ru/night-rules.ts';
import { courseRules } from './ru/rules.ts';
import { words, you } from './ru/words.ts';
import { speak } from './speak.ts';

export const texts = speak({
  title: 'Кровная месть',
  summary: 'Ночью спорят вампиры, днём бьют охотники: узнайте, кто есть кто, раньше, чем узнают вас.',
  words,
  waiting,
  labels,
  you,
  events,
  refusals,
  results,
  table,
  rules: { ...courseRules, ...nightRules, ...endRules },
});
