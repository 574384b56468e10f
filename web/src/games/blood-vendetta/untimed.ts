import { bloodVendetta } from '@duskhall/blood-vendetta';
import type { OptionValues } from '@duskhall/kernel';

const timers = Object.keys(bloodVendetta.options).filter((name) => /Seconds(Each)?$/.test(name));

/**
 * For one person among bots, or one device that goes from hand to hand: nobody is waited for by the clock, and a phase has
 * one round of choices and one of cards; called one by one, the device would never rest.
 */
export const UNTIMED: OptionValues = {
  ...Object.fromEntries(timers.map((name) => [name, 0])),
  callMode: 'simultaneous',
};
