import type { Mirror } from '@duskhall/protocol';
import type { GameClient } from '../board.ts';

/** What a page must not let be heard or seen by those who sit beside it. */
export interface Secrecy {
  /** Which game it is has not been found out yet: so long nothing is told. */
  isUnknown: boolean;
  /** Phones make no sound. */
  isSilent: boolean;
  /** Nothing shows whether, or what, this seat is asked. */
  isSecret: boolean;
  /** Whether the log leaves an event out. */
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
