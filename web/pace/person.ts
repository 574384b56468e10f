import type { Page } from 'playwright-core';

/** How a scripted person plays a board: by taps on what it offers. */
export interface Hands {
  /** What finishes an answer, as a selector. */
  main: string;
  /** What can be tapped beside it. */
  offers: string;
  /** What is there when the match is over. */
  over: string;
  /** Where there is nothing but this, there is no choice: it counts as waiting until the page answers by itself. */
  last: string;
}

const BAR = '.bar.isMine .moves button:not(.undo, .hint, [disabled])';

/** The boards by the names of their games. */
export const HANDS: Record<string, Hands> = {
  'carta-impera-victoria': { main: '', offers: BAR, last: '', over: '.over' },
  'vampire-empire': {
    main: '.dock .main.isReady:not([disabled])',
    offers:
      '.ve .is-possible, .hand .isPossible:not(.isUp), .batch .isPossible, .ve .pile .kind:not(.isChosen), .sides button, ' +
      '.dock button:not(.main):not(.quiet):not([aria-disabled="true"])',
    last: '.dock .quiet',
    over: '.over',
  },
  'vampire-village': {
    main: '.vv .dock .main:not([disabled])',
    offers:
      '.vv .hand .isPossible:not(.isUp), .vv .mine .isOpen, .vv .mine .isTarget, .vv .drawn .one, .vv .slots .isOpen, ' +
      '.vv .options button:not([disabled])',
    last: '',
    over: '.over',
  },
  'blood-vendetta': {
    main: '.bv .confirm:not([disabled]):not(.isGone), .court button.primary:not([disabled]), .dock .word.primary:not([disabled])',
    offers: '.bv .secret:not(:has(.tile.isChosen)) .tile:not(.isDim), .verdict:not(:has(.isChosen)) .vote',
    last: '',
    over: '.winners',
  },
};

/** One match as it was played. */
export interface Played {
  seconds: number;
  waited: number;
  taps: number;
  isOver: boolean;
}

/** Milliseconds that the person looks at a new question, and takes for each further tap. */
const LOOK = 1200;
const TAP = 500;

/** Plays with random taps at a person's pace, from a script inside the page, until the match is over or time is up. */
export const playLikePerson = (page: Page, hands: Hands, seed: number, most: number): Promise<Played> =>
  page.evaluate(
    async ([{ main, offers, last, over }, first, longest, look, tap]) => {
      let state = first;
      const chance = () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
      };
      const any = (selector: string): HTMLElement | undefined => {
        if (selector === '') return undefined;
        const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null);
        return found[Math.floor(chance() * found.length)];
      };
      const next = (): HTMLElement | undefined => {
        const listed = any('dialog[open] ul button');
        if (listed !== undefined) return listed;
        const isBarred = document.querySelector('.bar') !== null && document.querySelector('.bar.isMine') === null;
        if (isBarred) return undefined;
        const ready = any(main);
        const offer = any(offers);
        return ready !== undefined && (offer === undefined || chance() < 0.5) ? ready : offer;
      };
      const begun = performance.now();
      let waited = 0;
      let taps = 0;
      let stuck = 0;
      let wasAsked = false;
      let before = begun;
      const isOver = () => document.querySelector(over) !== null;
      while (!isOver() && performance.now() - begun < longest) {
        await new Promise((resolve) => setTimeout(resolve, 25));
        const now = performance.now();
        const isAsked = next() !== undefined;
        if (isAsked) {
          await new Promise((resolve) => setTimeout(resolve, wasAsked ? tap : look));
          const wanted = next();
          wanted?.click();
          if (wanted !== undefined) taps++;
          stuck = 0;
        } else {
          waited += now - before;
          stuck += now - before;
          // Nothing but a pass, and nobody gives it: the person does.
          if (stuck > 5000) {
            const pass = any(last);
            pass?.click();
            if (pass !== undefined) taps++;
            stuck = 0;
          }
        }
        wasAsked = isAsked;
        before = performance.now();
      }
      return { seconds: (performance.now() - begun) / 1000, waited: waited / 1000, taps, isOver: isOver() };
    },
    [hands, seed, most, LOOK, TAP] as const,
  );
