import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longest first: a slow file that started last would keep one core busy alone. */
const SLOW = [
  'cli/bench/hostile/',
  'games/blood-vendetta/tests/laws',
  'server/tests/rights.test',
  'server/tests/matches-kill',
  'server/storage/tests/kill',
  'kernel/tests/long-records',
  'games/carta-impera-victoria/tests/laws',
  'web/tests/blood-vendetta-evening',
  'web/tests/vampire-village.test',
  'web/tests/vampire-empire.test',
  'web/tests/screens',
  'web/tests/blood-vendetta-axe',
  'web/tests/play.test',
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
