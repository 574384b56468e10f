import type { Mirror } from '@duskhall/protocol';
import type { GameClient } from '../board.ts';
import { isAsked, type Session } from '../match.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { isFinal } from './final-moves.ts';

interface Played {
  session: Session;
  mirror: Mirror;
  client: GameClient | null;
  /** A sitter plays in one's seat. */
  isKept: boolean;
}

/** Time enough to see what the page does for somebody. */
const PAUSE = 700;

/** What a person does in a match: at once, or after having been asked whether it is meant. */
export class Gestures {
  /** What is meant to be done, as long as it is not certain. */
  unsure = $state.raw<readonly unknown[] | null>(null);
  readonly #played: () => Played;

  /** To be called while a component is made. */
  constructor(played: () => Played) {
    this.#played = played;
    $effect(() => {
      const { session, mirror, client, isKept } = played();
      if (!settings.autoFinish || !isAsked(mirror) || session.sent > 0 || isKept || mirror.moves.length !== 1) return;
      // Where the rules give a time of their own, such as for a speech, ending it early is a choice.
      if (mirror.clocks.window >= 0) return;
      // A pass that comes at once tells that there was no choice. Alone among bots it comes by itself anyway.
      if (client?.alone?.isForced(mirror.moves[0])) return;
      const timer = setTimeout(() => session.move(mirror.moves), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  make(moves: readonly unknown[]): void {
    const { session, mirror, client } = this.#played();
    const isOurs = settings.confirms && client !== null && client.party === undefined;
    if (isOurs && isFinal(client.game, mirror.view, mirror.seat, moves)) this.unsure = moves;
    else session.move(moves);
  }

  makeSure(): void {
    if (this.unsure !== null) this.#played().session.move(this.unsure);
    this.unsure = null;
  }
}
