import type { View } from '../view/index.ts';
import { HOW_CARDS } from './catalogue.ts';

/** The cards that explain this table's game: the last one is about its kind of vote. */
export const howCards = ({ options: { nightVote } }: View): (typeof HOW_CARDS)[number][] =>
  HOW_CARDS.filter((card) => card !== (nightVote === 'plurality' ? 'vote' : 'ballot'));
