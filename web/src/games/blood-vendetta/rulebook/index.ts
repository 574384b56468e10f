import type { BloodVendetta } from '@duskhall/blood-vendetta';
import type { CourseStep, Rulebook } from '../../../rulebook.ts';
import { entries } from './entries.ts';
import { EXAMPLES } from './examples.ts';
import { numbers } from './numbers.ts';
import { pictures } from './pictures.ts';

const step = (name: string, rule: string): CourseStep => ({ oneOf: [{ name, rule }] });

export const rulebook: Rulebook<BloodVendetta> = {
  opening: [step('introduction', 'VN-4.2'), step('firstNight', 'VN-4')],
  course: [
    step('dawn', 'VN-4.3'),
    step('day', 'VN-4.4'),
    step('sunset', 'VN-4.5'),
    step('nightfall', 'VN-4.6'),
    step('debate', 'VN-4.9'),
    step('trial', 'VN-4.8'),
  ],
  pictures,
  numbers,
  entries,
  examples: EXAMPLES,
};
