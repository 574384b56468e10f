import { bloodVendetta, QUESTION_RULES as OF_VENDETTA } from '@duskhall/blood-vendetta';
import { cartaImperaVictoria, QUESTION_RULES as OF_CIV } from '@duskhall/carta-impera-victoria';
import type { AnyGame } from '@duskhall/kernel';
import { QUESTION_RULES as OF_EMPIRE, vampireEmpire } from '@duskhall/vampire-empire';
import { QUESTION_RULES as OF_VILLAGE, vampireVillage } from '@duskhall/vampire-village';
import type { Played, Position } from './positions.ts';

/** In a clan's vote: a seat that has not voted, and cannot lock its vote. */
const NO_VOTE = -2;

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

/** Roles with questions of their own: a second target, a place, a sacrifice, the leader of a pack. */
const PACK = [
  ...['king', 'bride', 'queen', 'revenant', 'lamia', 'vampire', 'vampire', 'leader', 'monk'],
  ...['varg-leader', 'vengeful-varg', 'tricky-varg'],
];

/** A vampire can hide, and the human player can interfere: with luck a card has to be replaced. */
const HIDING = {
  vampires: ['lady', 'monk', 'butler'],
  trusted: ['cook', 'bishop'],
  castle: ['lady', 'cook', 'nun'],
  city: ['monk', 'lord', 'bishop', 'maid'],
  dead: ['officer'],
  revealed: ['lady'],
  turn: 'night',
  step: 'action',
  human: { hand: ['sacrifice', 'relic', 'crucifix'], deck: 10 },
  vampire: { hand: ['vampire-1', 'vampire-2', 'vampire-3', 'raven', 'claws'], deck: 10 },
};

export interface Walk {
  game: AnyGame;
  /** Every question of the game. */
  questions: readonly string[];
  /** Tables at which all of them come up. */
  tables: readonly Played[];
  /** Whether a legal answer is given by the clock, or not offered yet; left out: none is. */
  isLeftOut?: (move: object, at: Position) => boolean;
}
export const WALKS: readonly Walk[] = [
  {
    game: cartaImperaVictoria,
    questions: Object.keys(OF_CIV),
    tables: [
      { seats: 4, seeds: upTo(4) },
      { seats: 4, options: { deal: 'draft' }, seeds: [1, 2] },
    ],
  },
  {
    game: vampireEmpire,
    questions: Object.keys(OF_EMPIRE),
    tables: [
      { seats: 2, seeds: upTo(40) },
      { seats: 2, scenario: HIDING, seeds: upTo(30) },
    ],
  },
  {
    game: vampireVillage,
    questions: Object.keys(OF_VILLAGE),
    tables: [
      { seats: 4, seeds: [1, 2, 3] },
      { seats: 2, seeds: [1] },
    ],
  },
  {
    game: bloodVendetta,
    questions: Object.keys(OF_VENDETTA),
    isLeftOut: (move, { view, seat }) =>
      'none' in move || ('lock' in move && (view as { votes: readonly number[] }).votes[seat] === NO_VOTE),
    tables: [
      { seats: 12, options: { set: 'advanced' }, seeds: upTo(3) },
      { seats: 9, options: { nightVote: 'plurality', debateStyle: 'rounds', lastWords: 'all' }, seeds: upTo(2) },
      { seats: 7, options: { moderator: 'temporary' }, seeds: [1, 2] },
      { seats: 12, options: { callMode: 'sequential' }, scenario: { roles: PACK, cycle: 1 }, seeds: upTo(3) },
      { seats: 6, options: { moderator: 'human', cards: 'printed' }, seeds: [1] },
    ],
  },
];
