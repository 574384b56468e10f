import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longest first: a slow file that started last would keep one core busy alone. */
const SLOW = [
  'games/blood-vendetta/tests/laws',
  'games/blood-vendetta/tests/role-laws',
  'server/tests/rights.test',
  'cli/bench/bench.test',
  'server/tests/damaged-rows',
  'games/carta-impera-victoria/tests/laws',
  'server/tests/matches-receipts',
  'server/tests/matches-kill',
  'cli/bench/hostile/',
  'server/storage/tests/backup',
  'games/vampire-empire/tests/laws',
  'server/storage/tests/kill',
  'web/tests/vampire-village.test',
  'web/tests/vampire-empire.test',
  'web/tests/play.test',
  'web/tests/vampire-empire-windows',
  'web/tests/screens',
  'web/tests/blood-vendetta-evening',
  'web/tests/offline',
  'web/tests/people',
  'web/tests/settings',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const found = SLOW.findIndex((part) => moduleId.includes(part));
  return found < 0 ? SLOW.length : found;
};

/** The order of test files: slow ones first, the others as Vitest has them. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
