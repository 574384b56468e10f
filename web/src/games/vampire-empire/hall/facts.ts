import { type Character, PROFESSION, type Question } from '@duskhall/vampire-empire';
import { NAMING } from '../gesture.ts';
import type { IconName } from '../icons.ts';
import type { Table } from '../table.svelte.ts';
import { joined, nameOfCharacter, nameOfType } from '../words.ts';

/** PROFESSION holds masks of types: 1, 2, 4. */
export const professionOf = (character: Character): number => Math.log2(PROFESSION[character]!);

/** What the viewer knows of a character: for all to see, or in private. */
export type Known = 'revealed' | 'confirmed' | 'vampire' | 'trusted' | 'unknown';
export const KNOWN_ICONS: { readonly [K in Known]: IconName | null } = {
  revealed: 'vampire',
  confirmed: 'confirmed',
  vampire: 'vampire',
  trusted: 'trusted',
  unknown: null,
};
export function knownOf({ view, hasMemory }: Table, character: Character): Known {
  if (view.revealed.includes(character)) return 'revealed';
  if (view.trusted.includes(character)) return 'trusted';
  if (hasMemory && view.confirmed.includes(character)) return 'confirmed';
  return view.identities[character] === 1 ? 'vampire' : 'unknown';
}
export function knownText(table: Table, character: Character): string {
  const { words, board } = table.spoken;
  const known = knownOf(table, character);
  if (known === 'vampire') return table.isOver ? words.identities.vampire : board.yourVampire;
  if (known === 'trusted') return board.trusted;
  if (known !== 'unknown') return words.identities[known];
  return table.view.identities[character] === 0 ? words.identities.human : board.unknown;
}

/** What a tap on a character would mean now; empty: only a closer look. */
export type Status = 'chosen' | 'possible' | 'shut' | '';
export function statusOf(table: Table, character: Character): Status {
  const { question } = table;
  if (table.asking === character) return 'chosen';
  if (table.target === 'character') return table.playsOn(character).length > 0 ? 'possible' : 'shut';
  if (question === 'fight') {
    const { fighter } = table;
    if (fighter === character) return 'chosen';
    const isFit = table.offers.some(
      (move) =>
        'attacker' in move &&
        (fighter < 0 ? move.attacker === character : move.attacker === fighter && move.defender === character),
    );
    return isFit ? 'possible' : 'shut';
  }
  if (table.isPart(`character-${character}`)) return 'chosen';
  if (question === 'send' || NAMING.includes(question as Question))
    return table.isOffered({ character }) ? 'possible' : 'shut';
  return '';
}

/** Hypnosis: who goes back first; 0: he stays. */
export const placeOf = (table: Table, character: Character): number =>
  table.plan.picked.length > 0 && table.view.castle.length > 3 ? table.plan.picked.indexOf(character) + 1 : 0;

/** A character in words: `Cook, Servant, revealed vampire, +1 defence, defends, can be chosen`. */
export function characterLabel(table: Table, character: Character, where = ''): string {
  const { view, fight, spoken } = table;
  const { board } = spoken;
  const mark = table.mayNote ? table.marks.get(character) : undefined;
  const status = statusOf(table, character);
  const place = placeOf(table, character);
  return joined([
    nameOfCharacter(spoken, character),
    nameOfType(spoken, professionOf(character)),
    where,
    knownText(table, character),
    spoken.table.markers(view.attackMarks[character]!, view.defenceMarks[character]!),
    fight?.attacker === character && board.attacker,
    fight?.defender === character && board.defender,
    mark !== undefined && `${board.notebook}: ${board.marks[mark]}`,
    place > 0 && board.inPlace(place),
    status === 'chosen' ? board.chosen : status === 'possible' ? board.possible : status === 'shut' && board.impossible,
  ]);
}
