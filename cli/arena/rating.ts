/** A rating: mean and standard deviation on OpenSkill's scale. */
export interface Rating {
  mu: number;
  sigma: number;
}

const START: Rating = { mu: 25, sigma: 25 / 3 };
const BETA = START.sigma / 2;
const LEAST = 1e-4;
export const newRating = (): Rating => ({ ...START });

/** Weng and Lin's Bayesian update for the Plackett–Luce model; `ranks` from 0, best first. */
export function rate(ratings: readonly Rating[], ranks: readonly number[]): Rating[] {
  const spread = Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strengths = ratings.map(({ mu }) => Math.exp(mu / spread));
  return ratings.map(({ mu, sigma }, i) => {
    let shift = 0;
    let gain = 0;
    for (const [q, rank] of ranks.entries()) {
      if (rank > ranks[i]!) continue;
      const field = strengths.reduce((sum, strength, j) => (ranks[j]! >= rank ? sum + strength : sum), 0);
      const tied = ranks.filter((other) => other === rank).length;
      const chance = strengths[i]! / field;
      shift += ((q === i ? 1 : 0) - chance) / tied;
      gain += (chance * (1 - chance)) / tied;
    }
    const share = sigma ** 2 / spread;
    const shrink = ((sigma / spread) * gain * share) / spread;
    return { mu: mu + share * shift, sigma: sigma * Math.sqrt(Math.max(1 - shrink, LEAST)) };
  });
}
