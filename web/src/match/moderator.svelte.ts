import type { Seat } from '@duskhall/kernel';
import type { TableInfo } from '@duskhall/protocol';
import { language } from '../language.svelte.ts';
import { me } from '../me.svelte.ts';
import { tell } from '../notices.svelte.ts';

/** What somebody at the table is called; empty: nobody knows. */
function nameOf({ seats, spectators = [] }: TableInfo, id: string): string {
  if (me.account?.id === id) return me.account.name;
  const people = [...seats.flatMap(({ person, isBot }) => (person === null || isBot ? [] : [person])), ...spectators];
  return people.find((person) => person.id === id)?.name ?? '';
}

/** Whether the reader leads this table, and so takes no seat there. */
export const isToLead = ({ moderator }: TableInfo): boolean => moderator !== '' && moderator === me.account?.id;

/** Who leads, in words. */
export const leaderOf = (table: TableInfo): string =>
  table.moderator === '' ? language.words.ledByHouse : language.words.ledBy(nameOf(table, table.moderator));

/** What became of a proposal, for whoever is not asked and for all when it came to nothing; empty: nothing new. */
function newsOf(seat: Seat, before: TableInfo, { proposal, moderator, nextModerator }: TableInfo): string {
  const t = language.words;
  const last = before.proposal?.person;
  if (last === undefined)
    return proposal === undefined || proposal.asked.includes(seat) ? '' : t.leadAsked(proposal.person.name);
  return proposal !== undefined || [moderator, nextModerator].includes(last.id) ? '' : t.leadsNot(last.name);
}

/** Tells everybody who is proposed to lead, and when the console changes hands. To be called while a component is made. */
export function announceModerator(table: () => TableInfo, seat: () => Seat): void {
  let before: TableInfo | null = null;
  $effect(() => {
    const now = table();
    if (before !== null && before.moderator !== now.moderator) tell(leaderOf(now));
    const news = before === null ? '' : newsOf(seat(), before, now);
    if (news !== '') tell(news);
    before = now;
  });
}
