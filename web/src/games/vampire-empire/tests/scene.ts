import { fastRng, readOptions, type Seat } from '@duskhall/kernel';
import { CARD_IDS, vampireEmpire as game, isOfVampireDeck, type State, type View } from '@duskhall/vampire-empire';

export const VAMPIRE: Seat = 0;
export const HUMAN: Seat = 1;

const SETTINGS = { responseMode: 'always-ask', cardSet: 'reconstructed-1' };
/** A table set by names, the vampire player on seat 0; nobody waits. */
export const tableOf = (given: object, options: object = {}): State =>
  game.scenario(given, readOptions(game.options, { ...SETTINGS, ...options }, 2), 2, fastRng(1));
export const eyesOf = (s: State, seat: Seat): View => game.view(s, seat);
export const humanCard = (id: string): number => CARD_IDS.findIndex((known, i) => known === id && !isOfVampireDeck(i));
export const vampireCard = (id: string): number => CARD_IDS.findIndex((known, i) => known === id && isOfVampireDeck(i));
