import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A running mean and variance. */
export interface Sample {
  count: number;
  sum: number;
  squares: number;
}
export const sample = (): Sample => ({ count: 0, sum: 0, squares: 0 });
export function add(to: Sample, value: number): void {
  to.count++;
  to.sum += value;
  to.squares += value * value;
}
export const meanOf = ({ count, sum }: Sample): number => sum / count;
export const deviationOf = ({ count, sum, squares }: Sample): number =>
  Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
/** Twice the standard error, about a 95 % interval. */
export const marginOf = (of: Sample): number => (2 * deviationOf(of)) / Math.sqrt(of.count);

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Writes plots into the page's folder, and tables between its markers `<!-- name -->` and `<!-- /name -->`. */
export function writePage(page: URL, tables: { [name: string]: string }, plots: { [name: string]: string }): void {
  let words = readFileSync(page, 'utf8');
  for (const [name, table] of Object.entries(tables)) {
    const marked = new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->)`, 's');
    if (!marked.test(words)) throw new Error(`${page.pathname} has no place for ${name}`);
    words = words.replace(marked, (_, begin, end) => `${begin}${table}\n${end}`);
  }
  writeFileSync(page, words);
  if (Object.keys(plots).length === 0) return;
  const folder = new URL(`${page.pathname.split('/').at(-1)!.replace('.md', '')}/`, page);
  mkdirSync(folder, { recursive: true });
  for (const [name, plot] of Object.entries(plots)) writeFileSync(new URL(`${name}.svg`, folder), plot);
}
