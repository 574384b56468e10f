import type { Mirror } from '@duskhall/protocol';
import type { GameClient } from '../board.ts';

/** What the page must hide from people in the same room. */
export interface Secrecy {
  /** The game is not loaded yet; until then nothing is shown or played. */
  isUnknown: boolean;
  /** No sounds or vibration. */
  isSilent: boolean;
  /** Nothing may show whether, or what, this seat is asked. */
  isSecret: boolean;
  /** Whether an event is left out of the log. */
  isCovered: (event: object) => boolean;
}

export function secrecyOf(client: GameClient | null, { view, scores }: Mirror): Secrecy {
  const party = client?.party;
  const isOn = party !== undefined && scores.length === 0;
  return {
    isUnknown: client === null,
    isSilent: client === null || party !== undefined,
    isSecret: client === null || (isOn && party.isSecret(view)),
    isCovered: (event) => isOn && party.isCovered(event),
  };
}
