import type { StakeWords } from '../catalogue.ts';

const owner = (name: string | null): string => name ?? 'у вас';

export const stakes: StakeWords = {
  vampiresDead: (dead) => `Убито вампиров: ${dead} из 3.`,
  humansDead: (dead) => `Убито людей: ${dead} из 6.`,
  inCastle: (revealed) => `Разоблачённых в замке: ${revealed} из 3.`,
  oneMore: (name) => (name === null ? 'Ещё один — и вы победили.' : `Ещё один — и победа: ${name}.`),
  cards: (vampire, vampires, human, humans) =>
    `Осталось карт: ${owner(vampire)} — ${vampires}, ${owner(human)} — ${humans}.`,
  points: (human, vampire) => `Когда карты кончатся, решат очки: люди — ${human}, вампиры — ${vampire}.`,
};
