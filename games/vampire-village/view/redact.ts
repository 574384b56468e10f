import { everything, redactBy } from '@duskhall/kernel';
import type { State } from '../state.ts';

/** VV-8: what a viewer may know of each event. Only looks at a hand or a draw are private. */
export const redact = redactBy<State>({
  began: everything,
  roundBegan: everything,
  gotHand: (event, viewer) => (event.seat === viewer ? event : null),
  revealed: everything,
  built: everything,
  moved: everything,
  drew: (event, viewer) => (event.seat === viewer ? event : null),
  gave: everything,
  demonActed: everything,
  threatened: everything,
  attackBegan: everything,
  breached: everything,
  fell: everything,
  slew: everything,
  repelled: everything,
  roundEnded: everything,
  ended: everything,
});
