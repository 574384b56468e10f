import type { View } from '@duskhall/blood-vendetta';
import type { HandedClient } from '../../../board.ts';
import { isSecret, stageOf } from '../moment.ts';
import { UNTIMED } from '../untimed.ts';
import Hands from './Hands.svelte';

const VOTES = ['verdict', 'ballot'];

export const handed: HandedClient = {
  options: UNTIMED,
  choices: ['set', 'revealOnDeath', 'nightVote', 'secretBallot', 'debateSeconds'],
  isHandedRound: (given) => {
    const view = given as View;
    return isSecret(view) || (view.options.secretBallot === 'on' && VOTES.includes(stageOf(view)));
  },
  hands: Hands,
};
