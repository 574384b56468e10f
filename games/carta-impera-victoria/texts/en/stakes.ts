import type { StakeWords } from '../catalogue.ts';
import { CARDS, count, domainName } from './words.ts';

export const stakes: StakeWords = {
  goal: (cards) => `${count(cards, CARDS)} in one domain win at once`,
  wins: (name, cards, domain) =>
    name === null
      ? `You win with ${cards} more ${domainName(domain)}`
      : `${name} wins with ${cards} more ${domainName(domain)}`,
  winsNow: (name, domain) =>
    name === null
      ? `${domainName(domain)}: you win at the end of this turn`
      : `${domainName(domain)}: ${name} wins at the end of this turn`,
  finalRound: (turns) => (turns === 1 ? 'Final round: the last turn' : `Final round: ${turns} turns left`),
  deck: (cards) => `${count(cards, CARDS)} left in the deck`,
  leads: (sides) => `Domains led: ${sides.join(', ')}`,
  ours: (mates) => ['you', ...mates].join(' + '),
};
