import { ATTACKERS, COLOURS, pointsBySource, TYPES, type View } from '@duskhall/vampire-village';
import type { IconName } from '../icons.ts';
import { nameOfType, type Spoken } from '../words.ts';

/** One source of points in the plot, by seat. */
export interface Source {
  icon: IconName;
  name: string;
  /** The key of its colour. */
  colour?: string;
  type?: number;
  points: readonly number[];
}

/** Villagers by the colour of their buildings, creatures by type; what brought nobody anything is left out. */
export function sourcesOf(view: View, spoken: Spoken): Source[] {
  const villages = view.villages.map((_, seat) => pointsBySource(view, seat));
  const sources: Source[] = [
    ...COLOURS.map((colour, i) => ({
      icon: colour as IconName,
      name: spoken.board.onColour(spoken.words.colours[colour]),
      colour,
      points: villages.map(({ villagers }) => villagers[i]!),
    })),
    ...ATTACKERS.map((type) => ({
      icon: TYPES[type] as IconName,
      name: nameOfType(spoken, type),
      type,
      points: villages.map(({ creatures }) => creatures[type]!),
    })),
  ];
  return sources.filter(({ points }) => points.some((n) => n > 0));
}
