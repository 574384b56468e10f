import type { Call } from '../roles/table.ts';
import type { State } from './index.ts';

/** The first digests used codes for calls; newer calls are hashed by name. */
const CODES: { readonly [call in Call]?: string } = {
  'meet-vargs': 'I1',
  'meet-varg-leader': 'I2',
  'meet-newly-turned': 'I3',
  'meet-hunters': 'I4',
  'meet-leader': 'I5',
  monk: 'D1',
  lamia: 'D2',
  undine: 'D3',
  'paralyzing-varg': 'D4',
  'tricky-varg': 'D5',
  queen: 'D6',
  vargs: 'Y1',
  hunters: 'Y2',
  lord: 'E1',
  nosferatu: 'E2',
  'vengeful-varg': 'E3',
  shifter: 'E4',
  bride: 'E5',
  banshee: 'E6',
  dhampir: 'E7',
  scout: 'E8',
  revenant: 'E9',
  ghoul: 'E10',
  beauty: 'E11',
};
const coded = <C extends Call>(calls: readonly C[]): C[] => calls.map((call) => (CODES[call] ?? call) as C);

/** The number of roles in the first digests: a newer role affects a digest only where it is in play. */
const FIRST_ROLES = 26;
function cut(byRole: readonly number[], empty: number): number[] {
  let { length } = byRole;
  while (length > FIRST_ROLES && byRole[length - 1] === empty) length--;
  return byRole.slice(0, length);
}

/** The input of digests: the state as it was written before calls had names and roles had ids. */
export function hashed(s: State): State {
  return {
    ...s,
    table: {
      ...s.table,
      stack: s.table.stack.map((f) => (f.do === 'window.end' ? { ...f, calls: coded(f.calls) } : f)),
    },
    composition: { ...s.composition, counts: cut(s.composition.counts, 0) },
    windows: s.windows.map((window) => ({ ...window, calls: coded(window.calls) })),
    called: coded(s.called),
    used: cut(s.used, -1),
    before: cut(s.before, -1),
    facts: s.facts.map((fact) => ({ ...fact, call: coded([fact.call])[0]! })),
  };
}
