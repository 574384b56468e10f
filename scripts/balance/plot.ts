/** A bar from `base` to its value, with an error bar. */
export interface Bar {
  label: string;
  value: number;
  error?: number;
}
export interface Series {
  label: string;
  points: readonly (readonly [x: number, y: number])[];
}
/** The axis labels of a plot. */
export interface Axes {
  x: string;
  y?: string;
}

const WIDTH = 760;
const ROW = 18;
const LABELS = 190;
const COLOURS = ['#2f6f9f', '#b3541e', '#4c7a34', '#7d4b94', '#a8323e', '#6b6b6b'];
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const round = (n: number): number => Math.round(n * 10) / 10;

const text = (x: number, y: number, words: string, extra = ''): string =>
  `<text x="${round(x)}" y="${round(y)}"${extra}>${escaped(words)}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, colour: string, extra = ''): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour}"${extra}/>`;

/** With its own background, so that it is readable on light and dark pages. */
const sheet = (height: number, title: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf8"/>`,
    text(12, 22, title, ' font-size="15" font-weight="bold"'),
    ...parts,
    '</svg>\n',
  ].join('\n');

/** About five round numbers between two others. */
function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!;
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toFixed(6)));
}

/** A horizontal bar chart. */
export function barPlot(title: string, bars: readonly Bar[], base: number, { x }: Axes): string {
  const ends = bars.flatMap(({ value, error = 0 }) => [value - error, value + error]);
  const [low, high] = [Math.min(base, ...ends), Math.max(base, ...ends)];
  const at = (value: number) => LABELS + ((value - low) / (high - low)) * (WIDTH - LABELS - 30);
  const bottom = 40 + bars.length * ROW;
  const rows = bars.map(({ label, value, error = 0 }, i) => {
    const y = 40 + i * ROW;
    const [from, to] = [Math.min(at(base), at(value)), Math.max(at(base), at(value))];
    const middle = y + ROW / 2 - 1;
    return [
      text(LABELS - 8, y + 12, label, ' text-anchor="end"'),
      `<rect x="${round(from)}" y="${y + 2}" width="${round(to - from)}" height="${ROW - 5}" fill="${COLOURS[0]}"/>`,
      error > 0 ? line(at(value - error), middle, at(value + error), middle, '#222') : '',
    ].join('');
  });
  const scale = ticks(low, high).flatMap((tick) => [
    line(at(tick), 34, at(tick), bottom, '#ddd'),
    text(at(tick), bottom + 14, `${tick}`, ' text-anchor="middle"'),
  ]);
  const foot = text(WIDTH - 20, bottom + 30, x, ' text-anchor="end"');
  return sheet(bottom + 42, title, [...scale, ...rows, line(at(base), 34, at(base), bottom, '#222'), foot]);
}

/** A line chart with labelled curves. */
export function linePlot(title: string, series: readonly Series[], { x, y = '' }: Axes): string {
  const points = series.flatMap((one) => one.points);
  const [left, right] = [Math.min(...points.map(([px]) => px)), Math.max(...points.map(([px]) => px))];
  const high = Math.max(...points.map(([, py]) => py));
  const [bottom, top] = [300, 50];
  const atX = (value: number) => 60 + ((value - left) / (right - left)) * (WIDTH - 90);
  const atY = (value: number) => bottom - (value / high) * (bottom - top);
  const grid = [
    ...ticks(0, high).flatMap((tick) => [
      line(60, atY(tick), WIDTH - 30, atY(tick), '#ddd'),
      text(52, atY(tick) + 4, `${tick}`, ' text-anchor="end"'),
    ]),
    ...ticks(left, right).map((tick) => text(atX(tick), bottom + 16, `${tick}`, ' text-anchor="middle"')),
    text(WIDTH - 20, bottom + 32, x, ' text-anchor="end"'),
    text(12, 40, y),
  ];
  const curves = series.map(({ label, points: own }, i) => {
    const path = own.map(([px, py]) => `${round(atX(px))},${round(atY(py))}`).join(' ');
    const colour = COLOURS[i % COLOURS.length]!;
    // Dashes as well as colours, so that curves can be told apart without colour.
    const dash = i === 0 ? '' : ` stroke-dasharray="${2 + 3 * i} ${i + 1}"`;
    const names = text(WIDTH - 130, top + 14 + i * 18, label, ` fill="${colour}"`);
    const key = line(
      WIDTH - 170,
      top + 10 + i * 18,
      WIDTH - 138,
      top + 10 + i * 18,
      colour,
      ` stroke-width="2"${dash}`,
    );
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>${key}${names}`;
  });
  return sheet(bottom + 44, title, [...grid, ...curves]);
}
