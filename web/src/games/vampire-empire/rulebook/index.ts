import type { VampireEmpire } from '@duskhall/vampire-empire';
import type { Rulebook } from '../../../rulebook.ts';
import { cardPictures, endPictures } from './card-pictures.ts';
import { entries } from './entries.ts';
import { examples } from './examples.ts';
import { numbers } from './numbers.ts';
import { coursePictures, fightPictures } from './pictures.ts';

export const rulebook: Rulebook<VampireEmpire> = {
  course: [
    { oneOf: [{ name: 'exchange', rule: 'VE-4.3' }] },
    { oneOf: [{ name: 'reveal', rule: 'VE-4.5' }] },
    { oneOf: [{ name: 'before', rule: 'VE-4.6' }] },
    {
      oneOf: [
        { name: 'combat', rule: 'VE-4.10' },
        { name: 'hide', rule: 'VE-4.8' },
        { name: 'water', rule: 'VE-4.9' },
        { name: 'pass', rule: 'VE-4.11' },
      ],
    },
    { oneOf: [{ name: 'after', rule: 'VE-4.6' }] },
  ],
  pictures: { ...coursePictures, ...fightPictures, ...cardPictures, ...endPictures },
  numbers,
  entries,
  examples,
};
