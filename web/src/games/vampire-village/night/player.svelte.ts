import type { Options } from '@duskhall/vampire-village';
import { type Beat, beatsOf, type Night } from './night.ts';

/** How long a step of the night is shown: as a multiple of the motion setting, and in ms where motion is off. */
const LENGTH = 4;
const STILL = 1200;

/** Plays back a night step by step: new events automatically, all of it on request. Nothing waits for it. */
export class NightPlayer {
  beats = $state.raw<readonly Beat[]>([]);
  at = $state(-1);
  beat: Beat | null = $derived(this.beats[this.at] ?? null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = -1;
  #seen: readonly number[] | null = null;

  /** Plays what is new since the last call; on the first call nothing. */
  hear(night: Night | null, options: Options, motion: number): void {
    const seen = this.#seen;
    const isNew = night !== null && night.round !== this.#round;
    this.#round = night?.round ?? -1;
    this.#seen = night?.acts.map(settled) ?? [];
    if (night === null || seen === null || motion === 0) return;
    const before = isNew ? night.acts.map(() => 0) : seen;
    if (this.#seen.some((acts, seat) => acts > before[seat]!)) this.play(beatsOf(night, options, before), motion);
  }

  play(beats: readonly Beat[], motion: number): void {
    this.skip();
    this.beats = beats;
    if (beats.length === 0) return;
    this.at = 0;
    this.#wait(motion === 0 ? STILL : motion * LENGTH);
  }
  skip = (): void => {
    clearTimeout(this.#timer);
    this.at = -1;
  };
  /** Goes one step forward or back, and stops there. */
  step(by: number): void {
    clearTimeout(this.#timer);
    this.at = Math.min(this.beats.length - 1, Math.max(0, this.at + by));
  }

  #wait(length: number): void {
    this.#timer = setTimeout(() => {
      if (this.at < this.beats.length - 1) {
        this.at++;
        this.#wait(length);
      } else this.at = -1;
    }, length);
  }
}

/** How many acts of a seat are complete: a breach is, once its attacker has fallen. */
const settled = (acts: Night['acts'][number]): number =>
  acts.filter(({ attack, defence, creature }) => attack <= defence || creature >= 0).length;
