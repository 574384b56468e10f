import type { StakeWords } from '../catalogue.ts';

const owner = (name: string | null): string => name ?? 'you';

export const stakes: StakeWords = {
  vampiresDead: (dead) => `Vampires dead: ${dead} of 3.`,
  humansDead: (dead) => `Humans dead: ${dead} of 6.`,
  inCastle: (revealed) => `Revealed in the castle: ${revealed} of 3.`,
  oneMore: (name) => `One more, and ${name === null ? 'you win' : `${name} wins`}.`,
  cards: (vampire, vampires, human, humans) => `Cards left: ${owner(vampire)} ${vampires}, ${owner(human)} ${humans}.`,
  points: (human, vampire) => `When all are gone, points decide: humans ${human}, vampires ${vampire}.`,
};
