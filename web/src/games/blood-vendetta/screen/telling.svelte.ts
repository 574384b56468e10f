import type { View } from '@duskhall/blood-vendetta';
import type { Stage } from '../stage.ts';
import { countedVote, lastTrial, openVote, type Vote } from './votes.ts';

/** How long a counted vote stays on the stage while the evening goes on. */
const TELLING = 7000;

/** The vote on the stage: the open one, or the last one while it is told. */
export class Telling {
  readonly #given: () => { view: View; stage: Stage };
  /** How many trials have been told. */
  #told = $state(0);
  readonly vote: Vote | null = $derived.by(() => {
    const { view, stage } = this.#given();
    const open = openVote(view, stage);
    const trial = lastTrial(view);
    if (open !== null || trial === null || stage === 'over') return open;
    const isTold = view.trials.length <= this.#told;
    return isTold && stage !== 'words' && stage !== 'between' ? null : countedVote(trial);
  });

  /** Call it while a component is being created. */
  constructor(given: () => { view: View; stage: Stage }) {
    this.#given = given;
    $effect(() => {
      const { length } = given().view.trials;
      const timer = setTimeout(() => {
        this.#told = length;
      }, TELLING);
      return () => clearTimeout(timer);
    });
  }
}
