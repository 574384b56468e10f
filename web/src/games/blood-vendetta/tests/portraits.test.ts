import { PLAIN_VARG, ROLE_NAMES, ROLES } from '@duskhall/blood-vendetta';
import { expect, test } from 'vitest';
import { tonesOf } from '../../board-parts/portraits/light.ts';
import { portraitOf } from '../../board-parts/portraits/portrait.ts';
import { isNightly, LOOKS } from '../portraits/looks.ts';

type Name = keyof typeof LOOKS;
const NAMES = [...ROLE_NAMES, ROLES[PLAIN_VARG]!.name] as Name[];

test.each(NAMES)('%s is drawn with tones that exist', (name) => {
  const tones = tonesOf(LOOKS[name].colours, isNightly(name));
  for (const { d, fill, line } of portraitOf(LOOKS[name], isNightly(name)).figures) {
    expect(d).not.toMatch(/NaN|undefined/);
    for (const tone of [fill, line]) if (tone !== undefined) expect(tones[tone]).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('no two roles look alike', () => {
  const drawn = NAMES.map((name) => JSON.stringify([LOOKS[name], isNightly(name)]));
  expect(new Set(drawn).size).toBe(NAMES.length);
});
