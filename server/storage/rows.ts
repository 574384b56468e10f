/** Names the damaged row, but quotes nothing from it. */
const damaged = (what: string): Error => new SyntaxError(`${what} is damaged, and is left out`);

/** Parses stored JSON; throws if it is damaged. */
export function parsed<T>(text: string, what: string): T {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(what);
  }
}

/** Reads the rows that can be read, and reports the others. */
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

/** Like `parsed`, but expects an object, or a list of objects. */
export function shaped<T>(text: string, what: string, isList = false): T {
  const value = parsed<unknown>(text, what);
  if (!(isList ? Array.isArray(value) && value.every(isObject) : isObject(value))) throw damaged(what);
  return value as T;
}

/** Like `parsed`, but expects a list of texts. */
export function texts(text: string, what: string): string[] {
  const value = parsed<unknown>(text, what);
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) throw damaged(what);
  return value;
}
