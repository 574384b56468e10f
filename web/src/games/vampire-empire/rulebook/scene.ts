import type { VampireEmpire } from '@duskhall/vampire-empire';
import type { Scene } from '../../../rulebook.ts';
import { me, odile, options } from '../deeds.ts';

/* Parts of the board. */
export const CASTLE = '.ve .middle';
export const CITY = '.ve .outside';
export const DOCK = '.ve .dock';
/** From its first card to its last. */
export const HAND = ['.ve .hand .slot:first-child', '.ve .hand .slot:last-child'];
export const OTHER = '.ve .top';
export const OWN = '.ve .own';
export const CASTLE_AND_CITY = [CITY, CASTLE];
export const CASTLE_AND_CHOICE = [CASTLE, DOCK];
export const CASTLE_AND_HAND = [CASTLE, DOCK, ...HAND];
export const CHOICE_AND_HAND = [DOCK, ...HAND];

type Deeds = NonNullable<Scene<VampireEmpire>['deeds']>;
export type Part = Exclude<Scene['part'], undefined>;

/** A table for two as the reader sees it. */
export const tableOf = (scenario: object): Scene['table'] => ({ seats: 2, seat: me, options, scenario });
export const scene = (part: Part, scenario: object, deeds: Deeds = []): Scene<VampireEmpire> => ({
  table: tableOf(scenario),
  deeds,
  part,
});
/** The same on a lower board, where a short row of cards leaves less room empty. */
export const low = (picture: Scene<VampireEmpire>): Scene<VampireEmpire> => ({ ...picture, size: [390, 570] });

/** The reader hunts, Odile leads the vampires. */
export const hunted = {
  seat: odile,
  vampires: ['lady', 'bishop', 'butler'],
  trusted: ['cook', 'lord'],
  castle: ['lady', 'cook', 'monk'],
  turn: 'day',
  turns: 6,
  step: 'action',
};
/** The reader leads the vampires. */
export const leading = {
  seat: me,
  vampires: ['lady', 'bishop', 'butler'],
  trusted: ['maid', 'lord'],
  castle: ['lady', 'cook', 'monk'],
  turn: 'night',
  turns: 5,
  step: 'action',
};
