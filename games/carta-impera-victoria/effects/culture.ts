import { ask, type Seat } from '@duskhall/kernel';
import { CULTURE, RELIGION } from '../cards/index.ts';
import type { CopyMove } from '../frames.ts';
import { hasLevel, leadsCulture, othersFrom, type State, type StepsOf } from '../state.ts';
import { EFFECT_NAMES, type Effect, slotOf } from './effect.ts';
import { OTHERS } from './others.ts';

/** By number: the permanent effects of the other domains; null for any other effect. */
const COPYABLE: readonly (Effect | null)[] = EFFECT_NAMES.map((name) =>
  name !== 'inspiration' && OTHERS[name].level > 0 ? OTHERS[name] : null,
);

/** With a strict Culture majority, once per turn: copies another player's permanent effect and puts the coin there. */
export const inspiration: Effect = {
  domain: CULTURE,
  level: 0,
  rule: 'CIV-5.13',
  obstacle(s) {
    if (!leadsCulture(s, s.turn)) return 'no-majority';
    for (const seat of othersFrom(s, s.turn))
      for (let effect = 0; effect < COPYABLE.length; effect++) if (copyRefusal(s, seat, effect) === null) return null;
    return 'nothing-to-copy';
  },
  start: (s) => ask(s, [s.turn], 'inspiration', { do: 'inspiration.chosen' }),
};

/** CIV-5.13: why the active seat cannot copy this effect of another; null if it can. */
export function copyRefusal(s: State, source: Seat, effect: number) {
  const row = COPYABLE[effect] ?? null;
  if (row === null || isCoinOnly(s, row, 2)) return 'not-copyable';
  if (!hasLevel(s, source, row.domain, row.level)) return 'source-too-low';
  if (isCoinOnly(s, row, 1)) return null;
  return (s.used & slotOf(row)) !== 0 ? 'slot-used' : row.obstacle(s);
}

/** CIV-5.15: the coin alone copies continuous Religion; there is no level to choose and no slot to use up. */
const isCoinOnly = (s: State, { domain, level }: Effect, atLevel: number): boolean =>
  domain === RELIGION && level === atLevel && s.options.religionMode === 'continuous';

export const cultureSteps: StepsOf<'inspiration'> = {
  'inspiration.chosen'(s, _, answers) {
    const { seat: source, effect } = answers[s.turn] as CopyMove;
    const row = COPYABLE[effect]!;
    s.coinHolder = s.turn;
    s.coinSource = source;
    s.coinDomain = row.domain;
    const isOnlyCoin = isCoinOnly(s, row, 1);
    s.table.log?.push({ type: 'copied', seat: s.turn, source, effect, isOnlyCoin });
    if (isOnlyCoin) return;
    s.used |= slotOf(row);
    row.start(s);
  },
};
