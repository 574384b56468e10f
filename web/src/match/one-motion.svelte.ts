import type { Mirror } from '@duskhall/protocol';
import type { GameClient } from '../board.ts';
import { isAsked } from '../match.svelte.ts';
import { beginsWithOwn } from './own-move.ts';

interface Shown {
  mirror: Mirror;
  client: GameClient | null;
}

/** Steps of others that follow one another within so many ms are shown together; nobody waits longer than the limit. */
const [GAP, LIMIT] = [80, 400];

/** What the board shows: a move of somebody else that comes in several steps is one change, and so one motion. */
export class OneMotion {
  #held = $state.raw<Mirror | null>(null);
  readonly #shown: () => Shown;
  /** Whoever is asked or has just moved sees everything at once, and a game with secret windows keeps its own time. */
  readonly #isAtOnce = $derived.by(() => {
    const { mirror, client } = this.#shown();
    const held = this.#held;
    if (held === null || held.match !== mirror.match || client?.party !== undefined) return true;
    return isAsked(mirror) || mirror.scores.length > 0 || beginsWithOwn(held.log.length, mirror);
  });
  readonly current = $derived.by(() => {
    const { mirror } = this.#shown();
    return this.#isAtOnce ? mirror : (this.#held ?? mirror);
  });

  /** Call it while a component is being created. */
  constructor(shown: () => Shown) {
    this.#shown = shown;
    let since = 0;
    $effect(() => {
      const { mirror } = shown();
      if (this.#held === mirror) return;
      const now = performance.now();
      if (since === 0) since = now;
      const show = (): void => {
        since = 0;
        this.#held = mirror;
      };
      if (this.#isAtOnce) return show();
      const timer = setTimeout(show, Math.max(0, Math.min(GAP, since + LIMIT - now)));
      return () => clearTimeout(timer);
    });
  }
}
