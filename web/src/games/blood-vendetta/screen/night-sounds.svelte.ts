import type { Phase } from '@duskhall/blood-vendetta';
import { startAmbience } from './ambience.ts';
import { audio } from './gong.ts';

interface Heard {
  /** The table wants it, and this device may be heard. */
  isOn: boolean;
  phase: Phase;
  /** The narrator is speaking. */
  isDucked: boolean;
  /** From 0 to 1. */
  loud: number;
}

/** The sounds of the night, as long as they are wanted. Call it while a component is being created. */
export function playNight(heard: () => Heard): void {
  const isOn = $derived(heard().isOn);
  $effect(() => {
    if (!isOn) return;
    const ambience = startAmbience(audio());
    $effect(() => ambience.hour(heard().phase));
    $effect(() => ambience.duck(heard().isDucked));
    $effect(() => ambience.loud(heard().loud));
    return ambience.stop;
  });
}
