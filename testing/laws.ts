import { type Game, hashText, type Types } from '@duskhall/kernel';
import fc from 'fast-check';
import { Choices } from './laws/choices.ts';
import type { Coverage } from './laws/coverage.ts';
import { isChecked, playGame } from './laws/game.ts';
import { LawBroken, type LawCase, text } from './laws/position.ts';
import { dealLaw } from './laws/secrets.ts';

export { type Coverage, coverage } from './laws/coverage.ts';
export { LAW_NAMES, LawBroken, type LawCase, type LawName } from './laws/position.ts';

/** The maximum number of attempts to shrink a failing game. */
const SHORTENINGS = 300;

/**
 * Plays random games and checks the laws that all games obey in the positions they pass through:
 *
 * ```ts
 * test('three seats obey the laws', () =>
 *   checkLaws(skirmish, { seats: 3, options: { rounds: 2 }, games: 10, bound: 300, total: 1 }));
 * ```
 *
 * A game that breaks a law is shrunk to be as short as possible; the error names the law, the entry after which it
 * broke and how, and shows the record. Its `seed` and `path` replay that game; `only` restricts the laws. The
 * environment variables `LAWS_SEED` and `LAWS_GAMES` (a factor) play different and more games.
 *
 * The law `told` requires that a view contain what its viewer was told: list the events that views may forget in
 * `forgets`. Give `dealt` to have views checked for leaks of what others were dealt.
 */
export function checkLaws<T extends Types>(game: Game<T>, given: LawCase<T>): void {
  const { seats, options, bound, seed = Number(process.env.LAWS_SEED ?? 1), path } = given;
  const title = `${game.name}, ${seats} seats, ${text(options)}`;
  if (isChecked(given, 'deal')) dealLaw(game, given);

  let first: LawBroken | null = null;
  let shortenings = 0;
  // A game that does not end cannot be shrunk.
  const isEnough = () => first?.law === 'ends' || shortenings > SHORTENINGS;
  const property = fc.property(DEAL, new Choices(given.most ?? 4 * bound, isEnough), (deal, choices) => {
    if (first !== null) shortenings++;
    const broken = playGame(game, given, deal, choices, first);
    if (broken === null) return;
    first ??= broken;
    throw broken;
  });
  const numRuns = given.games * Number(process.env.LAWS_GAMES ?? 1);
  const details = fc.check(property, { seed, numRuns, ...(path === undefined ? {} : { path }) });
  if (!details.failed) return;
  const cause = details.errorInstance;
  if (!(cause instanceof LawBroken)) throw cause;
  const again = `seed: ${details.seed}, path: '${details.counterexamplePath}'`;
  throw new LawBroken(
    cause.law,
    `${title}: the law "${cause.law}" is broken ${cause.message}\nplay again with ${again}`,
  );
}

/**
 * Ends the law cases of a test file: for each item that has not occurred, runs a case in which it is likely and checks
 * the laws there. Fails with the names of the items that still did not occur.
 */
export function checkCoverage<T extends Types>(
  game: Game<T>,
  coverage: Coverage<T>,
  caseFor: (name: string) => LawCase<T>,
): void {
  for (const name of [...coverage.missing])
    if (coverage.missing.has(name)) checkLaws(game, { ...caseFor(name), coverage });
  if (coverage.missing.size > 0) throw new Error(`${game.name}: never occurred: ${[...coverage.missing].join(', ')}`);
}

const DEAL = fc.noShrink(fc.nat()).map((deal) => hashText(`deal ${deal}`));
