import type { StakeWords } from '../catalogue.ts';

const owner = (name: string | null): string => name ?? 'vous';

export const stakes: StakeWords = {
  vampiresDead: (dead) => `Vampires morts : ${dead} sur 3.`,
  humansDead: (dead) => `Humains morts : ${dead} sur 6.`,
  inCastle: (revealed) => `Démasqués au château : ${revealed} sur 3.`,
  oneMore: (name) => `Encore un, et ${name === null ? 'vous gagnez' : `${name} gagne`}.`,
  cards: (vampire, vampires, human, humans) =>
    `Cartes restantes : ${owner(vampire)} ${vampires}, ${owner(human)} ${humans}.`,
  points: (human, vampire) =>
    `Quand il n’y en aura plus, les points décideront : humains ${human}, vampires ${vampire}.`,
};
