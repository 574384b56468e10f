import type { Seat } from '@duskhall/kernel';
import type { Event, Phase } from '../events.ts';
import { type Call, KITSUNE, WEREWOLF } from '../roles/table.ts';
import type { View } from '../view/index.ts';
import type { CallText, Names, Words } from './catalogue.ts';
import { lastWordsOf } from './epitaph.ts';
import { callText, seatIn, shownName } from './name-of.ts';
import type { Tale, Ways } from './tale.ts';

/** Picks one of the ways to say something. `about` is its place in the tale: what it is about, never whom. */
export type Choose = (about: string, ways: Ways) => string;
/** A narrator: a language, and how it varies. */
export interface Teller {
  words: Words;
  tale: Tale;
  choose: Choose;
}

/** VN-4.1.3: which lines the shapeshifter's call has, as far as everybody knows the kind. */
function shifterKind({ composition, isKitsuneAwake }: View): keyof Words['shifterCalls'] {
  if (isKitsuneAwake || composition.counts[KITSUNE]! > 0) return 'kitsune';
  return composition.counts[WEREWOLF]! > 0 ? 'werewolf' : 'hidden';
}
export const callIn = (words: Words, view: View, call: Call, isSecond: boolean): CallText =>
  callText(words, call, isSecond, shifterKind(view));

function callLine(
  { words, tale, choose }: Teller,
  view: View,
  { call, isSecond }: Extract<Event, { type: 'called' | 'callClosed' }>,
  part: 'open' | 'close',
): string {
  const key = call === 'shifter' ? shifterKind(view) : isSecond ? 'second' : call;
  return choose(`calls.${key}.${part}`, [callIn(words, view, call, isSecond)[part], ...tale.calls[key][part]]);
}

/** A.1: at a table with printed cards, or led by a player at first, eyes are closed; elsewhere all look at their phones. */
function eyesIn({ options }: View, phase: Phase): keyof Words['eyes'] | '' {
  const hasPhones = options.cards === 'dealt' && options.moderator !== 'temporary';
  if (phase === 'night') return hasPhones ? '' : 'open';
  if (phase !== 'intro' && phase !== 'dawn') return '';
  return hasPhones ? 'phone' : 'close';
}

/** VN-4.1.11: all roles of a phase choose at once. */
const isTogether = ({ options }: View): boolean => options.callMode === 'simultaneous';

function phaseLines({ words, tale, choose }: Teller, view: View, phase: Phase): string[] {
  const open =
    phase !== 'night' && isTogether(view)
      ? choose(`together.${phase}`, tale.together[phase])
      : choose(`phases.${phase}`, [words.phases[phase].open, ...tale.phases[phase]]);
  const eyes = eyesIn(view, phase);
  return eyes === '' ? [open] : [open, choose(`eyes.${eyes}`, [words.eyes[eyes], ...tale.eyes[eyes]])];
}

/** A trial has told it already. */
const isVerdictTold = ({ trials }: View, seat: Seat): boolean =>
  trials.some(({ accused, isCondemned }) => isCondemned && accused === seat);

/** VN-4.7.1, VN-4.7.5: who is dead, what is shown, and whether it was the Kitsune. */
function deathLine({ words, tale, choose }: Teller, { death }: Extract<Event, { type: 'died' }>, names: Names): string {
  const { seat, cause, shows, isKitsunes } = death;
  const plain = words.announce({ type: 'died', death: { ...death, shows: 'none', isKitsunes: false } }, names);
  const shown = shownName(words, death);
  return [
    choose(`died.${cause}`, [plain, ...tale.died[cause](names[seat]!)]),
    ...(shows === 'none' || shown === '' ? [] : [choose(`shown.${shows}`, tale.shown[shows](shown))]),
    ...(isKitsunes ? [choose('claws', tale.claws)] : []),
  ].join(' ');
}

function endLines({ words, tale, choose }: Teller, { ending }: Extract<Event, { type: 'ended' }>): string[] {
  if (ending === '') return [];
  if (ending in tale.endings) {
    const winner = ending as Exclude<keyof Tale['endings'], 'nobody'>;
    return [choose(`endings.${winner}`, [words.endings[winner], ...tale.endings[winner]])];
  }
  const why = ending as keyof Tale['whys'];
  return [
    choose('endings.nobody', [words.endings[why], ...tale.endings.nobody]),
    choose(`whys.${why}`, [words.whys[why], ...tale.whys[why]]),
  ];
}

/** What an announcement is about, and the ways to say it besides the plain one; null: it is not spoken. */
function announcedBy({ words, tale }: Teller, event: Event, names: Names): readonly [about: string, ways: Ways] | null {
  switch (event.type) {
    case 'nobodyDied':
    case 'doubleStrikeComes':
    case 'kitsuneAwoke':
    case 'staleWarned':
    case 'debateBegan':
    case 'notExecuted':
      return [event.type, tale[event.type]];
    case 'charmed':
    case 'paralysed':
    case 'accused':
    case 'condemned':
    case 'moderatorNamed':
      return [event.type, tale[event.type](names[event.seat]!)];
    case 'nominated':
      return event.target < 0 ? null : ['nominated', tale.nominated(names[event.target]!)];
    case 'floorGiven':
      return event.to === 'words' ? null : [event.to, tale[event.to](names[event.seat]!)];
    case 'voteBegan':
      return event.seat < 0 ? ['ballot', tale.ballot] : ['verdict', tale.verdict(names[event.seat]!)];
    case 'tried': {
      const { accused, ayes, isCondemned } = event.trial;
      const about = isCondemned ? 'condemnedBy' : 'sparedBy';
      return [about, tale[about](names[accused]!, ayes)];
    }
    case 'balloted': {
      const tally = event.ballot.tally.map(([seat, votes]) => `${seatIn(words, seat, names)} ${votes}`).join(', ');
      return ['balloted', tale.balloted(tally)];
    }
    default:
      return null;
  }
}

/**
 * VN-3.8: what the narrator says about something that everybody is told. Where all roles of a phase choose at once, its
 * opening speaks for all calls but that of a second strike.
 */
export function linesOf(teller: Teller, event: Event, view: View, names: Names): string[] {
  switch (event.type) {
    case 'phaseBegan':
      return phaseLines(teller, view, event.phase);
    case 'called':
      return isTogether(view) && !event.isSecond ? [] : [callLine(teller, view, event, 'open')];
    case 'callClosed':
      return isTogether(view) ? [] : [callLine(teller, view, event, 'close')];
    case 'died':
      return [deathLine(teller, event, names)];
    case 'ended':
      return endLines(teller, event);
    case 'condemned':
      if (isVerdictTold(view, event.seat)) return [];
  }
  if (event.type === 'floorGiven' && event.to === 'words') return [lastWordsOf(teller.tale, view, event.seat, names)];
  const announced = announcedBy(teller, event, names);
  if (announced === null) return [];
  const [about, ways] = announced;
  return [teller.choose(about, [teller.words.announce(event, names), ...ways])];
}
