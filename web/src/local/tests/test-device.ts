import { type Inquiry, type Mind, random } from '@duskhall/bots';
import { type ManualClock, manualClock, Refused } from '@duskhall/host';
import { type AnyGame, fastRng, openMatch, readOptions } from '@duskhall/kernel';
import type { KeptMatch } from '../kept-matches.ts';
import { LocalMatch } from '../local-match.ts';

/** A match on a device whose clock stands still until it is told to go on. */
export interface TestDevice {
  match: LocalMatch;
  clock: ManualClock;
  inquiries: Inquiry[];
  /** Whether the bots' worker fails. */
  isFailing: boolean;
  /** What was stored last, as text. */
  stored: string;
  /** Advances to the next timer and lets what it started finish; false: none is set. */
  step(): Promise<boolean>;
  /** Enters moves; the code of a refusal, or null. */
  enter(seat: number, moves: readonly unknown[]): Promise<string | null>;
}

/** Milliseconds after its thinking at which a bot answers at the earliest. */
export const LEAST_DELAY = 10;
/** Milliseconds after its limit at which a bot answers that has found nothing. */
export const LATE = 100;

/** Lets everything finish that needs no timer. */
export async function settled(): Promise<void> {
  // Several bots may answer at one moment, one after the other.
  for (let i = 0; i < 300; i++) await Promise.resolve();
}

/** Bots take any move, or have a mind; what they are asked with is written down. */
export function openDevice(
  game: AnyGame,
  kept: KeptMatch,
  seed = 1,
  mind: Pick<Mind, 'decide'> | null = null,
): TestDevice {
  const rng = fastRng(seed);
  const clock = manualClock();
  const device: Omit<TestDevice, 'match'> = {
    clock,
    inquiries: [],
    isFailing: false,
    stored: '',
    async step() {
      await settled();
      const next = clock.untilNext();
      if (next >= 0) clock.advance(next);
      await settled();
      return next >= 0;
    },
    async enter(seat, moves) {
      try {
        await match.enter(seat, moves);
        return null;
      } catch (error) {
        if (error instanceof Refused) return error.code;
        throw error;
      }
    },
  };
  const match = new LocalMatch(game, kept, {
    clock,
    thinker: {
      async decide(inquiry) {
        device.inquiries.push(structuredClone(inquiry));
        if (device.isFailing) throw new Error('the worker fails');
        if (mind !== null) return mind.decide(inquiry);
        if (inquiry.isUnasked) return { move: null, reason: null };
        return { move: random(game, inquiry.view, inquiry.moves as never[], rng), reason: null };
      },
      stop() {},
    },
    chance: fastRng(seed),
    botDelay: () => [LEAST_DELAY, 50],
    keep: (now) => {
      device.stored = JSON.stringify(now);
    },
    onChange() {},
    onAdvice() {},
  });
  return Object.assign(device, { match });
}

/** What is left of the window as it is stored; -1: none. */
export const windowOf = ({ stored }: TestDevice): number => JSON.parse(stored).progress.window;

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
    id: 'local-test',
    record: openMatch(game, start).record,
    players: Array.from({ length: seats }, (_, seat) => ({
      name: seat === 0 ? 'Anna' : '',
      bot: seat === 0 ? '' : 'novice',
    })),
    seat: 0,
    startedAt: 0,
    finishedAt: 0,
    scores: [],
  };
}
