import type { Event } from '../events.ts';
import { type Call, KITSUNE, WEREWOLF } from '../roles/table.ts';
import type { View } from '../view/index.ts';
import type { CallText, Names, Words } from './catalogue.ts';
import { callText } from './name-of.ts';

/** VN-4.1.3: which lines the shapeshifter's call has, as far as everybody knows the kind. */
function shifterKind({ composition, isKitsuneAwake }: View): keyof Words['shifterCalls'] {
  if (isKitsuneAwake || composition.counts[KITSUNE]! > 0) return 'kitsune';
  return composition.counts[WEREWOLF]! > 0 ? 'werewolf' : 'hidden';
}
export const callIn = (words: Words, view: View, call: Call, isSecond: boolean): CallText =>
  callText(words, call, isSecond, shifterKind(view));

/** A.1: at a table with printed cards, or led by a player at first, eyes are closed; elsewhere all look at their phones. */
const hasPhones = ({ options }: View): boolean => options.cards === 'dealt' && options.moderator !== 'temporary';

function phaseLines(words: Words, view: View, { phase }: Extract<Event, { type: 'phaseBegan' }>): string[] {
  const { open } = words.phases[phase];
  if (phase === 'night') return hasPhones(view) ? [open] : [open, words.eyes.open];
  if (phase !== 'intro' && phase !== 'dawn') return [open];
  return [open, hasPhones(view) ? words.eyes.phone : words.eyes.close];
}

/** A verdict has just been told. */
const isVerdictTold = ({ trials, cycle }: View, seat: number): boolean => {
  const last = trials.at(-1);
  return last !== undefined && last.cycle === cycle && last.accused === seat && last.isCondemned;
};

/**
 * VN-3.8: what the narrator says about something that everybody is told. Where all roles of a phase choose at once
 * (VN-4.1.11), their calls close together and without a word.
 */
export function linesOf(words: Words, event: Event, view: View, names: Names): string[] {
  switch (event.type) {
    case 'phaseBegan':
      return phaseLines(words, view, event);
    case 'called':
      return [callIn(words, view, event.call, event.isSecond).open];
    case 'callClosed': {
      const isSilent = view.options.callMode === 'simultaneous';
      return isSilent ? [] : [callIn(words, view, event.call, event.isSecond).close];
    }
    case 'nominated':
      return event.target < 0 ? [] : [words.announce(event, names)];
    case 'condemned':
      return isVerdictTold(view, event.seat) ? [] : [words.announce(event, names)];
    case 'leaving':
      return [];
    case 'ended': {
      const why = words.whys[event.ending as keyof Words['whys']] as string | undefined;
      return [words.announce(event, names), ...(why === undefined ? [] : [why])];
    }
    default: {
      const line = words.announce(event, names);
      return line === '' ? [] : [line];
    }
  }
}
