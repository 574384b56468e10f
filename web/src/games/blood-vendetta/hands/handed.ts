import { bloodVendetta, type View } from '@duskhall/blood-vendetta';
import type { HandedClient } from '../../../board.ts';
import { isSecret, stageOf } from '../moment.ts';
import Hands from './Hands.svelte';

/** Nobody can be waited for by the clock when one device goes from hand to hand. */
const untimed = Object.fromEntries(
  Object.keys(bloodVendetta.options).flatMap((name) => (/Seconds(Each)?$/.test(name) ? [[name, 0]] : [])),
);
const VOTES = ['verdict', 'ballot'];

export const handed: HandedClient = {
  // One round of choices and one of cards for each phase: with calls one by one the device would never rest.
  options: { ...untimed, callMode: 'simultaneous' },
  choices: ['set', 'revealOnDeath', 'nightVote', 'secretBallot', 'debateSeconds'],
  isHandedRound: (given) => {
    const view = given as View;
    return isSecret(view) || (view.options.secretBallot === 'on' && VOTES.includes(stageOf(view)));
  },
  hands: Hands,
};
