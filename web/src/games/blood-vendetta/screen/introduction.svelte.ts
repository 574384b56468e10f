import type { View } from '@duskhall/blood-vendetta';

const KEY = 'duskhall.how-it-works';
function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether "how it works" is shown: before the first night of an evening, and once on this screen. */
export class Introduction {
  #isOver = $state(wasSeen());
  readonly #view: () => View;
  readonly isShown = $derived.by(() => {
    const { cycle, phase, ending } = this.#view();
    return !this.#isOver && cycle === 0 && phase === 'intro' && ending === '';
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
