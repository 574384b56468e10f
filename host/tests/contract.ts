import { bloodVendetta } from '@duskhall/blood-vendetta';
import { texts } from '@duskhall/blood-vendetta/texts/en.ts';
import type { AnyGame, GameRecord, Seat } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { momentsOf } from '../replay-views.ts';

/** What every test of the contract begins with: a debate of eight, seen from seat 0. */
export const DEBATE = {
  roles: ['vampire', 'vampire', 'king', 'vampire', 'vampire', 'queen', 'hunter', 'hunter'],
  step: 'night',
  cycle: 1,
};
export const SEATS = DEBATE.roles.length;
/** What the person on seat 0 says: an accusation of seat 3. */
export const PHRASE = { say: 'accuse', about: 3, other: -1, value: -1 };

/** A debate hosted by one of the adapters. Time passes only, or almost only, when it is told to. */
export interface HostedDebate {
  /** By seat, as the lines of the story name them. */
  names: readonly string[];
  /** The seat that its story calls you; undefined: it names everybody. */
  reader?: Seat;
  /** Seconds left of the debate, as seat 0 is shown them. */
  secondsLeft(): Promise<number>;
  pass(seconds: number): Promise<void>;
  /** Seat 0 accuses seat 3. */
  say(): Promise<void>;
  /** Seat 0 comes back with nothing but what its adapter has stored. */
  reload(): Promise<void>;
  /** What seat 0 has been told, as sentences. */
  story(): Promise<string[]>;
  record(): Promise<GameRecord>;
}

/** How much longer than told time may pass where a real clock runs meanwhile. */
const SLACK = 40;

/** What a server, a page and a terminal must do alike, since one host does it for all of them. */
export function contract(name: string, open: (others: 'people' | 'bots') => Promise<HostedDebate>): void {
  describe(`${name} hosts a match`, () => {
    test('VN-4.12: a phrase does not lengthen a window', async () => {
      const debate = await open('people');
      const before = await debate.secondsLeft();
      await debate.pass(60);
      await debate.say();
      expect(await debate.secondsLeft()).toBeLessThanOrEqual(before - 60);
      await debate.reload();
      const left = await debate.secondsLeft();
      expect(left).toBeLessThanOrEqual(before - 60);
      expect(left).toBeGreaterThan(before - 60 - SLACK);
    });

    test('a reload shows the true time left', async () => {
      const debate = await open('people');
      const before = await debate.secondsLeft();
      await debate.pass(60);
      await debate.reload();
      const left = await debate.secondsLeft();
      expect(left).toBeLessThanOrEqual(before - 60);
      expect(left).toBeGreaterThan(before - 60 - SLACK);
    });

    test('bots speak, and the same record gives the same story, also after a reload', async () => {
      const debate = await open('bots');
      await debate.say();
      const isOfBot = (entry: GameRecord['entries'][number]) =>
        'move' in entry && entry.seat > 0 && JSON.stringify(entry.move).includes('"say"');
      for (let tries = 0; !(await debate.record()).entries.some(isOfBot); tries++) {
        expect(tries, 'no bot has said anything').toBeLessThan(30);
        await debate.pass(1);
      }
      // Where a real clock runs, a bot may speak between reading the one and the other.
      const isTrue = async () => {
        const told = await debate.story();
        const meant = storyOf(await debate.record(), debate.names, debate.reader);
        return told.length > 0 && told.join('\n') === meant.join('\n');
      };
      await expect.poll(isTrue, { timeout: 20_000, interval: 200 }).toBe(true);
      await debate.reload();
      await expect.poll(isTrue, { timeout: 20_000, interval: 200 }).toBe(true);
    });
  });
}

/** What seat 0 has been told in this record: it depends on nothing else. */
const storyOf = (record: GameRecord, names: readonly string[], reader: Seat | undefined): string[] =>
  [...momentsOf(bloodVendetta as AnyGame, record, 0)]
    .flatMap(({ events }) => events.map((event) => texts.event(event as never, names, reader)))
    .filter((line) => line !== '');
