import type { Line, Seat } from '@duskhall/kernel';
import { agesOf, type Card, CULTURE, DOMAINS, type Domain, domainOf, ECONOMY } from '../cards/index.ts';
import { markerCard, markerColumn } from '../rules/markers.ts';
import { allSeats, hegemonyBase, needed } from '../state.ts';
import type { View } from '../view/index.ts';
import { cardIn, cardsIn, domainIn, facesOrBacks } from './card-lists.ts';
import type { Catalogue, TableLabel } from './catalogue.ts';

/** The table in words: every seat's part, then what belongs to all. */
export function tableIn(catalogue: Catalogue, view: View, names: readonly string[]): Line[] {
  return [
    ...allSeats(view.seats).flatMap((seat) => seatLines(catalogue, view, seat)),
    ...commonLines(catalogue, view, names),
  ];
}

/** A line for each text that is not empty. */
const linesOf = ({ table }: Catalogue, seat: Seat, texts: readonly (readonly [TableLabel, string])[]): Line[] =>
  texts.flatMap(([label, text]) => (text === '' ? [] : [{ seat, label: table.labels[label], text }]));

function seatLines(catalogue: Catalogue, view: View, seat: Seat): Line[] {
  const { words } = catalogue;
  const isOwn = seat === view.viewer;
  return linesOf(catalogue, seat, [
    ['hand', facesOrBacks(words, ...handOf(view, seat))],
    ['givenBack', isOwn ? cardsIn(words, view.tray) : ''],
    ['known', view.outcome.length > 0 ? '' : knownIn(catalogue, view, seat)],
    ['pack', isOwn ? cardsIn(words, view.pack) : ''],
    ['area', columnsIn(catalogue, view, seat) || words.empty],
    ['markers', markersIn(catalogue, view, seat)],
  ]);
}

/** The faces as far as the viewer sees them, and the backs. */
function handOf(view: View, seat: Seat): [faces: readonly Card[], ages: readonly number[]] {
  const faces = view.opened[0]?.hands[seat] ?? (seat === view.viewer ? view.hand : []);
  return [faces, faces.length > 0 || seat === view.viewer ? agesOf(faces) : view.hands[seat]!];
}

/** What the viewer knows of a hand; where the draft left two possibilities, both. */
function knownIn({ words, table }: Catalogue, view: View, seat: Seat): string {
  const known = cardsIn(words, view.known[seat] ?? []);
  const rival = cardsIn(words, view.rival[seat] ?? view.known[seat] ?? []);
  if (known === rival) return known;
  return known === '' || rival === '' ? table.perhaps(known + rival) : table.either(known, rival);
}

/** `Military 3/7 (level 1) · Science 4/8`: cards, what hegemony takes, what they have opened. */
function columnsIn({ words, table }: Catalogue, view: View, seat: Seat): string {
  const columns: string[] = [];
  for (const domain of DOMAINS) {
    const count = countIn(view, seat, domain);
    if (count === 0) continue;
    const threshold = hegemonyBase(view.seats) + markersOn(view, seat, domain, false);
    const level = [2, 1].find((some) => count >= needed(view.seats, some)) ?? 0;
    const hasOpened = domain === CULTURE ? leadsCulture(view, seat) : level > 0;
    const opened = domain === CULTURE ? table.leads : table.level(level);
    columns.push(`${domainIn(words, domain)} ${count}/${threshold}${hasOpened ? ` (${opened})` : ''}`);
  }
  return columns.join(' · ');
}

export const countIn = (view: View, seat: Seat, domain: Domain): number =>
  view.areas[seat]!.filter((card) => domainOf(card) === domain).length;

const leadsCulture = (view: View, seat: Seat): boolean =>
  allSeats(view.seats).every((other) => other === seat || countIn(view, other, CULTURE) < countIn(view, seat, CULTURE));

/** How many Embargo or else Democracy markers lie on a column. */
export function markersOn(view: View, seat: Seat, domain: Domain, isEmbargo: boolean): number {
  const column = seat * DOMAINS.length + domain;
  return view.markers.filter(
    (marker) => markerColumn(marker) === column && (domainOf(markerCard(marker)) === ECONOMY) === isEmbargo,
  ).length;
}

function markersIn({ words }: Catalogue, view: View, seat: Seat): string {
  const markers: string[] = [];
  for (const effect of ['embargo', 'democracy'] as const)
    for (const domain of DOMAINS) {
      const count = markersOn(view, seat, domain, effect === 'embargo');
      if (count === 0) continue;
      const copies = count > 1 ? ` ×${count}` : '';
      markers.push(`${words.effects[effect].name} (${domainIn(words, domain)}${copies})`);
    }
  return markers.join(' · ');
}

function commonLines(catalogue: Catalogue, view: View, names: readonly string[]): Line[] {
  const { words, table } = catalogue;
  const hasTaken = view.takenAges.some((count) => count > 0);
  return linesOf(catalogue, -1, [
    ['taken', hasTaken ? facesOrBacks(words, view.taken, view.takenAges) : ''],
    ['held', view.held >= 0 ? cardIn(words, view.held) : ''],
    ['centre', cardsIn(words, view.centre)],
    ['deck', facesOrBacks(words, [], view.deck)],
    ['discardPile', facesOrBacks(words, view.discard)],
    ['coin', coinIn(catalogue, view, names)],
    ['turn', view.outcome.length > 0 ? '' : turnIn(catalogue, view, names)],
    ['teams', view.options.teams === 'on' ? table.against(pairOf(names, 0), pairOf(names, 1)) : ''],
  ]);
}

const pairOf = (names: readonly string[], team: number): string =>
  names.filter((_, seat) => seat % 2 === team).join(' + ');

const coinIn = ({ table }: Catalogue, view: View, names: readonly string[]): string =>
  view.coinHolder < 0 ? '' : table.whereCoinLies(names[view.coinHolder]!, names[view.coinSource]!, view.coinDomain);

function turnIn({ table }: Catalogue, view: View, names: readonly string[]): string {
  const turn = table.turn(names[view.turn]!, names[view.first]!);
  return view.isFinal ? `${turn} · ${table.finalRound}` : turn;
}
