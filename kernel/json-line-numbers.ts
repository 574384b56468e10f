/** A JSON value and the line it starts on. */
export interface Part {
  value: unknown;
  line: number;
  /** By key or index. */
  parts: ReadonlyMap<string | number, Part>;
}

/** A syntax error on this line. */
export class NotJson extends Error {
  readonly line: number;
  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

const TOKEN = /[{}[\],:]|"(?:[^"\\\n]|\\.)*"|[^\s{}[\],:"]+/y;

/** Parses JSON and keeps the line numbers; throws `NotJson`. */
export function readJson(text: string): Part {
  let at = 0;
  let line = 1;
  let token = '';
  const advance = () => {
    for (; /\s/.test(text[at] ?? ''); at++) if (text[at] === '\n') line++;
    TOKEN.lastIndex = at;
    token = TOKEN.exec(text)?.[0] ?? '';
    if (token === '' && at < text.length) throw new NotJson(line, `is not JSON at ${text.slice(at, at + 12)}`);
    at += token.length;
  };
  const expect = (wanted: string) => {
    if (token !== wanted) throw new NotJson(line, `is not JSON: "${wanted}" is missing before ${token || 'the end'}`);
    advance();
  };
  const plain = (): unknown => {
    try {
      const value: unknown = JSON.parse(token);
      advance();
      return value;
    } catch {
      throw new NotJson(line, `is not JSON: ${token || 'the end'} where a value should be`);
    }
  };
  const list = (from: number): Part => {
    const parts = new Map<number, Part>();
    for (expect('['); token !== ']'; ) {
      if (parts.size > 0) expect(',');
      parts.set(parts.size, read());
    }
    expect(']');
    return { value: [...parts.values()].map(({ value }) => value), line: from, parts };
  };
  const object = (from: number): Part => {
    const parts = new Map<string, Part>();
    for (expect('{'); token !== '}'; ) {
      if (parts.size > 0) expect(',');
      const where = line;
      const key = String(plain());
      if (parts.has(key)) throw new NotJson(where, `has ${JSON.stringify(key)} twice`);
      expect(':');
      parts.set(key, { ...read(), line: where });
    }
    expect('}');
    return { value: Object.fromEntries([...parts].map(([key, { value }]) => [key, value])), line: from, parts };
  };
  const read = (): Part => {
    if (token === '{') return object(line);
    if (token === '[') return list(line);
    return { line, value: plain(), parts: new Map() };
  };
  advance();
  const whole = read();
  if (token !== '') throw new NotJson(line, `is not JSON: ${token} after the end`);
  return whole;
}

/** The line of the value at this path, or of the closest one that encloses it. */
export function lineAt(whole: Part, path: readonly (string | number)[]): number {
  let part = whole;
  for (const key of path) part = part.parts.get(key) ?? part;
  return part.line;
}
