import {
  BANSHEE,
  HUNTERS,
  KING,
  KITSUNE,
  NOSFERATU,
  type Role,
  VARGS,
  VENGEFUL_VARG,
  type View,
  WEREWOLF,
} from '@duskhall/blood-vendetta';
import { roleIn } from '@duskhall/blood-vendetta/texts/name-of.ts';
import { isPossible } from '../claims/sayings.ts';
import { blockersOf, hasPower, isSungFor, killersOf, type Source } from '../rulebook/threats.ts';
import type { Spoken } from '../words.ts';
import { isPlain } from './knowledge.ts';

/** Whose attacks these are, beside those of a clan. */
const ATTACKERS: { readonly [source in Exclude<Source, 'hunters' | 'vargs'>]: Role } = {
  king: KING,
  nosferatu: NOSFERATU,
  vengeful: VENGEFUL_VARG,
  werewolf: WEREWOLF,
  kitsune: KITSUNE,
};

/** A varg without its power threatens nobody by itself. */
const mayAct = (view: View, role: Role): boolean => isPossible(view, role) && !isPlain(view, role);
function isIn(view: View, source: Source): boolean {
  const { sides } = view.composition;
  if (source === 'hunters') return sides[HUNTERS]! > 0;
  return source === 'vargs' ? sides[VARGS]! > 0 : mayAct(view, ATTACKERS[source]);
}

/** Who can kill the viewer and who can take their power away, of those who may be in this game. */
export function fearsIn({ words, board }: Spoken, view: View): string {
  const { role } = view;
  if (role < 0) return '';
  const killers = killersOf(role)
    .filter((source) => isIn(view, source))
    .map((source) => board.sources[source]);
  const singer = isSungFor(role) && isPossible(view, BANSHEE) ? [roleIn(words, BANSHEE)] : [];
  const blockers = hasPower(role) && !isPlain(view, role) ? blockersOf(role).filter((one) => mayAct(view, one)) : [];
  const stilled = blockers.length > 0 ? [board.canStill(words.list(blockers.map((one) => roleIn(words, one))))] : [];
  return [board.canKill(words.list([...killers, ...singer, board.theVote])), ...stilled].join(' ');
}
