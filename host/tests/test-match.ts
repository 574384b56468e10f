import { type Decision, type Inquiry, priorBot } from '@duskhall/bots';
import { type AnyGame, fastRng, type Match, type Types } from '@duskhall/kernel';
import type { TableSettings } from '@duskhall/protocol';
import { type ManualClock, manualClock } from '../clock.ts';
import type { LiveMatch } from '../live-match.ts';
import { memoryOf } from '../memory-storage.ts';
import { beginMatch, firstProgress } from '../open.ts';
import type { Ports } from '../ports.ts';
import type { MatchSeat, StoredMatch } from '../stored-match.ts';
import { mindsOver } from '../thinker.ts';

export interface TestMatch {
  live: LiveMatch;
  clock: ManualClock;
  /** What bots were asked with. */
  inquiries: Inquiry[];
  errors: unknown[];
}

const SETTINGS: Omit<TableSettings, 'game' | 'seats' | 'options'> = {
  ...{ isPublic: false, mayWatch: false, watchDelay: 0 },
  ...{ clock: { kind: 'none' }, timeUp: 'answer', moderator: 'software' },
};

/** A match hosted in a test: a clock that stands still, bots that take the most appealing move. */
export function openTest(
  match: Match<Types>,
  seats: MatchSeat[] = match.s.table.questions.map((_, seat) => ({ account: `p${seat}`, bot: '', name: `P${seat}` })),
  changes: Partial<Ports> = {},
): TestMatch {
  const game = match.game as AnyGame;
  const { record } = match;
  const clock = manualClock();
  const test: Omit<TestMatch, 'live'> = { clock, inquiries: [], errors: [] };
  const rng = fastRng(5);
  const decide = async (inquiry: Inquiry): Promise<Decision> => {
    test.inquiries.push(structuredClone(inquiry));
    if (inquiry.isUnasked) return { move: game.hints?.speaks?.(inquiry.view, rng) ?? null, reason: null };
    return { move: priorBot(game, inquiry.view, inquiry.moves as never[], rng), reason: null };
  };
  const stored: StoredMatch = {
    id: 'test',
    table: 'test',
    settings: { ...SETTINGS, game: record.game, seats: record.seats, options: record.options },
    record: { ...record, entries: [], digests: [] },
    seats,
    startedAt: 0,
  };
  const progress = firstProgress(stored, '');
  const ports: Ports = {
    program: 'test',
    clock,
    storage: memoryOf(stored, progress),
    minds: { ...mindsOver({ decide }), timeOf: () => 0 },
    botDelay: () => [10, 50],
    isObserved: false,
    mostEntries: Number.POSITIVE_INFINITY,
    finish: async () => {},
    announce: async () => {},
    onCrewChange() {},
    fail: (error) => test.errors.push(error),
    ...changes,
  };
  return { ...test, live: beginMatch(ports, stored, match, progress, fastRng(9)) };
}
