import type { View } from '@duskhall/blood-vendetta';
import { stageOf } from '../stage.ts';

const KEY = 'duskhall.how-it-works';
function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether "how it works" is shown: from the dealing until the first talk at the latest, in which quick readers see its end;
 * once on this screen.
 */
export class Introduction {
  #isOver = $state(wasSeen());
  readonly #view: () => View;
  readonly isShown = $derived.by(() => {
    const { cycle } = this.#view();
    const stage = stageOf(this.#view());
    return !this.#isOver && cycle === 0 && (stage === 'roles' || stage === 'secret' || stage === 'debate');
  });
  constructor(view: () => View) {
    this.#view = view;
  }
  end = (): void => {
    this.#isOver = true;
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      // Without storage it is shown again before the next match.
    }
  };
}
