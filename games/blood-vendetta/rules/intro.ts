import { ask, next, type Seat } from '@duskhall/kernel';
import {
  type Call,
  CLAN_MASK,
  has,
  INTRODUCTIONS,
  type Introduction,
  LEADER,
  NEWLY_TURNED,
  type PowerCall,
  VARG_LEADER,
  VARGS,
} from '../roles/table.ts';
import type { State, StepsOf } from '../state/index.ts';
import { introductions, rollCalls } from './calls.ts';
import { awaken, checkWin, die } from './death.ts';
import { living, present, sideOf } from './people.ts';
import { refresh } from './talk.ts';
import { asked, holdFor, noteRead } from './window.ts';

/** VN-4.11.5: the second introduction day comes before Night 1. */
const isSecond = (s: State): boolean => s.cycle > 0;

/** VN-4.2.2, VN-4.2.3, VN-4.2.4, VN-4.2.5: the seats a call of the Introduction Day shows. */
export function shownIn(s: State, call: Introduction): Seat[] {
  const where = (isIn: (role: number, seat: Seat) => boolean) =>
    s.roles.flatMap((role, seat) => (role >= 0 && isIn(role, seat) ? [seat] : []));
  switch (call) {
    case 'meet-vargs':
      return where((_, seat) => sideOf(s, seat) === VARGS);
    case 'meet-varg-leader':
      return where((role) => role === VARG_LEADER);
    case 'meet-newly-turned':
      return where((role) => role === NEWLY_TURNED);
    case 'meet-hunters':
      return where((role) => has(CLAN_MASK, role));
    default:
      return where((role) => role === LEADER);
  }
}
/** VN-4.2.7: the seats that read more than the neutral sentence. */
export function isIntroducedTo(s: State, call: Introduction, viewer: Seat): boolean {
  const role = viewer >= 0 ? s.roles[viewer]! : -1;
  if (role < 0) return false;
  if (call === 'meet-vargs' || call === 'meet-varg-leader') return sideOf(s, viewer) === VARGS;
  return call === 'meet-newly-turned' ? role === NEWLY_TURNED : has(CLAN_MASK, role);
}
export const introBit = (call: Introduction): number => 1 << INTRODUCTIONS.indexOf(call);

function introduce(s: State, call: Introduction): void {
  s.introduced |= introBit(call);
  s.table.log?.push({ type: 'introduced', call, seats: shownIn(s, call) });
}

const isPrinted = (s: State): boolean => s.options.cards === 'printed';
const isOneCard = (s: State): boolean => s.options.callMode === 'simultaneous';

/** The introductions on one card, or the current role of the roll call. */
function introducedAt(s: State, place: number): readonly Introduction[] {
  const calls = introductions(s, isSecond(s));
  return isOneCard(s) ? (place === 0 ? calls : []) : calls.slice(place, place + 1);
}
function rollAt(s: State, place: number): readonly PowerCall[] {
  const first = isOneCard(s) ? 1 : introductions(s, isSecond(s)).length;
  return isSecond(s) && place >= first ? rollCalls(s).slice(place - first, place - first + 1) : [];
}

/** VN-3.5: where the software leads, the time that somebody reads stays as secret as that of any other step. */
const isReadAlike = (s: State): boolean => s.rules > 2 && s.options.moderator === 'software';
/** Whether everybody sees who has read the role. */
export const isReadOpenly = (s: State): boolean => s.table.stack.at(-1)?.do === 'roles.read' && !isReadAlike(s);
/** VN-4.2.8: the role and the introductions are one card. */
const isMetAtOnce = (s: State): boolean => isReadAlike(s) && isOneCard(s);

function beginIntro(s: State): void {
  s.phase = 'intro';
  refresh(s);
  s.table.log?.push({ type: 'phaseBegan', phase: s.phase, cycle: s.cycle });
}
function announce(s: State, calls: readonly Call[]): void {
  for (const call of calls) s.table.log?.push({ type: 'called', call, isSecond: false });
  s.turns++;
}

export const introSteps: StepsOf<'roles' | 'intro' | 'roll'> = {
  'roles.ask'(s) {
    if (isMetAtOnce(s)) {
      const calls = introducedAt(s, 0);
      beginIntro(s);
      announce(s, calls);
      for (const call of calls) introduce(s, call);
    }
    ask(s, present(s), 'role', { do: 'roles.read' });
    if (isReadAlike(s)) holdFor(s, 'roleReadSeconds');
  },
  'roles.read'(s, _, answers) {
    if (!isMetAtOnce(s)) return next(s, { do: 'intro.begin' });
    noteRead(s, answers);
    next(s, { do: 'window.end', calls: introducedAt(s, 0) }, { do: 'intro.end' });
  },
  'intro.begin'(s) {
    beginIntro(s);
    next(s, { do: 'intro.call', place: 0 });
  },
  'intro.call'(s, { place }) {
    const now = introducedAt(s, place);
    const roll = rollAt(s, place);
    if (now.length + roll.length === 0) return next(s, isPrinted(s) ? { do: 'roll.ask' } : { do: 'intro.end' });
    announce(s, [...now, ...roll]);
    if (!isPrinted(s)) for (const call of now) introduce(s, call);
    const isShown = (seat: Seat) => now.some((call) => isIntroducedTo(s, call, seat));
    ask(s, asked(s, isShown), 'card', { do: 'intro.read', place });
    holdFor(s, 'introSeconds');
  },
  'intro.read'(s, { place }, answers) {
    noteRead(s, answers);
    const calls = [...introducedAt(s, place), ...rollAt(s, place)];
    next(s, { do: 'window.end', calls }, { do: 'intro.call', place: place + 1 });
  },
  'roll.ask'(s) {
    ask(s, present(s), 'roll', { do: 'roll.entered' });
    holdFor(s, 'introSeconds');
  },
  /** VN-4.11.7: Day 0 lasts until all cards are recorded. */
  'roll.entered'(s) {
    if (s.roles.includes(-1)) return next(s, { do: 'roll.ask' });
    for (const call of introductions(s, true)) introduce(s, call);
    next(s, { do: 'intro.end' });
  },
  /** VN-4.10.3: players removed on the Introduction Day die when Night 0 begins. */
  'intro.end'(s) {
    s.phase = 'night';
    refresh(s);
    s.table.log?.push({ type: 'phaseBegan', phase: s.phase, cycle: s.cycle });
    const leaving = living(s).filter((seat) => s.isLeaving[seat]);
    for (const seat of leaving) die(s, seat, 'removal');
    if (leaving.length > 0) {
      awaken(s);
      if (checkWin(s)) return;
    }
    next(s, { do: 'debate.open' });
  },
};
