type Path = readonly (string | number)[];
type Data = { readonly [part: string]: unknown };
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = (row: unknown): unknown => (isData(row) ? row.id : undefined);

/**
 * Merges a card set into the base it names: a row with the `id` of a base row overrides its fields, a row with a new id
 * is added. `placeOf` maps a path in the merged set to the path in the given text, so that errors point there.
 */
export function onBase(base: Data, { base: _, ...given }: Data): { whole: Data; placeOf: (at: Path) => Path } {
  const whole: { [part: string]: unknown } = { ...base, ...given };
  const origins = new Map<string, number[]>();
  for (const [part, rows] of Object.entries(given)) {
    const below = base[part];
    if (Array.isArray(rows) && Array.isArray(below)) {
      const kept = below.map((row) => rows.findIndex((other) => idOf(other) === idOf(row)));
      const added = rows.map((_, place) => place).filter((place) => !kept.includes(place));
      whole[part] = [
        ...below.map((row, i) => (kept[i]! < 0 ? row : { ...row, ...rows[kept[i]!] })),
        ...added.map((place) => rows[place]),
      ];
      origins.set(part, [...kept, ...added]);
    } else if (isData(rows) && isData(below)) whole[part] = { ...below, ...rows };
  }
  const placeOf = (at: Path): Path => {
    const [part, row, ...rest] = at;
    const origin = typeof row === 'number' ? origins.get(part as string)?.[row] : undefined;
    if (origin === undefined) return at;
    return origin < 0 ? [part!] : [part!, origin, ...rest];
  };
  return { whole, placeOf };
}
