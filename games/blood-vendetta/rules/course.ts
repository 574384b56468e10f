import { next } from '@duskhall/kernel';
import { BEAUTY, PARALYZING_VARG } from '../roles/table.ts';
import type { State, StepsOf } from '../state/index.ts';
import { windowsOf } from './calls.ts';
import { awaken, checkWin, die, finish } from './death.ts';
import { mayStrikeTwice, resolve } from './nightfall.ts';
import { refresh } from './talk.ts';

/** VN-6.5.3 */
const LAST_NIGHT = 99;

function enterCycle(s: State): void {
  s.cycle++;
  s.tricks = [...s.tricks, -1];
  s.charms = [...s.charms, -1];
  s.bites = [...s.bites, -1];
}

function enterPhase(s: State, phase: State['phase']): void {
  s.phase = phase;
  refresh(s);
  s.table.log?.push({ type: 'phaseBegan', phase, cycle: s.cycle });
}

/** VN-6.5.2 */
const isStale = (s: State): boolean => s.options.stalemateCycles > 0 && s.quietCycles === s.options.stalemateCycles - 1;
const hasDied = (s: State): boolean => s.deaths.some(({ cycle }) => cycle === s.cycle);

/** VN-4.3.1: clears the cycle's actions; the targets are kept for one more cycle. */
function closeBooks(s: State): void {
  s.before = s.used;
  s.used = s.used.map(() => -1);
  s.attacks = [];
  s.princeWard = -1;
  s.isHost = false;
  s.isSacrificed = false;
  s.called = [];
}

export const courseSteps: StepsOf<'cycle' | 'dawn' | 'day' | 'sunset' | 'nightfall' | 'night'> = {
  'cycle.begin'(s) {
    enterCycle(s);
    next(s, { do: 'dawn.begin' }, { do: 'day.begin' }, { do: 'sunset.begin' }, { do: 'nightfall.resolve' });
  },
  'dawn.begin'(s) {
    enterPhase(s, 'dawn');
    s.nominations.fill(-1);
    s.accused = [];
    s.windows = windowsOf(s, 'dawn');
    next(s, { do: 'window.open', place: 0 });
  },
  'day.begin'(s) {
    enterPhase(s, 'day');
    next(s, { do: 'board.open', place: 0 });
  },
  'sunset.begin'(s) {
    enterPhase(s, 'sunset');
    s.isDoubleStrike = false;
    s.windows = windowsOf(s, 'sunset');
    next(s, { do: 'window.open', place: 0 });
  },
  /** VN-4.6, VN-4.7.1, VN-4.7.2, VN-4.7.3: resolves Nightfall and announces the results one by one. */
  'nightfall.resolve'(s) {
    enterPhase(s, 'night');
    const { dead, kitsunes, ghoulLives, isTurnedStruck } = resolve(s);
    const [charmed, bitten] = [s.used[BEAUTY]!, s.used[PARALYZING_VARG]!];
    for (const seat of dead) die(s, seat, 'nightfall', kitsunes.includes(seat));
    if (dead.length === 0) s.table.log?.push({ type: 'nobodyDied' });
    s.ghoulLives = ghoulLives;
    closeBooks(s);
    s.windows = [];
    if (isTurnedStruck && mayStrikeTwice(s)) {
      s.isDoubleStrike = true;
      s.turnedFell = s.cycle;
      s.table.log?.push({ type: 'doubleStrikeComes' });
    }
    awaken(s);
    if (checkWin(s)) return;
    if (charmed >= 0 && s.isAlive[charmed]) {
      s.charms = s.charms.with(s.cycle, charmed);
      s.table.log?.push({ type: 'charmed', seat: charmed });
    }
    if (bitten >= 0 && s.isAlive[bitten]) {
      s.bites = s.bites.with(s.cycle, bitten);
      s.table.log?.push({ type: 'paralysed', seat: bitten });
    }
    if (dead.length === 0 && isStale(s)) s.table.log?.push({ type: 'staleWarned' });
    const words = s.options.lastWords === 'all' ? dead.map((seat) => ({ do: 'words.ask', seat }) as const) : [];
    next(s, ...words, { do: 'debate.open' });
  },
  /** VN-6.5.1, VN-4.8.14, VN-4.11.5 */
  'night.end'(s) {
    if (s.cycle > 0) s.quietCycles = hasDied(s) ? 0 : s.quietCycles + 1;
    const { stalemateCycles } = s.options;
    if ((stalemateCycles > 0 && s.quietCycles >= stalemateCycles) || s.cycle >= LAST_NIGHT)
      return finish(s, 'stalemate');
    if (s.options.moderator !== 'temporary' || s.cycle > 0) return next(s, { do: 'cycle.begin' });
    enterCycle(s);
    next(s, { do: 'intro.begin' });
  },
};
