import { typeset } from '@duskhall/kernel';
import { events, results } from './fr/events.ts';
import { labels, refusals, table, waiting } from './fr/labels.ts';
import { endRules, nightRules } from './fr/night-rules.ts';
import { courseRules } from './fr/rules.ts';
import { words, you } from './fr/words.ts';
import { speak } from './speak.ts';

const plain = speak({
  title: 'La Vendetta du sang',
  summary:
    'Les vampires débattent la nuit, les chasseurs frappent le jour : sachez qui est qui avant qu’on ne vous trouve.',
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

export const texts = typeset(plain);
