import { CHARACTER_NAMES } from '@duskhall/vampire-empire';
import { add, marginOf, markdownTable, meanOf, type Sample, sample } from '../page.ts';
import type { Bar } from '../plot.ts';
import { type Ended, SIDES } from './play.ts';

/** By ending and who won it; a draw is an ending by points. */
const KINDS = [
  ['vampires-dead', 'human', 'all vampires dead'],
  ['points', 'human', 'points for the humans'],
  ['points', 'draw', 'a draw'],
  ['points', 'vampire', 'points for the vampires'],
  ['conquest', 'vampire', 'conquest'],
  ['humans-dead', 'vampire', 'all humans dead'],
] as const satisfies readonly [Ended['ending'], Ended['won'], string][];

export interface Tally {
  games: number;
  /** By `KINDS`, and by side: how often. */
  kinds: Sample[];
  sides: Sample[];
  turns: Sample;
  decisions: Sample;
  deaths: Sample;
  unmasked: Sample;
  /** By turns: how many games. */
  lengths: number[];
}
const emptyTally = (): Tally => ({
  games: 0,
  kinds: KINDS.map(sample),
  sides: SIDES.map(sample),
  ...{ turns: sample(), decisions: sample(), deaths: sample(), unmasked: sample(), lengths: [] },
});

function enter(tally: Tally, { ending, won, turns, decisions, deaths, unmasked }: Ended): void {
  tally.games++;
  KINDS.forEach(([kind, side], i) => void add(tally.kinds[i]!, Number(ending === kind && won === side)));
  SIDES.forEach((side, i) => void add(tally.sides[i]!, Number(won === side)));
  add(tally.turns, turns);
  add(tally.decisions, decisions);
  add(tally.deaths, deaths);
  add(tally.unmasked, unmasked);
  tally.lengths[turns] = (tally.lengths[turns] ?? 0) + 1;
}

export function tallyOf(games: Iterable<Ended>): Tally {
  const tally = emptyTally();
  for (const ended of games) enter(tally, ended);
  return tally;
}

const percent = (of: Sample): string => `${(100 * meanOf(of)).toFixed(1)} ± ${(100 * marginOf(of)).toFixed(1)} %`;
const mean = (of: Sample): string => meanOf(of).toFixed(1);
/** A quantile of the number of turns. */
function turnsAt({ lengths, games }: Tally, share: number): number {
  let over = 0;
  return lengths.findIndex((count = 0) => {
    over += count;
    return over >= share * games;
  });
}

export function sidesTable(tallies: readonly (readonly [string, Tally])[]): string {
  const rows = tallies.map(([name, tally]) => [name, String(tally.games), ...tally.sides.map(percent)]);
  return markdownTable(
    ['players', 'games', ...SIDES.map((side) => (side === 'draw' ? 'draws' : `${side} wins`))],
    rows,
  );
}
export function endingTable(tallies: readonly (readonly [string, Tally])[]): string {
  const rows = KINDS.map(([, , label], i) => [label, ...tallies.map(([, tally]) => percent(tally.kinds[i]!))]);
  return markdownTable(['ending', ...tallies.map(([name]) => name)], rows);
}
export function lengthTable(tallies: readonly (readonly [string, Tally])[]): string {
  const rows = tallies.map(([name, tally]) => [
    name,
    `${turnsAt(tally, 0.05)} / ${turnsAt(tally, 0.5)} / ${turnsAt(tally, 0.95)}`,
    mean(tally.decisions),
    `${mean(tally.deaths)} of ${CHARACTER_NAMES.length}`,
    `${mean(tally.unmasked)} of 3`,
  ]);
  return markdownTable(['players', 'turns: 5 % / median / 95 %', 'decisions', 'deaths', 'vampires revealed'], rows);
}
export const endingBars = (tally: Tally): Bar[] =>
  KINDS.map(([, , label], i) => ({
    label,
    value: 100 * meanOf(tally.kinds[i]!),
    error: 100 * marginOf(tally.kinds[i]!),
  }));
export const curve = ({ lengths, games }: Tally): [number, number][] =>
  [...lengths].map((count = 0, turns) => [turns, (100 * count) / games] as [number, number]).slice(1);
/** Sides and endings, a row for each set of cards. */
export function trialTable(tallies: readonly (readonly [string, Tally])[]): string {
  const rows = tallies.map(([name, { games, sides, kinds }]) => [
    name,
    String(games),
    ...[...sides, ...kinds].map(percent),
  ]);
  return markdownTable(['cards', 'games', 'human', 'vampire', 'draw', ...KINDS.map(([, , label]) => label)], rows);
}
