/** Rows sorted by their permanent number. Throws unless the numbers are 0, 1, 2 and so on. */
export function byNumber<R extends { readonly number: number }>(rows: readonly R[]): readonly R[] {
  const sorted = rows.toSorted((a, b) => a.number - b.number);
  const wrong = sorted.find(({ number }, place) => number !== place);
  if (wrong !== undefined)
    throw new Error(`number ${wrong.number} is taken twice or leaves a gap: ${JSON.stringify(wrong)}`);
  return sorted;
}
