import type { Standing } from './standing.ts';

const WIDTH = 640;
const LEFT = 170;
const RIGHT = 24;
const ROW = 34;
const TOP = 46;
const INK = '#1f2430';
const PAPER = '#ffffff';
const LINE = '#8a6d3b';

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An SVG plot of the ratings with their 95 % intervals. */
export function plotRatings({ game, seats, games, bots }: Standing): string {
  const rows = bots.toSorted((a, b) => b.rating.mu - a.rating.mu);
  const low = Math.min(...rows.map(({ rating }) => rating.mu - 2 * rating.sigma));
  const high = Math.max(...rows.map(({ rating }) => rating.mu + 2 * rating.sigma));
  const x = (mu: number): string => (LEFT + ((mu - low) / (high - low)) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const height = TOP + rows.length * ROW + 30;
  const marks = rows.flatMap(({ name, rating: { mu, sigma } }, row) => {
    const y = TOP + row * ROW + ROW / 2;
    return [
      `<text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${escapeXml(name)}</text>`,
      `<line x1="${x(mu - 2 * sigma)}" x2="${x(mu + 2 * sigma)}" y1="${y}" y2="${y}" stroke="${LINE}" stroke-width="4"/>`,
      `<circle cx="${x(mu)}" cy="${y}" r="6" fill="${INK}"/>`,
      `<text x="${x(mu)}" y="${y - 10}" text-anchor="middle" font-size="11">${mu.toFixed(1)}</text>`,
    ];
  });
  const title = `${game}, ${seats} seats, ${games} games a pair: ratings`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="14" fill="${INK}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`,
    `<text x="16" y="26" font-size="16">${escapeXml(title)}</text>`,
    ...marks,
    `<text x="${LEFT}" y="${height - 8}" font-size="11">${low.toFixed(1)}</text>`,
    `<text x="${WIDTH - RIGHT}" y="${height - 8}" font-size="11" text-anchor="end">${high.toFixed(1)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
