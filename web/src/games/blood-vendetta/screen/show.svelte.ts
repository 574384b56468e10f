import type { BloodVendetta } from '@duskhall/blood-vendetta';
import { untrack } from 'svelte';
import type { ScreenProps } from '../../../board.ts';
import { createBeatPlayer } from './beat-player.ts';
import type { Beat } from './beats.ts';

type Props = ScreenProps<BloodVendetta>;

/**
 * What the screen shows of the match: during a beat (a verdict, a death) the table as it was before, and afterwards what
 * follows. The game itself never waits for the screen.
 */
export class Show {
  beat = $state.raw<Beat | null>(null);
  /** Counts the beats, so that two of a kind are two. */
  number = $state(0);
  /** What was shown before the beat; null: the present. */
  #held = $state.raw<Props['view'] | null>(null);
  #told = $state(0);
  readonly #given: () => Props;
  readonly view = $derived.by(() => this.#held ?? this.#given().view);
  readonly log = $derived.by(() => this.#given().log.slice(0, this.#told));
  readonly #player = createBeatPlayer(
    (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    (told, beat) => {
      if (beat === null) this.#held = null;
      else if (this.beat === null) this.#held = this.#before;
      if (beat !== null && beat !== this.beat) this.number++;
      this.#told = told;
      this.beat = beat;
    },
  );
  #before: Props['view'];

  /** Call it while a component is being created. */
  constructor(given: () => Props) {
    this.#given = given;
    this.#before = given().view;
    let match = '';
    $effect.pre(() => {
      const { log, view, match: now } = given();
      untrack(() => {
        if (now !== match) this.#player.reset();
        match = now;
        this.#player.hear(log);
        this.#before = view;
      });
    });
    $effect(() => () => this.#player.reset());
  }
  skip = (): void => this.#player.skip();
}
