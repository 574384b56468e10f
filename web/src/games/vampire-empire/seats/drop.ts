import type { Character } from '@duskhall/vampire-empire';
import type { Spot } from '../places.ts';
import type { Table } from '../table.svelte.ts';

const characterOf = (node: Element): Character => {
  const id = node.closest<HTMLElement>('[data-card^="character-"]')?.dataset.card;
  return id === undefined ? -1 : Number(id.slice('character-'.length));
};
const pileOf = (table: Table, node: Element): 'moat' | 'cellar' | undefined =>
  (['moat', 'cellar'] as const).find(
    (pile) => node.closest(`[data-place="${pile}-${table.home}"], [data-bucket="${pile}"]`) !== null,
  );

/** A card that is dropped on its target does what two taps would; back in the hand it is put down again. */
export function dropOn(table: Table, { id, card }: Spot, node: Element | null): void {
  if (node === null || node.closest('.ve') === null || node.closest('.hand') !== null) {
    if (table.armed === id) table.drop(id);
    return;
  }
  const pile = pileOf(table, node);
  if (table.question === 'exchange' && pile !== undefined) {
    table.choosePile(pile);
    if (table.bucket === pile) table.add({ card, pile }, id);
    return;
  }
  const character = characterOf(node);
  const laid = node.closest<HTMLElement>('.batch [data-card], .spotlight .card');
  if (table.armed !== id) table.tapCard(id, card);
  else if (table.target === 'character' && character >= 0) table.tapCharacter(character);
  else if (table.target === 'card' && laid !== null) laid.click();
}
