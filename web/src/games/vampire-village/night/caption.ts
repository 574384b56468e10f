import type { Seat } from '@duskhall/kernel';
import type { Table } from '../table.svelte.ts';
import { nameOfCard, nameOfCreature } from '../words.ts';
import type { Act } from './night.ts';

/** What a step of the night was like at one's own village: `7 against 5: breaks through, lost: Bakery (2 villagers)`. */
export function ownCaption({ spoken, set }: Table, { attack, defence, card, villagers, creature }: Act): string {
  const { words, board } = spoken;
  return [
    words.fight(attack, defence),
    ...(card < 0
      ? []
      : [board.lostOne(nameOfCard(spoken, set, card), villagers > 0 ? words.villagers(villagers) : '')]),
    ...(creature < 0 ? [] : [board.slainOne(nameOfCreature(spoken, set, creature))]),
  ].join(', ');
}

/** The same for another village, in short: `Boris 7:5, lost: Bakery`. */
export function otherCaption({ spoken, set, names }: Table, seat: Seat, { attack, defence, card }: Act): string {
  const score = `${names[seat]} ${attack}:${defence}`;
  return card < 0 ? score : `${score}, ${spoken.board.lostOne(nameOfCard(spoken, set, card), '')}`;
}
