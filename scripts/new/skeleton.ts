import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Wanted {
  /** The root of the checkout, with a slash at its end. */
  root: string;
  name: string;
  game?: string;
  part?: string;
}
export interface Skeleton {
  /** The files that were written or changed. */
  written: string[];
  /** What a person has to do now. */
  left: string[];
}
export type Create = (wanted: Wanted) => Skeleton;

export const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
export const pascalCase = (name: string): string => camelCase(`-${name}`);
/** `night-watchman` as people read it until somebody writes it better. */
export const titleOf = (name: string): string => (name[0]!.toUpperCase() + name.slice(1)).replaceAll('-', ' ');
/** A key of an object literal. */
export const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/** Changes files under a root and remembers which. */
export function editor(root: string) {
  const written: string[] = [];
  const read = (path: string): string => readFileSync(root + path, 'utf8');
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
    if (!written.includes(path)) written.push(path);
  };
  return {
    written,
    read,
    /** A file that must not be there yet. */
    create(path: string, text: string): void {
      if (existsSync(root + path)) throw new Error(`${path} is there already`);
      write(path, text);
    },
    /** Replaces one piece of a file; says so where the file no longer has it. */
    replace(path: string, piece: string | RegExp, by: (found: string) => string): void {
      const text = read(path);
      const [found] = text.match(piece) ?? [];
      if (found === undefined) throw new Error(`${path} has no ${piece}: add to it by hand`);
      write(
        path,
        text.replace(piece, () => by(found)),
      );
    },
    changed(path: string): void {
      if (!written.includes(path)) written.push(path);
    },
  };
}
