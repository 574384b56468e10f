import type { Line, Seat } from '@duskhall/kernel';
import { PLAIN_VARG, phaseOf, ROLES, type Role, roleName, SIDES } from '../roles/table.ts';
import { faceOf } from '../rules/death.ts';
import type { View } from '../view/index.ts';
import type { Catalogue, Names, TableLabel, Words } from './catalogue.ts';
import { goalIn, phraseIn, roleIn, shownName, sideIn } from './name-of.ts';

/** The table in words: every seat's part, then what belongs to all. */
export function tableIn(catalogue: Catalogue, view: View, names: Names): Line[] {
  const { words } = catalogue;
  return [
    ...names.flatMap((_, seat) => seatLines(catalogue, view, seat, names)),
    ...linesOf(catalogue, -1, [
      ['phase', phaseIn(words, view)],
      ['composition', compositionIn(words, view)],
      ['silent', silentIn(words, view, names)],
      ['trials', trialsIn(catalogue, view, names)],
    ]),
  ];
}

/** A line for each text that is not empty. */
const linesOf = ({ table }: Catalogue, seat: Seat, texts: readonly (readonly [TableLabel, string])[]): Line[] =>
  texts.flatMap(([label, text]) => (text === '' ? [] : [{ seat, label: table.labels[label], text }]));

const phaseIn = (words: Words, view: View): string =>
  view.stack.at(-1)?.do === 'roles.read' ? words.reading : words.when(view.phase, view.cycle);

/** VN-3.6: `King, Vampire ×6`; closed, the head counts alone. */
export function compositionIn(words: Words, { composition, options }: View): string {
  if (options.composition === 'closed')
    return SIDES.flatMap((_, side) =>
      composition.sides[side]! > 0 ? [`${sideIn(words, side)} ×${composition.sides[side]}`] : [],
    ).join(', ');
  const counts = new Map<Role, number>();
  for (const role of ROLES.keys()) {
    const face = faceOf({ composition }, role);
    counts.set(face, (counts.get(face) ?? 0) + composition.counts[role]!);
  }
  const hidden = [
    ...Array.from({ length: composition.lords }, () => words.aLord),
    ...Array.from({ length: composition.shifters }, () => words.aShapeshifter),
  ];
  const open = [...counts].flatMap(([role, count]) =>
    count === 0 ? [] : [`${roleIn(words, role)}${count > 1 ? ` ×${count}` : ''}`],
  );
  return [...open, ...hidden].join(', ');
}

function silentIn(words: Words, { charms, bites, cycle, phase }: View, names: Names): string {
  if (phase !== 'night') return '';
  const [charmed = -1, bitten = -1] = [charms[cycle], bites[cycle]];
  return [
    ...(charmed >= 0 ? [words.announce({ type: 'charmed', seat: charmed }, names)] : []),
    ...(bitten >= 0 ? [words.announce({ type: 'paralysed', seat: bitten }, names)] : []),
  ].join(' ');
}

function trialsIn({ words, table }: Catalogue, { trials, ballots }: View, names: Names): string {
  return [
    ...trials.map(
      ({ cycle, accused, ayes, voters, isCondemned }) =>
        `${words.when('night', cycle)}${words.colon}${table.trial(names[accused]!, ayes, voters, isCondemned)}`,
    ),
    ...ballots.map(
      (ballot) =>
        `${words.when('night', ballot.cycle)}${words.colon}${words.announce({ type: 'balloted', ballot }, names)}`,
    ),
  ].join('\n');
}

function seatLines(catalogue: Catalogue, view: View, seat: Seat, names: Names): Line[] {
  const { words } = catalogue;
  const isOwn = seat === view.viewer;
  const told = view.facts.filter((fact) => fact.seat === seat);
  const nominee = view.phase === 'night' ? view.nominations[seat]! : -1;
  return linesOf(catalogue, seat, [
    ['fate', fateIn(catalogue, view, seat)],
    ['role', roleOf(words, view, seat)],
    ['goal', isOwn && view.role >= 0 ? goalIn(words, view, SIDES[ROLES[view.role]!.side]!) : ''],
    ['clan', isOwn ? clanIn(words, view, names) : ''],
    [
      'told',
      told
        .map((fact) => `${words.when(phaseOf(fact.call), fact.cycle)}${words.colon}${words.card(fact, names)}`)
        .join('\n'),
    ],
    ['hunts', isOwn ? huntsIn(words, view, names) : ''],
    ['nominates', nominee >= 0 ? names[nominee]! : ''],
    ['claims', claimsIn(words, view, seat, names)],
    ['foretells', foretoldIn(catalogue, view, seat, names)],
  ]);
}

function fateIn({ words, table }: Catalogue, view: View, seat: Seat): string {
  const death = view.deaths.find((one) => one.seat === seat);
  const notes = [
    ...(death === undefined ? [words.alive] : [words.causes[death.cause], words.when('night', death.cycle)]),
    ...(death !== undefined && shownName(words, death) !== '' ? [shownName(words, death)] : []),
    ...(view.isLeaving[seat] ? [table.leaving] : []),
    ...(view.isAbsent[seat] && view.isAlive[seat] ? [table.absent] : []),
  ];
  return notes.join(', ');
}

/** One's own role with what it does; of others what those see who see everything. */
function roleOf(words: Words, view: View, seat: Seat): string {
  const role = seat === view.viewer ? view.role : (view.opened[0]?.roles[seat] ?? -1);
  if (role < 0) return '';
  const face = faceOf(view, role);
  if (seat !== view.viewer) return roleIn(words, face);
  const { name, text } = face === PLAIN_VARG ? words.plainVarg : words.roles[roleName(face)];
  return `${name} – ${text}`;
}

/** The lists that the reader was shown. */
function clanIn(words: Words, { shown }: View, names: Names): string {
  const calls = ['meet-vargs', 'meet-varg-leader', 'meet-newly-turned', 'meet-hunters', 'meet-leader'] as const;
  return calls
    .flatMap((call) =>
      shown[call].length > 0 ? [words.lists[call](words.list(shown[call].map((seat) => names[seat]!)))] : [],
    )
    .join('\n');
}

const huntsIn = (words: Words, { hunts }: View, names: Names): string =>
  hunts
    .map(({ clan, cycle, silenced, votes, victim }) => {
      const told = silenced.map((seat) => words.silenced(names[seat]!));
      const end = victim < 0 ? words.struckNobody(clan) : words.struck(clan, names[victim]!);
      return `${words.when('day', cycle)}${words.colon}${[...told, ...(votes.length > 0 ? [end] : [])].join(' ')}`;
    })
    .join('\n');

const claimsIn = (words: Words, { claims }: View, seat: Seat, names: Names): string =>
  claims
    .filter((claim) => claim.seat === seat)
    .map((claim) => `${words.when('night', claim.cycle)}${words.colon}${phraseIn(words, claim, names)}`)
    .join('\n');

function foretoldIn({ words, labels }: Catalogue, { predictions }: View, seat: Seat, names: Names): string {
  const own = predictions.find((one) => one.seat === seat);
  if (own === undefined) return '';
  const winner =
    own.winner === -2 ? [] : [own.winner < 0 ? labels.foreseeNobody : labels.foresee(sideIn(words, own.winner))];
  const roles = own.roles.flatMap((role, other) => (role < 0 ? [] : [`${names[other]} – ${roleIn(words, role)}`]));
  return [...winner, ...roles].join(', ');
}
