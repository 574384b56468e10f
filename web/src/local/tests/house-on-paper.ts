import { type Inquiry, type Mind, random } from '@duskhall/bots';
import { type AnyGame, fastRng, openMatch, readOptions } from '@duskhall/kernel';
import type { Clock } from '../../clock.ts';
import { House } from '../house.ts';
import type { KeptMatch } from '../kept.ts';

/** A time that stands still until it is told to go on. */
export class PaperClock implements Clock {
  #now = 0;
  #waiting: { due: number; run: () => void }[] = [];
  /** By how much the date was set. */
  stepped = 0;
  now = () => this.#now;
  date = () => this.#now + this.stepped;
  after(milliseconds: number, run: () => void): () => void {
    const timer = { due: this.#now + milliseconds, run };
    this.#waiting.push(timer);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== timer);
    };
  }
  /** So much time passes, and nothing is done yet. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
  /** Goes on to the next thing that waits, and lets what it started come to rest; false: nothing waits. */
  async step(): Promise<boolean> {
    const next = this.#waiting.sort((a, b) => a.due - b.due).shift();
    if (next === undefined) return false;
    this.#now = next.due;
    next.run();
    for (let i = 0; i < 5; i++) await Promise.resolve();
    return true;
  }
}

export interface Paper {
  house: House;
  clock: PaperClock;
  inquiries: Inquiry[];
  /** Whether the bots' head fails. */
  isFailing: boolean;
  /** What was kept last, as text. */
  stored: string;
  changes: number;
}

/** A house whose bots take any move, or have a mind, and which writes down what they are asked with. */
export function openHouse(game: AnyGame, kept: KeptMatch, seed = 1, mind: Pick<Mind, 'decide'> | null = null): Paper {
  const rng = fastRng(seed);
  const paper: Omit<Paper, 'house'> = {
    clock: new PaperClock(),
    inquiries: [],
    isFailing: false,
    stored: '',
    changes: 0,
  };
  const house = new House(game, kept, {
    clock: paper.clock,
    thinker: {
      async decide(inquiry) {
        paper.inquiries.push(structuredClone(inquiry));
        if (paper.isFailing) throw new Error('no head');
        if (mind !== null) return mind.decide(inquiry);
        if (inquiry.isUnasked) return { move: null, reason: null };
        return { move: random(game, inquiry.view, inquiry.moves as never[], rng), reason: null };
      },
      stop() {},
    },
    chance: fastRng(seed),
    delay: () => [10, 50],
    keep: (now) => {
      paper.stored = JSON.stringify(now);
    },
    onChange: () => {
      paper.changes++;
    },
  });
  return Object.assign(paper, { house });
}

/** A match of one person in the first seat against bots. */
export function keptMatch(
  game: AnyGame,
  seats: number,
  seed: string,
  options = {},
  scenario: unknown = null,
): KeptMatch {
  const start = { seats, options: readOptions(game.options, options, seats), seed, scenario };
  return {
    id: 'local-paper',
    record: openMatch(game, start).record,
    players: Array.from({ length: seats }, (_, seat) => ({
      name: seat === 0 ? 'Anna' : '',
      bot: seat === 0 ? '' : 'novice',
    })),
    seat: 0,
    startedAt: 0,
    finishedAt: 0,
    window: -1,
    isPaused: false,
    verdict: [],
    scores: [],
  };
}
