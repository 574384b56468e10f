import type { VampireVillage } from '@duskhall/vampire-village';
import type { Rulebook } from '../../../rulebook.ts';
import { entries } from './entries.ts';
import { constructionExamples } from './examples/construction.ts';
import { nightExamples } from './examples/night.ts';
import { numbers } from './numbers.ts';
import { pictures } from './pictures/index.ts';

export const rulebook: Rulebook<VampireVillage> = {
  course: [
    { oneOf: [{ name: 'keep', rule: 'VV-4.11' }] },
    {
      oneOf: [
        { name: 'building', rule: 'VV-4.25' },
        { name: 'hero', rule: 'VV-5.22' },
      ],
    },
    { oneOf: [{ name: 'give', rule: 'VV-4.41' }] },
    { oneOf: [{ name: 'demons', rule: 'VV-4.50' }] },
    { oneOf: [{ name: 'attack', rule: 'VV-4.70' }] },
    {
      oneOf: [
        { name: 'repelled', rule: 'VV-4.74' },
        { name: 'breach', rule: 'VV-4.75' },
      ],
    },
  ],
  pictures,
  numbers,
  entries,
  examples: [...constructionExamples, ...nightExamples],
};
