import type { View } from '@duskhall/blood-vendetta';
import { stageOf } from '../stage.ts';

const KEY = 'duskhall.how-it-works';
function seenBy(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/**
 * Whether "how it works" is shown: from the dealing until the first talk at the latest, in which quick readers see its end;
 * once to the same people.
 */
export class Introduction {
  #seenBy = $state(seenBy());
  readonly #given: () => { view: View; names: readonly string[] };
  readonly #people = $derived.by(() => JSON.stringify(this.#given().names.toSorted()));
  readonly isShown = $derived.by(() => {
    const { view } = this.#given();
    const stage = stageOf(view);
    const isBeginning = view.cycle === 0 && (stage === 'roles' || stage === 'secret' || stage === 'debate');
    return isBeginning && this.#seenBy !== this.#people;
  });
  constructor(given: () => { view: View; names: readonly string[] }) {
    this.#given = given;
  }
  end = (): void => {
    this.#seenBy = this.#people;
    try {
      sessionStorage.setItem(KEY, this.#seenBy);
    } catch {
      // Without storage it is shown again before the next match.
    }
  };
}
