import type { BloodVendetta, Claim, Event } from '@duskhall/blood-vendetta';
import { phraseIn } from '@duskhall/blood-vendetta/texts/name-of.ts';
import { linesOf } from '@duskhall/blood-vendetta/texts/narration.ts';
import { TALES } from '@duskhall/blood-vendetta/texts/tales.ts';
import { LOCALES, type Locale } from '@duskhall/kernel';
import { untrack } from 'svelte';
import type { ScreenProps } from '../../../board.ts';
import { SPOKEN } from '../words.ts';
import { gong } from './gong.ts';
import { CALL, createNarrator, type Line, MOOD, NEWS, WORDS } from './narrator.ts';
import { newsIn } from './news.ts';
import { browserSpeaker, onVoices, voicesOf } from './speech.ts';
import { variety } from './variety.ts';

export const PACES = { slow: 0.75, calm: 0.9, usual: 1, quick: 1.25 } as const;
export type Pace = keyof typeof PACES;

/** A device's stored narration settings. */
interface Kept {
  /** Empty: the page's own. */
  locale: Locale | '';
  pace: Pace;
  /** From 0 to 100. */
  volume: number;
  /** It was told to be silent: then it does not begin by itself. */
  isSilent: boolean;
}
const KEY = 'duskhall.narrator';
function kept(): Kept {
  const usual: Kept = { locale: '', pace: 'usual', volume: 80, isSilent: false };
  try {
    const read: Partial<Kept> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (read.locale !== undefined && LOCALES.includes(read.locale as Locale)) usual.locale = read.locale;
    if (read.pace !== undefined && read.pace in PACES) usual.pace = read.pace;
    if (typeof read.volume === 'number') usual.volume = Math.min(100, Math.max(0, read.volume));
    usual.isSilent = read.isSilent === true;
  } catch {
    // Without storage the defaults are used.
  }
  return usual;
}

const RANKS: { readonly [type in Event['type']]?: Line['rank'] } = {
  phaseBegan: MOOD,
  callClosed: MOOD,
  called: CALL,
  nominated: CALL,
};

/** So many lines are shown, the latest. */
const CAPTIONS = 3;

/** Browsers let a page be heard once somebody has touched it: whoever opened the table has just started the match here. */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive === true;

/** What the narrator says and shows, and how; only one device speaks, that of whoever opened the table or another that is chosen. */
export class Narration {
  readonly manner = $state(kept());
  isOn = $state(false);
  /** What has just happened, in the narrator's language: there whether anybody speaks or not. */
  #shown = $state.raw<readonly Line[]>([]);
  readonly captions = $derived(this.#shown.map(({ text }) => text));
  /** The last of them that is the narrator's own. */
  readonly line = $derived(this.#shown.findLast(({ rank }) => rank !== WORDS)?.text ?? '');
  /** What is being spoken; empty: nothing. */
  spoken = $state('');
  #voices = $state(0);
  readonly #given: () => ScreenProps<BloodVendetta>;
  #choose = variety('');
  readonly locale = $derived.by(() => this.manner.locale || this.#given().locale);
  readonly hasVoice = $derived.by(() => this.#voices >= 0 && voicesOf(this.locale).length > 0);
  readonly #narrator = createNarrator(
    browserSpeaker(() => ({ locale: this.locale, pace: PACES[this.manner.pace], loud: this.manner.volume / 100 })),
    (text) => {
      this.spoken = text;
    },
  );

  /** Call it while a component is being created. */
  constructor(given: () => ScreenProps<BloodVendetta>) {
    this.#given = given;
    let heard: readonly Event[] | null = null;
    let match = '';
    $effect(() => {
      const { log, match: now, onPause } = given();
      untrack(() => {
        if (now !== match) {
          heard = null;
          this.isOn ||= onPause !== null && !this.manner.isSilent && mayBeHeard();
          this.#choose = variety(now);
        }
        match = now;
        this.#hear(log, heard);
        heard = log;
      });
    });
    $effect(() => onVoices(() => this.#voices++));
    $effect(() => {
      const text = JSON.stringify(this.manner);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Without storage it is asked again next time.
      }
    });
    $effect(() => () => this.#narrator.hush());
  }

  #linesOf(events: readonly Event[]): Line[] {
    const { view, names } = this.#given();
    const teller = { words: SPOKEN[this.locale].words, tale: TALES[this.locale], choose: this.#choose };
    return events.flatMap((event) => {
      if (event.type === 'said') return { text: this.#saidIn(event.claim), rank: WORDS };
      return linesOf(teller, event, view, names).map((text) => ({ text, rank: RANKS[event.type] ?? NEWS }));
    });
  }

  #saidIn(claim: Claim): string {
    const { words } = SPOKEN[this.locale];
    const { names } = this.#given();
    return `${names[claim.seat]}${words.colon}${phraseIn(words, claim, names)}`;
  }

  /** A page opened later shows the last line, but does not speak it; it counts what was told, so as not to repeat it. */
  #hear(log: readonly Event[], heard: readonly Event[] | null): void {
    const isFirst = heard === null;
    const lines = this.#linesOf(isFirst ? log : newsIn(heard, log));
    if (lines.length === 0) return;
    // Words join what stands there; what the narrator says takes their place.
    const before = isFirst || lines.some(({ rank }) => rank !== WORDS) ? [] : this.#shown;
    this.#shown = [...before, ...lines].slice(isFirst ? -1 : -CAPTIONS);
    if (!this.isOn || isFirst) return;
    const { windowEnds } = this.#given();
    this.#narrator.tell(lines, windowEnds < 0 ? Number.POSITIVE_INFINITY : windowEnds);
  }

  /** Turns narration on this device on or off. */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    this.manner.isSilent = !isOn;
    if (!isOn) {
      this.#narrator.hush();
      return;
    }
    this.#narrator.tell(this.#shown, Number.POSITIVE_INFINITY);
  }
  /** Reads something that is not news, such as a card. */
  read = (text: string): void => {
    if (this.isOn) this.#narrator.tell([{ text, rank: CALL }], Number.POSITIVE_INFINITY);
  };
  repeat = (): void => this.#narrator.repeat();
  skip = (): void => this.#narrator.skip();
  /** The time of a window is up. */
  strike = (): void => {
    if (this.isOn) gong(this.manner.volume / 200);
  };
}
