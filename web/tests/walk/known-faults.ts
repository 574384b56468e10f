/** By game: faults of the boards that are known and not mended yet. A line whose fault is gone fails the test. */
const KNOWN: { readonly [game: string]: readonly RegExp[] } = {
  'carta-impera-victoria': [
    // A chosen card grows over its neighbours.
    /^(play|give|discard): covered: .*<button card/,
    /^discard: not reached: /,
    // The texts of effects.
    /^effect: cut: /,
    // A column is taller than the room that the pile leaves it.
    /^recover: covered: .*the edge/,
  ],
  'vampire-empire': [
    // Cards of a hand in one row overlap by more than half.
    /: covered: .*<button hold/,
    /: not reached: /,
  ],
  'vampire-village': [
    // The lowest creatures of one's own village.
    /^(deed|demon|right): covered: .*<button chip/,
  ],
};

/** The faults that are not known, and the known ones that are not there any more. */
export function compareFaults(game: string, faults: readonly string[]): { news: string[]; gone: string[] } {
  const known = KNOWN[game] ?? [];
  return {
    news: faults.filter((fault) => !known.some((pattern) => pattern.test(fault))),
    gone: known.filter((pattern) => !faults.some((fault) => pattern.test(fault))).map(String),
  };
}
