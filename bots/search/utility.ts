/** The weight of winning in the utility; the rest is the margin. */
const WINNING = 0.75;

/** Final scores as a utility per seat, from 0 to 1; `scale` is the largest lead seen. For stakes, the lead is all. */
export function utilityOf(scores: readonly number[], scale: number, isForStakes = false): number[] {
  const winning = isForStakes ? 0 : WINNING;
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  const total = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => {
    const won = winners === scores.length ? 0.5 : score === best ? 1 : 0;
    const lead = score - (total - score) / Math.max(1, scores.length - 1);
    const margin = scale > 0 ? 0.5 + Math.max(-0.5, Math.min(0.5, lead / scale / 2)) : 0.5;
    return winning * won + (1 - winning) * margin;
  });
}

export const leadIn = (scores: readonly number[]): number => Math.max(...scores) - Math.min(...scores);
