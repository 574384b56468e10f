import { events, results } from './en/events.ts';
import { labels, refusals, table, waiting } from './en/labels.ts';
import { endRules, nightRules } from './en/night-rules.ts';
import { courseRules } from './en/rules.ts';
import { words, you } from './en/words.ts';
import { speak } from './speak.ts';

export const texts = speak({
  title: 'Blood Vendetta',
  summary: 'Vampires debate by night, hunters strike by day: find out who is who before they find you.',
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
