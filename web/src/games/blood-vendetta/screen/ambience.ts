import type { Phase } from '@duskhall/blood-vendetta';

/** The sounds of an hour: how loud the wind, the drone under everything and the crickets are, from 0 to 1. */
interface Sounds {
  wind: number;
  drone: number;
  crickets: number;
}
const HOURS: { readonly [phase in Phase]: Sounds } = {
  intro: { wind: 0.25, drone: 0.5, crickets: 0 },
  dawn: { wind: 0.4, drone: 0.35, crickets: 0.3 },
  day: { wind: 0.5, drone: 0.2, crickets: 0 },
  sunset: { wind: 0.35, drone: 0.7, crickets: 0.2 },
  night: { wind: 0.2, drone: 0.4, crickets: 0.6 },
};
/** Seconds in which one hour fades into the next, and in which it ducks under the narrator. */
const [FADE, DUCK] = [4, 0.4];
/** How much is left of it while somebody speaks. */
const UNDER = 0.2;
/** A minor chord, very low. */
const DRONE = [55, 82.4, 98, 110.3];
/** Seconds from one chirp of a cricket to the next, and its pitch. */
const CRICKETS: readonly (readonly [every: number, pitch: number])[] = [
  [1.7, 4150],
  [2.6, 3720],
];

export interface Ambience {
  hour(phase: Phase): void;
  /** Somebody speaks, or no longer. */
  duck(isDucked: boolean): void;
  /** From 0 to 1. */
  loud(loud: number): void;
  stop(): void;
}

/** Noise for the wind: two seconds, in a loop that the ear does not notice under a moving filter. */
function noiseIn(context: BaseAudioContext): AudioBufferSourceNode {
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: 2 * sampleRate, sampleRate });
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples.length; i++) {
    last = 0.97 * last + 0.03 * (Math.random() * 2 - 1);
    samples[i] = last * 8;
  }
  return new AudioBufferSourceNode(context, { buffer, loop: true });
}

/** Wind, a drone and crickets, synthesised; it plays until it is stopped. */
export function startAmbience(context: AudioContext): Ambience {
  void context.resume();
  const sources: AudioScheduledSourceNode[] = [];
  const start = <N extends AudioScheduledSourceNode>(node: N): N => {
    node.start();
    sources.push(node);
    return node;
  };
  const out = new GainNode(context, { gain: 0 });
  const ducked = new GainNode(context, { gain: 1 });
  out.connect(ducked).connect(context.destination);
  const layer = (): GainNode => {
    const gain = new GainNode(context, { gain: 0 });
    gain.connect(out);
    return gain;
  };
  const layers = { wind: layer(), drone: layer(), crickets: layer() };
  /** Moves a parameter slowly up and down. */
  const sway = (parameter: AudioParam, hertz: number, by: number): void => {
    const depth = new GainNode(context, { gain: by });
    start(new OscillatorNode(context, { frequency: hertz }))
      .connect(depth)
      .connect(parameter);
  };

  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 420, Q: 0.8 });
  sway(filter.frequency, 0.07, 230);
  start(noiseIn(context)).connect(filter).connect(layers.wind);

  for (const frequency of DRONE) {
    const part = new GainNode(context, { gain: 0.09 });
    sway(part.gain, 0.03 + frequency / 4000, 0.05);
    start(new OscillatorNode(context, { type: 'triangle', frequency }))
      .connect(part)
      .connect(layers.drone);
  }

  for (const [every, frequency] of CRICKETS) {
    // A slow wave opens a fast one, which cuts a tone into chirps.
    const chirp = new GainNode(context, { gain: 0 });
    const turn = new GainNode(context, { gain: 0 });
    sway(chirp.gain, 22, 0.02);
    sway(turn.gain, 1 / every, 1);
    start(new OscillatorNode(context, { frequency })).connect(chirp).connect(turn).connect(layers.crickets);
  }

  const glide = (parameter: AudioParam, to: number, seconds: number) =>
    parameter.setTargetAtTime(to, context.currentTime, seconds / 3);
  return {
    hour(phase) {
      for (const name of Object.keys(layers) as (keyof Sounds)[]) glide(layers[name].gain, HOURS[phase][name], FADE);
    },
    duck: (isDucked) => glide(ducked.gain, isDucked ? UNDER : 1, DUCK),
    loud: (loud) => glide(out.gain, loud / 2, DUCK),
    stop() {
      for (const source of sources) source.stop();
      ducked.disconnect();
    },
  };
}
