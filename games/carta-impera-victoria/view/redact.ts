import { everything, redactBy, type Seat } from '@duskhall/kernel';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** These seats see the faces, everyone else the backs. */
const facesFor = <E extends Event & { cards: unknown[] }>(event: E, seats: readonly Seat[], viewer: Seat): E =>
  seats.includes(viewer) ? event : { ...event, cards: [] };

/** CIV-8: what a viewer may know of each event. */
const redactPlay = redactBy<State>({
  began: everything,
  gotPack: (event, viewer) => facesFor(event, [event.seat], viewer),
  picked: (event, viewer) => facesFor(event, [event.seat], viewer),
  centred: everything,
  tookFromCentre: everything,
  turnBegan: everything,
  skippedPlay: everything,
  played: everything,
  usedEffect: everything,
  discardedFromHand: everything,
  discardedFromArea: everything,
  retrieved: everything,
  recovered: everything,
  drew: (event, viewer) => facesFor(event, [event.seat], viewer),
  tookHand: (event, viewer) => facesFor(event, [event.seat, event.target], viewer),
  gaveBack: (event, viewer) => facesFor(event, [event.seat, event.target], viewer),
  laidEmbargo: everything,
  laidDemocracy: everything,
  embargoEnded: everything,
  copied: everything,
  coinReturned: everything,
  deckRanOut: everything,
  ended: everything,
  opened: everything,
});

/** CIV-6.11: once the game is over, the private parts of the log are public too. */
export const redact = (s: State, event: Event, viewer: Seat): Event | null =>
  s.ending === '' ? redactPlay(s, event, viewer) : event;
