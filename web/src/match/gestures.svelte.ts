import type { Mirror } from '@duskhall/protocol';
import type { GameClient } from '../board.ts';
import { isAsked, type Session } from '../match.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { isFinal } from './final-moves.ts';

interface Played {
  session: Session;
  mirror: Mirror;
  client: GameClient | null;
  /** A sitter bot plays this seat. */
  isKept: boolean;
}

/** Long enough to see the automatic move, in ms. */
const PAUSE = 700;

/** Sends a person's moves, after a confirmation where the settings ask for one. */
export class Gestures {
  /** Moves that wait for confirmation. */
  unsure = $state.raw<readonly unknown[] | null>(null);
  readonly #played: () => Played;

  /** Call it while a component is being created. */
  constructor(played: () => Played) {
    this.#played = played;
    $effect(() => {
      const { session, mirror, client, isKept } = played();
      if (!settings.autoFinish || !isAsked(mirror) || session.sent > 0 || isKept || mirror.moves.length !== 1) return;
      // Where the rules give a time window, for a speech say, ending it early is a choice.
      if (mirror.clocks.window >= 0) return;
      // An instant pass reveals that there was no choice. Alone among bots `Passing` sends it anyway.
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
