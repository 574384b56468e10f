import { CARDS, type CardName, EFFECT_NUMBERS, type EffectName, FINISH } from '@duskhall/carta-impera-victoria';

export const card = (name: CardName) => ({ card: CARDS[name].number });
export const effect = (name: EffectName) => ({ effect: EFFECT_NUMBERS[name] });
export const finish = { effect: FINISH };
