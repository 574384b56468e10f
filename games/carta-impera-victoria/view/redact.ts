import type { Seat } from '@duskhall/kernel';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;
type Rows = { [K in Event['type']]: (event: Of<K>, viewer: Seat) => Event | null };

const open = <E extends Event>(event: E): E => event;
/** Faces for these seats, backs for everybody else. */
const facesFor = <E extends Event & { cards: unknown[] }>(event: E, seats: readonly Seat[], viewer: Seat): E =>
  seats.includes(viewer) ? event : { ...event, cards: [] };

/** CIV-8: what a viewer may know of each event. */
const ROWS: Rows = {
  began: open,
  picked: (event, viewer) => facesFor(event, [event.seat], viewer),
  passed: open,
  centred: open,
  tookFromCentre: open,
  turnBegan: open,
  skippedPlay: open,
  played: open,
  usedEffect: open,
  discardedFromHand: open,
  discardedFromArea: open,
  retrieved: open,
  recovered: open,
  drew: (event, viewer) => facesFor(event, [event.seat], viewer),
  tookHand: (event, viewer) => facesFor(event, [event.seat, event.target], viewer),
  gaveBack: (event, viewer) => facesFor(event, [event.seat, event.target], viewer),
  laidEmbargo: open,
  laidDemocracy: open,
  embargoEnded: open,
  copied: open,
  coinReturned: open,
  deckRanOut: open,
  ended: open,
  opened: open,
};

/** CIV-6.11: once the game is over the private parts of the log are open too. */
export function redact(s: State, event: Event, viewer: Seat): Event | null {
  if (s.ending !== '') return event;
  return (ROWS[event.type] as (event: Event, viewer: Seat) => Event | null)(event, viewer);
}
