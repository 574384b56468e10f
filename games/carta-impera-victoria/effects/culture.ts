import { ask, type Seat } from '@duskhall/kernel';
import { CULTURE, RELIGION } from '../cards/index.ts';
import type { CopyMove } from '../frames.ts';
import { hasLevel, leadsCulture, othersFrom, type State, type StepsOf } from '../state.ts';
import { development, monopoly } from './economy.ts';
import { EFFECT_NAMES, type Effect, type EffectName, slotOf } from './effect.ts';
import { assassination, purge } from './military.ts';
import { divineRight, holyBook } from './religion.ts';
import { experiment, research } from './science.ts';
import { oligarchy, republic } from './utopia.ts';

/** The permanent effects of the other domains; null for any other effect. */
const COPYABLE: Record<EffectName, Effect | null> = {
  assassination,
  purge,
  attack: null,
  'holy-book': holyBook,
  'divine-right': divineRight,
  inquisition: null,
  development,
  monopoly,
  embargo: null,
  experiment,
  research,
  breakthrough: null,
  inspiration: null,
  oligarchy,
  republic,
  democracy: null,
};
const BY_NUMBER: readonly (Effect | null)[] = EFFECT_NAMES.map((name) => COPYABLE[name]);

/** With a strict Culture majority, once per turn: copies another player's permanent effect and puts the coin there. */
export const inspiration: Effect = {
  domain: CULTURE,
  level: 0,
  rule: 'CIV-5.13',
  obstacle(s) {
    if (!leadsCulture(s, s.turn)) return 'no-majority';
    for (const seat of othersFrom(s, s.turn))
      for (let effect = 0; effect < BY_NUMBER.length; effect++) if (copyRefusal(s, seat, effect) === null) return null;
    return 'nothing-to-copy';
  },
  start: (s) => ask(s, [s.turn], 'inspiration', { do: 'inspiration.chosen' }),
};

/** CIV-5.13: why the active seat cannot copy this effect of another; null if it can. */
export function copyRefusal(s: State, source: Seat, effect: number) {
  const row = BY_NUMBER[effect] ?? null;
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
    const row = BY_NUMBER[effect]!;
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
