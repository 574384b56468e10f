import { everything, redactBy, type Seat } from '@duskhall/kernel';
import type { Clan, Event } from '../events.ts';
import { isIntroducedTo } from '../rules/intro.ts';
import type { State } from '../state/index.ts';
import { redactBallot, redactTrial } from './index.ts';
import { hasAttended, isAllSeeing } from './who.ts';

const toClan =
  <E extends Event & { clan: Clan }>() =>
  (event: E, viewer: Seat, s: State): Event | null =>
    isAllSeeing(s, viewer) || hasAttended(s, viewer, { clan: event.clan, cycle: s.cycle }) ? event : null;

/** Taps by players who are not awake stay hidden from the others until the end. */
const toClanOrSelf = (event: Extract<Event, { type: 'tapped' | 'gestured' }>, viewer: Seat, s: State): Event | null => {
  const { clan, seat } = event;
  if (seat === viewer || s.ending !== '') return event;
  if (clan === '') return null;
  return isAllSeeing(s, viewer) || hasAttended(s, viewer, { clan, cycle: s.cycle }) ? event : null;
};

export const redact = redactBy<State>({
  began: everything,
  phaseBegan: everything,
  called: everything,
  callClosed: everything,
  prompted: (event, viewer) => (event.seat === viewer ? event : null),
  introduced: (event, viewer, s) =>
    isAllSeeing(s, viewer) || isIntroducedTo(s, event.call, viewer) ? event : { ...event, seats: [] },
  learned: (event, viewer, s) => (event.fact.seat === viewer || isAllSeeing(s, viewer) ? event : null),
  gathered: toClan(),
  tapped: toClanOrSelf,
  gestured: toClanOrSelf,
  struck: toClan(),
  mused: (event, viewer, s) => (event.seat === viewer || s.ending !== '' ? event : null),
  missed: everything,
  died: everything,
  sawAll: (event, viewer) => (event.seat === viewer ? event : null),
  nobodyDied: everything,
  doubleStrikeComes: everything,
  kitsuneAwoke: everything,
  charmed: everything,
  paralysed: everything,
  staleWarned: everything,
  debateBegan: everything,
  floorGiven: everything,
  nominated: everything,
  readied: everything,
  accused: everything,
  voteBegan: everything,
  tried: (event, _, s) => ({ ...event, trial: redactTrial(s, event.trial) }),
  balloted: (event, _, s) => ({ ...event, ballot: redactBallot(s, event.ballot) }),
  condemned: everything,
  notExecuted: everything,
  said: everything,
  predicted: (event, viewer, s) => (event.prediction.seat === viewer || s.ending !== '' ? event : null),
  leaving: everything,
  recorded: (event, viewer, s) => (event.seat === viewer || isAllSeeing(s, viewer) ? event : null),
  moderatorNamed: everything,
  ended: everything,
});
