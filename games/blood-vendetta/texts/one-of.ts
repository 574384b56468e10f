/** One of the lines. */
export const oneOf = (turn: number, ...lines: readonly string[]): string => lines[turn % lines.length]!;
