import type { BloodVendetta, Event } from '@duskhall/blood-vendetta';
import { linesOf } from '@duskhall/blood-vendetta/texts/narration.ts';
import { TALES } from '@duskhall/blood-vendetta/texts/tales.ts';
import { LOCALES, type Locale } from '@duskhall/kernel';
import { untrack } from 'svelte';
import type { ScreenProps } from '../../../board.ts';
import { SPOKEN } from '../words.ts';
import { gong } from './gong.ts';
import { CALL, createNarrator, type Line, MOOD, NEWS } from './narrator.ts';
import { newsIn } from './news.ts';
import { browserSpeaker, onVoices, voicesOf } from './speech.ts';
import { variety } from './variety.ts';

export const PACES = { slow: 0.75, calm: 0.9, usual: 1, quick: 1.25 } as const;
export type Pace = keyof typeof PACES;

/** A device's stored narration settings; whether it narrates is chosen each time. */
interface Kept {
  /** Empty: the page's own. */
  locale: Locale | '';
  pace: Pace;
  /** From 0 to 100. */
  volume: number;
}
const KEY = 'duskhall.narrator';
function kept(): Kept {
  const usual: Kept = { locale: '', pace: 'usual', volume: 80 };
  try {
    const read: Partial<Kept> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (read.locale !== undefined && LOCALES.includes(read.locale as Locale)) usual.locale = read.locale;
    if (read.pace !== undefined && read.pace in PACES) usual.pace = read.pace;
    if (typeof read.volume === 'number') usual.volume = Math.min(100, Math.max(0, read.volume));
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

/** What the narrator says and shows, and how; only a device that was chosen speaks. */
export class Narration {
  readonly manner = $state(kept());
  isOn = $state(false);
  /** What has just happened, in the narrator's language: there whether anybody speaks or not. */
  captions = $state.raw<readonly string[]>([]);
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
      const { log, match: now } = given();
      untrack(() => {
        if (now !== match) {
          heard = null;
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
    return events.flatMap((event) =>
      linesOf(teller, event, view, names).map((text) => ({ text, rank: RANKS[event.type] ?? NEWS })),
    );
  }

  /** A page opened later shows the last line, but does not speak it; it counts what was told, so as not to repeat it. */
  #hear(log: readonly Event[], heard: readonly Event[] | null): void {
    const isFirst = heard === null;
    const lines = this.#linesOf(isFirst ? log : newsIn(heard, log));
    if (lines.length === 0) return;
    this.captions = lines.slice(isFirst ? -1 : -CAPTIONS).map(({ text }) => text);
    if (!this.isOn || isFirst) return;
    const { windowEnds } = this.#given();
    this.#narrator.tell(lines, windowEnds < 0 ? Number.POSITIVE_INFINITY : windowEnds);
  }

  /** Turns narration on this device on or off. */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    if (!isOn) {
      this.#narrator.hush();
      return;
    }
    this.#narrator.tell(
      this.captions.map((text) => ({ text, rank: NEWS })),
      Number.POSITIVE_INFINITY,
    );
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
