import { beatOf, type LiveMatch, Refused, tell } from '@duskhall/host';
import type { Reply } from '@duskhall/protocol';
import type { Guest, Handled } from '../contract.ts';
import { inWords } from '../operation/words.ts';
import { isFailure } from '../storage/connection.ts';

/** Runs a handler; in a secret window its answer leaves on the beat. */
export async function onBeat(
  live: LiveMatch,
  guest: Guest,
  id: number,
  run: () => Promise<Handled | undefined>,
): Promise<Handled> {
  const wasSecret = beatOf(live) > 0;
  if (!wasSecret) return (await run()) ?? {};
  const answer = (reply: Reply) => tell(live, guest, JSON.stringify(reply), wasSecret);
  try {
    const handled = (await run()) ?? {};
    answer({ type: 'ok', id, ...handled });
    return { ...handled, isTold: true };
  } catch (error) {
    const refused = isFailure(error) ? new Refused('storage', '') : error;
    if (!(refused instanceof Refused)) throw refused;
    const { code, rule } = refused;
    answer({ type: 'no', id, code, rule, text: inWords(refused, guest.locale) });
    return { refused, isTold: true };
  }
}
