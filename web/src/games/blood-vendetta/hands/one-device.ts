import type { BloodVendetta } from '@duskhall/blood-vendetta';
import type { HandedClient } from '../../../board.ts';
import { isSecret, stageOf } from '../stage.ts';
import { UNTIMED } from '../untimed.ts';
import Hands from './Hands.svelte';

const VOTES = ['verdict', 'ballot'];

export const handed: HandedClient<BloodVendetta> = {
  options: UNTIMED,
  choices: ['set', 'revealOnDeath', 'nightVote', 'secretBallot', 'debateSeconds'],
  isHandedRound: (view) => isSecret(view) || (view.options.secretBallot === 'on' && VOTES.includes(stageOf(view))),
  hands: Hands,
};
