/** Why a row cannot be read; it names the row and nothing of what stands in it. */
const damaged = (what: string): Error => new SyntaxError(`${what} is damaged, and is left out`);

/** What was kept as text; throws where that makes no sense. */
export function parsed<T>(text: string, what: string): T {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(what);
  }
}

/** Reads what can be read, and tells of the rest. */
export function readable<R, T>(rows: readonly R[], read: (row: R) => T, tell: (error: Error) => void = () => {}): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      tell(error as Error);
      return [];
    }
  });
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same, where something of a shape is expected: an object, or a list of them. */
export function shaped<T>(text: string, what: string, isList = false): T {
  const value = parsed<unknown>(text, what);
  if (!(isList ? Array.isArray(value) && value.every(isObject) : isObject(value))) throw damaged(what);
  return value as T;
}
