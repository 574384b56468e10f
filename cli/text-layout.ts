import { stripVTControlCharacters } from 'node:util';

/** The width of a text in columns; colour codes take none. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Wraps a text at its spaces. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line: string | null = null;
    for (const word of paragraph.split(' ')) {
      if (line === null) line = word;
      else if (widthOf(line) + 1 + widthOf(word) <= width) line += ` ${word}`;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line ?? ''];
  });
}

/** Wraps a text with a hanging indent. */
export function hang(head: string, text: string, width: number): string[] {
  const indent = widthOf(head);
  return wrap(text, Math.max(20, width - indent)).map((line, i) => (i === 0 ? head : ' '.repeat(indent)) + line);
}

/** Aligns rows in columns; `numeric` columns are right-aligned. */
export function columns(rows: readonly (readonly string[])[], numeric: readonly number[] = []): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  const place = (cell: string, column: number) => (numeric.includes(column) ? padStart : padEnd)(cell, widths[column]!);
  return rows.map((row) => row.map(place).join('  ').trimEnd());
}
