import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAmbience } from '../ambience.ts';

/** A gain or a pitch: where it is moved to, in order. */
class Parameter {
  moves: number[] = [];
  setTargetAtTime(to: number): void {
    this.moves.push(to);
  }
}
let playing = 0;
/** The gains before the loudspeaker, those before them and so on. */
class FakeNode {
  gain = new Parameter();
  frequency = new Parameter();
  sources: FakeNode[] = [];
  connect<T>(to: T): T {
    if (to instanceof FakeNode) to.sources.push(this);
    return to;
  }
  disconnect(): void {}
  start(): void {
    playing++;
  }
  stop(): void {
    playing--;
  }
}
class Samples {
  getChannelData = () => new Float32Array(200);
}
const NODES = ['GainNode', 'OscillatorNode', 'BiquadFilterNode', 'AudioBufferSourceNode'];
beforeEach(() => {
  playing = 0;
  for (const name of NODES) vi.stubGlobal(name, FakeNode);
  vi.stubGlobal('AudioBuffer', Samples);
});
afterEach(() => vi.unstubAllGlobals());

function openSound() {
  const destination = new FakeNode();
  const context = { currentTime: 0, sampleRate: 100, destination, resume: async () => {} };
  const ambience = startAmbience(context as unknown as AudioContext);
  const [ducked] = destination.sources;
  return { ambience, ducked: ducked!, out: ducked!.sources[0]! };
}

test('it ducks while somebody speaks, and comes back', () => {
  const { ambience, ducked, out } = openSound();
  ambience.loud(0.8);
  ambience.duck(true);
  expect(ducked.gain.moves.at(-1)).toBeLessThan(0.5);
  ambience.duck(false);
  expect(ducked.gain.moves.at(-1)).toBe(1);
  // Neither changes how loud it is otherwise.
  expect(out.gain.moves).toEqual([0.4]);
});

test('there are crickets by night and none by day, and nothing after the end', () => {
  const { ambience, out } = openSound();
  const crickets = out.sources.at(-1)!;
  ambience.hour('night');
  ambience.hour('day');
  expect(crickets.gain.moves).toEqual([0.6, 0]);
  expect(playing).toBeGreaterThan(5);
  ambience.stop();
  expect(playing).toBe(0);
});
