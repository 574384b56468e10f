import { everything, redactBy, type Seat } from '@duskhall/kernel';
import type { Card } from '../cards/kinds.ts';
import type { Event } from '../events.ts';
import { isForeign, type State } from '../state/index.ts';

/** The owner sees the faces; others see only foreign cards (VE-5.15), not in which order they were chosen. */
const facesForOwner = <E extends Event & { seat: Seat; cards: Card[] }>(event: E, viewer: Seat, s: State): E =>
  event.seat === viewer
    ? event
    : { ...event, cards: event.cards.filter((card) => isForeign(s, event.seat, card)).toSorted((a, b) => a - b) };

/** VE-8: what a viewer may know of each event. */
const redactPlay = redactBy<State>({
  began: everything,
  dealt: facesForOwner,
  drewTokens: (event, viewer) => (event.seat === viewer ? event : { ...event, characters: [] }),
  turnBegan: everything,
  turnSkipped: everything,
  exchanged: everything,
  discardedToCellar: facesForOwner,
  discardedToMoat: facesForOwner,
  drew: facesForOwner,
  recycledCellar: everything,
  revealed: everything,
  revealedNobody: everything,
  passed: everything,
  played: everything,
  cancelled: everything,
  marked: everything,
  setAside: everything,
  blessed: everything,
  looked: (event, viewer) => (event.seat === viewer ? event : { ...event, cards: [] }),
  lookedAtMoat: (event, viewer) => (event.seat === viewer ? event : { ...event, cards: [] }),
  tookFromCellar: everything,
  sankFromCellar: everything,
  showedHand: everything,
  lostFromHand: everything,
  drawnIn: everything,
  sentBack: (event, viewer) =>
    event.seat === viewer ? event : { ...event, characters: event.characters.toSorted((a, b) => a - b) },
  chosePass: everything,
  laidToHide: everything,
  replaced: everything,
  failedToHide: everything,
  hid: everything,
  laidHolyWater: everything,
  denied: everything,
  confirmed: everything,
  declinedFollowUp: everything,
  attacked: everything,
  laid: everything,
  compared: everything,
  stopped: everything,
  combatEnded: everything,
  died: everything,
  broughtBack: everything,
  shuffledCity: everything,
  entered: everything,
  returned: everything,
  resigned: everything,
  ended: everything,
  opened: everything,
});

/** VE-6.6: once the game is over, nothing is hidden. */
export const redact = (s: State, event: Event, viewer: Seat): Event | null =>
  s.ending === '' ? redactPlay(s, event, viewer) : event;
