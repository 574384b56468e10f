/** About how wide a text is, in usual Latin letters. */
export function widthOf(text: string): number {
  const of = (letter: string): number => {
    if (/[\siljftrI.,'’-]/u.test(letter)) return 0.6;
    if (/[\p{Lu}mwшщжюыфм]/u.test(letter)) return 1.35;
    return /\p{Script=Latin}/u.test(letter) ? 1 : 1.1;
  };
  return [...text].reduce((sum, letter) => sum + of(letter), 0);
}

/** So much stands in one line, and so much at most in one of two. */
const [ONE, TWO] = [10.5, 13];

/** A name in one line or two, broken where it may be; if a line would be too long, in the middle. */
export function nameLines(name: string): readonly string[] {
  if (widthOf(name) <= ONE) return [name];
  const letters = [...name];
  const cut = (at: number) => [letters.slice(0, at).join(''), letters.slice(at).join('')] as const;
  const longer = (at: number): number => Math.max(...cut(at).map((part) => widthOf(part.trim())));
  const places = letters.map((_, at) => at).slice(1);
  const best = (of: readonly number[]): number => of.toSorted((a, b) => longer(a) - longer(b))[0] ?? 0;
  const at = best(places.filter((place) => /[\s-]/u.test(letters[place - 1]!)));
  return cut(at > 0 && longer(at) <= TWO ? at : best(places));
}
