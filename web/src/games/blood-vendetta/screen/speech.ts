import type { Locale } from '@duskhall/kernel';
import { gong } from './gong.ts';
import type { Speaker } from './narrator.ts';

/** How the narrator speaks. */
export interface Manner {
  locale: Locale;
  /** 1 is the usual pace. */
  pace: number;
  /** From 0 to 1. */
  loud: number;
}

/** Letters per second at the usual pace; a line that takes twice as long is given up, as the browser lost its end event. */
const SPEED = 14;
const PATIENCE = 2;
const LEAST = 2500;

const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);

/** The voices of a language; browsers load them asynchronously (`onVoices`). */
export const voicesOf = (locale: Locale): SpeechSynthesisVoice[] =>
  synthesis()
    ?.getVoices()
    .filter(({ lang }) => lang.slice(0, 2).toLowerCase() === locale) ?? [];

/** Calls back when the browser has loaded its voices, until the returned function is called. */
export function onVoices(hear: () => void): () => void {
  const known = synthesis();
  known?.addEventListener('voiceschanged', hear);
  return () => known?.removeEventListener('voiceschanged', hear);
}

/** The browser's voice in the language of the room; without one a gong, and time to read. */
export function browserSpeaker(manner: () => Manner): Speaker {
  let leave = () => {};
  const speed = () => SPEED * manner().pace;
  return {
    say: (text) =>
      new Promise((resolve) => {
        const { locale, pace, loud } = manner();
        const [voice] = voicesOf(locale);
        const lasts = Math.max(LEAST, (text.length / speed()) * 1000);
        const timer = setTimeout(done, voice === undefined ? lasts : lasts * PATIENCE);
        function done(): void {
          clearTimeout(timer);
          leave = () => {};
          resolve();
        }
        leave = () => {
          synthesis()?.cancel();
          done();
        };
        if (voice === undefined) return gong(loud);
        const words = new SpeechSynthesisUtterance(text);
        Object.assign(words, { voice, lang: voice.lang, rate: pace, volume: loud, onend: done, onerror: done });
        synthesis()!.speak(words);
      }),
    stop: () => leave(),
    speed,
    now: () => performance.now(),
  };
}
