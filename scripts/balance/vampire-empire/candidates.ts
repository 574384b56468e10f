import type { CardRow } from '@duskhall/vampire-empire';

/** A card set to try: what it has other than `reconstructed-1`. */
export interface Candidate {
  name: string;
  human?: Change[];
  vampire?: Change[];
}
type Change = Pick<CardRow, 'id'> & Partial<CardRow>;

const cost = (id: string, day: number, night: number): Change => ({ id, cost: { day, night } });
const copies = (count: number, ...ids: string[]): Change[] => ids.map((id) => ({ id, copies: count }));
const value = (value: number, ...ids: string[]): Change[] => ids.map((id) => ({ id, value }));

/** The weakest and the strongest weapon of each profession. */
const WEAK = ['garlic', 'candlestick', 'dagger'];
const STRONG = ['musket', 'relic', 'pistol'];
const VAMPIRES = ['vampire-1', 'vampire-2', 'vampire-3'];
const WATER = ['holy-water-1', 'holy-water-2', 'holy-water-3'];
const CHEAP_NIGHT = [
  cost('bat-form', 2, 1),
  cost('mist-form', 1, 0),
  cost('hypnosis', 2, 1),
  cost('regeneration', 1, 0),
  cost('claws', 1, 0),
];

/** Single ideas, each alone. */
const IDEAS: readonly Candidate[] = [
  { name: 'strong-beasts', vampire: value(3, 'raven', 'hound', 'black-rooster') },
  { name: 'strong-vampires', vampire: [...copies(1, 'vampire-1'), ...copies(3, 'vampire-3')] },
  { name: 'weak-water', human: [...copies(3, 'holy-water-1'), ...copies(1, 'holy-water-3')] },
  { name: 'weak-human-arms', human: [...copies(3, ...WEAK), ...copies(1, ...STRONG)] },
  { name: 'cheap-night', vampire: CHEAP_NIGHT },
  { name: 'two-regenerations', vampire: [...copies(2, 'regeneration'), ...copies(1, 'vampire-1')] },
  { name: 'two-denials', vampire: [...copies(2, 'im-not-a-vampire'), ...copies(1, 'vampire-1')] },
  { name: 'four-hypnoses', vampire: [...copies(4, 'hypnosis'), ...copies(1, ...WEAK)] },
];

/** In the human deck weak weapons for holy water; in the vampire deck vampire cards for weak weapons. */
const LESS_WATER = [...copies(3, ...WEAK), ...copies(1, ...WATER)];
const MORE_BLOOD = [...copies(1, ...WEAK), ...copies(3, ...VAMPIRES)];

/** What was made of them, by how much it helps the vampire player. */
const GRADES: readonly Candidate[] = [
  { name: 'mild', human: LESS_WATER },
  { name: 'medium', vampire: MORE_BLOOD },
  { name: 'strong', human: LESS_WATER, vampire: MORE_BLOOD },
  { name: 'stronger', human: LESS_WATER, vampire: [...MORE_BLOOD, ...CHEAP_NIGHT] },
];

export const CANDIDATES: readonly Candidate[] = [{ name: 'as-it-was' }, ...IDEAS, ...GRADES];
