import { CULTURE, type Domain, leadsCulture, needed, sideOf } from '@duskhall/carta-impera-victoria';
import type { Seat } from '@duskhall/kernel';
import { columnMove, copiesFrom } from '../choices.ts';
import type { Table } from '../table.svelte.ts';
import { nameOfDomain } from '../words.ts';

export const levelOf = (table: Table, seat: Seat, domain: Domain): number => {
  if (domain === CULTURE) return 0;
  return [2, 1].find((level) => table.count(seat, domain) >= needed(table.view.seats, level)) ?? 0;
};

export const leads = (table: Table, seat: Seat, domain: Domain): boolean =>
  domain === CULTURE && leadsCulture(table.imagined, seat);

/** Whether the column answers what is asked; null: the question is not about columns. */
export function isTarget(table: Table, seat: Seat, domain: Domain): boolean | null {
  if (table.question === 'inspiration' && seat !== table.home) return copiesFrom(table.moves, seat, domain).length > 0;
  const move = table.question === '' ? null : columnMove(table.view, seat, domain);
  return move === null ? null : table.isOffered(move);
}

/** A column in words: `Science 4/7, level 1, Embargo, can be chosen`. */
export function columnLabel(table: Table, seat: Seat, domain: Domain): string {
  const { words, table: terms, board } = table.spoken;
  const level = levelOf(table, seat, domain);
  const target = isTarget(table, seat, domain);
  return [
    `${nameOfDomain(table.spoken, domain)} ${table.count(seat, domain)}/${table.threshold(seat, domain)}`,
    level > 0 ? terms.level(level) : '',
    leads(table, seat, domain) ? terms.leads : '',
    table.embargoes(seat, domain) > 0 ? words.effects.embargo.name : '',
    table.democracies(seat, domain) > 0 ? words.effects.democracy.name : '',
    table.hasCoin(seat, domain) ? terms.labels.coin : '',
    target === null ? '' : target ? board.possible : board.impossible,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** An opponent in words; `pack` is the size of the draft pack that the seat holds. */
export function seatLabel(table: Table, seat: Seat, isTurn: boolean, pack: number): string {
  const { view, names } = table;
  const { board } = table.spoken;
  return [
    names[seat],
    isTurn ? board.hisTurn(names[seat]!) : '',
    seat === view.first ? board.firstPlayer : '',
    view.options.teams === 'on' ? board.team(sideOf(view.options, seat) + 1) : '',
    pack > 0 ? board.packOf(pack) : '',
    `${board.hand} ${view.hands[seat]!.reduce((sum, n) => sum + n, 0)}`,
    table.aim === 'seat' && table.isOffered({ seat }) ? table.moveText({ seat }) : '',
  ]
    .filter((part) => part)
    .join(', ');
}
