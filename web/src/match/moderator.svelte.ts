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

/** Who leads, in words. */
export const leaderOf = (table: TableInfo): string =>
  table.moderator === '' ? language.words.ledByHouse : language.words.ledBy(nameOf(table, table.moderator));

/** Tells everybody when the console changes hands. To be called while a component is made. */
export function announceModerator(table: () => TableInfo): void {
  let before: string | null = null;
  $effect(() => {
    const { moderator } = table();
    if (before !== null && before !== moderator) tell(leaderOf(table()));
    before = moderator;
  });
}
