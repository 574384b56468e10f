import { fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { CHARACTER_NAMES } from '../characters.ts';
import { vampireEmpire } from '../index.ts';
import { texts as english } from '../texts/en.ts';
import { texts as french } from '../texts/fr.ts';
import { texts as russian } from '../texts/ru.ts';

const PASS = { action: 'pass' } as const;
const deal = () => vampireEmpire.setup(readOptions(vampireEmpire.options, {}, 2), 2, fastRng(5));

test('the human player tells whom it suspects most, and how much; the vampire player has nobody to suspect', () => {
  const s = deal();
  const human = 1 - s.vampire;
  const view = vampireEmpire.view(s, human);
  const worlds = Array.from({ length: 60 }, (_, i) => vampireEmpire.imagine(view, fastRng(i)));
  const suspect = CHARACTER_NAMES.indexOf('bishop');
  const sure = worlds.map((world, i) => ({ ...world, vampires: i < 45 ? 1 << suspect : 0 }));
  const because = vampireEmpire.hints!.because!(view, sure, PASS)!;
  expect(because).toEqual({ code: 'suspected', args: { character: suspect, percent: 75 } });
  expect(vampireEmpire.hints!.because!(vampireEmpire.view(s, s.vampire), worlds, PASS)).toBe(null);
  const names = ['Ada', 'Eve'];
  expect([english, russian, french].map((texts) => texts.because!(because, names))).toEqual([
    'The likeliest vampire: the Bishop, 75%.',
    'Вероятнее всего, вампир — Епископ: 75\u00a0%.',
    'Le vampire le plus probable\u00a0: l’Évêque, 75\u00a0%.',
  ]);
});
