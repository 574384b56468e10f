import baseline from './baseline.json' with { type: 'json' };
import { type Figures, RATES } from './figures.ts';

/** Each rate as a ratio to the reference loop of the same run, so that machines can be compared. */
export interface Ratios {
  games: { [name: string]: { [rate: string]: number } };
  versus: { [library: string]: number };
}

export interface Drop {
  figure: string;
  baseline: number;
  now: number;
}

/** A drop by this share is reported. */
const NOTABLE = 1 / 3;

export function ratiosOf(figures: Figures, referenceRate: number): Ratios['games'][string] {
  return Object.fromEntries(RATES.map((rate) => [rate, Number((figures[rate] / referenceRate).toPrecision(4))]));
}

/** The figures that are a third slower than the baseline. */
export function dropsIn(now: Ratios, before: Ratios = baseline): Drop[] {
  const drops: Drop[] = [];
  const compare = (figure: string, was: number | undefined, is: number) => {
    if (was !== undefined && is < was * (1 - NOTABLE)) drops.push({ figure, baseline: was, now: is });
  };
  for (const [name, rates] of Object.entries(now.games))
    for (const [rate, is] of Object.entries(rates)) compare(`${name} ${rate}`, before.games[name]?.[rate], is);
  for (const [library, is] of Object.entries(now.versus)) compare(`versus ${library}`, before.versus[library], is);
  return drops;
}
