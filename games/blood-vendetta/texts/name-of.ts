import { type Audience, type Seat, sentenceIn } from '@duskhall/kernel';
import type { Claim, Death, Event } from '../events.ts';
import { GROUNDS, type Phrase } from '../frames.ts';
import { type Call, PLAIN_VARG, type Role, roleName, SIDES, type Side, TYPES, type Type } from '../roles/table.ts';
import { TEMPERS, temperOf } from '../rules/temper.ts';
import type { View } from '../view/index.ts';
import {
  type Announcements,
  type CallText,
  type Names,
  type Said,
  type SideName,
  VOICED,
  type Voiced,
  type Words,
} from './catalogue.ts';

export const roleIn = (words: Pick<Words, 'roles' | 'plainVarg'>, role: Role): string =>
  role === PLAIN_VARG ? words.plainVarg.name : words.roles[roleName(role)].name;
type OwnCall = Exclude<Call, keyof Words['calls'] | 'shifter'>;
/** What the narrator says in a call; the shapeshifter's has the lines of its kind, as far as that is known. */
export function callText(
  words: Words,
  call: Call,
  isSecond: boolean,
  kind: keyof Words['shifterCalls'] = 'hidden',
): CallText {
  if (call === 'shifter') return words.shifterCalls[kind];
  if (isSecond) return words.second;
  return call in words.calls ? words.calls[call as keyof Words['calls']] : words.roles[call as OwnCall];
}
export const typeIn = (words: Pick<Words, 'types'>, type: Type): string => words.types[TYPES[type]!];
export const sideIn = (words: Pick<Words, 'sides'>, side: Side): string => words.sides[SIDES[side]!].name;
/** VN-3.6: how many there are of each side is always public. */
export const goalIn = (words: Pick<Words, 'sides'>, { composition }: View, side: SideName): string =>
  words.sides[side].goal(SIDES.filter((foe, place) => foe !== side && composition.sides[place]! > 0));
export const seatIn = (words: Pick<Words, 'nobody'>, seat: Seat, names: Names): string =>
  seat < 0 ? words.nobody : names[seat]!;
/** The same within a sentence to somebody. */
export const calledIn = (words: Pick<Words, 'nobody'>, seat: Seat, to: Audience): string =>
  seat < 0 ? words.nobody : to.called(seat);

type Showing = Pick<Words, 'roles' | 'plainVarg' | 'types' | 'sides'>;
/** VN-4.7.5: what was shown of somebody dead, by itself; empty: nothing. */
export function shownName(words: Showing, { shows, shown }: Death): string {
  if (shows === 'none' || shown < 0) return '';
  if (shows === 'role') return roleIn(words, shown);
  return shows === 'type' ? typeIn(words, shown) : sideIn(words, shown);
}
/** The same as a sentence with a space before it: ` Role: King.` */
export function shownSentence(words: Showing & Pick<Words, 'shown'>, death: Death): string {
  const name = shownName(words, death);
  return death.shows === 'none' || name === '' ? '' : ` ${words.shown[death.shows](name)}`;
}

/** A claim, or a phrase that could be one: who says it, and when, may be left out. */
export type Saying = Omit<Claim, 'seat' | 'cycle'> & Partial<Pick<Claim, 'seat' | 'cycle'>>;

/** The parts of a claim by name, as its phrase takes them; empty: left out. */
export function partsOf(words: Words, { say, about, other, value, seat = 0, cycle = 0 }: Saying, names: Names): Said {
  const valueIn = (): string => {
    if (value < 0) return '';
    if (say === 'claimRole') return roleIn(words, value);
    if (say === 'claimCheck') return typeIn(words, value);
    return say === 'claimSame' ? words.same[value === 1 ? 'yes' : 'no'] : '';
  };
  const nameIn = (seat: Seat) => names[seat] ?? '';
  return {
    about: nameIn(about),
    other: nameIn(other),
    value: valueIn(),
    turn: seat + cycle + about + other + value + 3,
  };
}
const isVoiced = (phrase: Phrase): phrase is Voiced => (VOICED as readonly Phrase[]).includes(phrase);

/** What is said, in the voice of the seat that says it. */
export function phraseIn(words: Words, saying: Saying, names: Names): string {
  const { say, seat = -1 } = saying;
  const said = partsOf(words, saying, names);
  if (!isVoiced(say)) return words.phrases[say](said);
  const temper = seat < 0 ? TEMPERS[0] : temperOf(seat, names.length);
  return [words.voices[temper][say](said), groundIn(words, saying, names)].filter((part) => part !== '').join(' ');
}
/** VN-4.9.6: the reason given, as a sentence; empty: none. */
export function groundIn(words: Words, { say, other, value }: Saying, names: Names): string {
  const ground = isVoiced(say) ? GROUNDS[value] : undefined;
  if (ground === undefined) return '';
  const found = say === 'deny' ? words.ownGrounds[ground as keyof Words['ownGrounds']] : words.grounds[ground];
  return found(names[other] ?? '');
}

export const announcedIn = (announcements: Announcements, event: Event, to: Audience): string =>
  isAmong(announcements, event) ? sentenceIn(announcements, event, to) : '';

/** Whether the event has a sentence among these. */
export const isAmong = <K extends Event['type']>(
  sentences: { readonly [type in K]: unknown },
  event: Event,
): event is Extract<Event, { type: K }> => event.type in sentences;
