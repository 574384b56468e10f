import {
  type BloodVendetta,
  bloodVendetta as game,
  introductions,
  roleName,
  type TargetingRole,
  type View,
} from '@duskhall/blood-vendetta';
import { howCards } from '@duskhall/blood-vendetta/texts/how-cards.ts';
import type { Seat } from '@duskhall/kernel';
import { fearsIn } from '../../web/src/games/blood-vendetta/role/fears.ts';
import { knowledgeOf } from '../../web/src/games/blood-vendetta/role/knowledge.ts';
import { cardLines } from '../../web/src/games/blood-vendetta/secret/card.ts';
import { SPOKEN } from '../../web/src/games/blood-vendetta/words.ts';

type State = BloodVendetta['state'];

/** The words on a phone in a secret step. */
export interface PhoneText {
  /** The same on many screens: read when it is seen first. */
  standing: readonly string[];
  /** Read whenever it is shown: the question, and what the card tells. */
  asked: readonly string[];
}

const { words, board } = SPOKEN.en;
const COVER = [board.holdCard, board.covered];

/** The covered card of the role, with the four lines above it that explain the game. */
function roleText(view: View, names: readonly string[]): PhoneText {
  const { role, side, goal, text, clan } = knowledgeOf(view, words, names);
  const headings = [board.whatIDo, board.whenIWin, board.whomIFear, board.known];
  const face = [role, side, text, goal, fearsIn(SPOKEN.en, view), ...(clan.length > 0 ? clan : [board.nothingKnown])];
  return {
    standing: [words.phases.intro.name, words.reading, ...COVER, ...headings, board.knowRole],
    asked: [words.asks.role, ...howCards(view).map((card) => words.howItWorks[card].short), ...face],
  };
}

/** The calls of the Introduction Day that the open card tells of, as the page has heard them. */
function heardIn(s: State): Parameters<typeof cardLines>[1] {
  const f = s.table.stack.at(-1);
  if (f?.do !== 'intro.read') return [];
  const all = introductions(s, false);
  const calls = s.options.callMode === 'sequential' ? all.slice(f.place, f.place + 1) : all;
  return calls.map((call) => ({ type: 'called', call, isSecond: false }));
}

/** What stands on the phone of a seat that is asked something, before its first tap. */
export function phoneText(s: State, seat: Seat, names: readonly string[]): PhoneText {
  const view = game.view(s, seat);
  const question = s.table.questions[seat]!;
  if (question === 'role') return roleText(view, names);
  const frame = [words.when(view.phase, view.cycle), words.phases[view.phase].open];
  if (question === 'card')
    return {
      standing: [...frame, ...COVER, board.everybodyReads, board.closeCard],
      asked: [words.asks.card, ...cardLines(view, heardIn(s), words, names)],
    };
  const ask =
    question === 'target' ? words.roles[roleName(view.role) as TargetingRole].ask : words.asks[question as 'suspect'];
  return { standing: [...frame, board.everybodyAnswers, board.confirm], asked: [ask] };
}
