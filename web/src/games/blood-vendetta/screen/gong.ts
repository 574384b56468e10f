/** The partials of a gong: pitch relative to the lowest, loudness, and decay in seconds. */
const PARTIALS: readonly (readonly [number, number, number])[] = [
  [1, 0.5, 3.2],
  [1.52, 0.3, 2.4],
  [2.01, 0.22, 1.8],
  [2.74, 0.16, 1.2],
  [3.76, 0.08, 0.8],
];
const LOWEST = 110;
/** The attack of a strike, in seconds. */
const SWELL = 0.03;

let context: AudioContext | null = null;
/** The page's one audio context; a browser lets it sound after the first tap. */
export const audio = (): AudioContext => (context ??= new AudioContext());

/** Plays a synthesised gong; `loud` is from 0 to 1. */
export function gong(loud: number): void {
  const context = audio();
  void context.resume();
  const now = context.currentTime;
  for (const [pitch, part, rings] of PARTIALS) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: LOWEST * pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(part * loud, now + SWELL);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + rings);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + rings);
  }
}
