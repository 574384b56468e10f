import { settings } from './settings.svelte.ts';

/** A tone: pitch in Hz, start and fade in seconds, and its share of the volume. */
interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
}
const bell = (pitch: number, at: number, loud = 0.5): Tone => ({ pitch, at, lasts: 1.1, loud, shape: 'sine' });
const knock = (pitch: number, at: number): Tone => ({ pitch, at, lasts: 0.09, loud: 0.35, shape: 'triangle' });

const SOUNDS = {
  turn: [bell(659, 0), bell(988, 0.14)],
  moved: [knock(210, 0), knock(160, 0.03)],
  refused: [{ pitch: 150, at: 0, lasts: 0.25, loud: 0.4, shape: 'triangle' }],
  ended: [bell(523, 0), bell(659, 0.12), bell(784, 0.24), bell(1047, 0.4)],
  won: [bell(392, 0), bell(523, 0.16), bell(659, 0.32), bell(784, 0.48), bell(1047, 0.8, 0.6)],
  lost: [bell(330, 0, 0.4), bell(294, 0.3, 0.4), bell(220, 0.6, 0.5)],
  said: [bell(880, 0, 0.2)],
  /** A low toll, and a wrong note over it. */
  revealed: [bell(98, 0, 0.7), bell(147, 0.02), bell(311, 0.35, 0.25), bell(330, 0.37, 0.2)],
} satisfies { [name: string]: Tone[] };

let context: AudioContext | null = null;
let isHushed = false;

/** In a party game only the table's screen makes sounds. */
export const hush = (isWanted: boolean): void => {
  isHushed = isWanted;
};
/** Vibrates, unless that is turned off or could be heard in a secret phase. */
export function shake(pattern: readonly number[]): void {
  if (isHushed || !settings.vibrates || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...pattern]);
}

/** Plays a synthesised sound; there are no audio files. */
export function sound(name: keyof typeof SOUNDS): void {
  if (isHushed || !settings.hasSound || settings.volume === 0) return;
  // Browsers allow no sound before the first click or key.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const { pitch, at, lasts, loud, shape } of SOUNDS[name]) {
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    const level = (loud * settings.volume) / 300;
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(level, now + at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + lasts);
  }
}
