import type { Domain } from '../../cards/index.ts';
import { domainIn } from '../card-lists.ts';
import type { StakeWords } from '../catalogue.ts';
import { count, ofDomain, words } from './words.ts';

const TURNS = { one: 'ход', few: 'хода', many: 'ходов' };
const domainName = (domain: Domain): string => domainIn(words, domain);

export const stakes: StakeWords = {
  goal: (cards) => `${words.cards(cards)} в одной сфере — сразу победа`,
  wins: (name, cards, domain) => {
    const missing = `${words.cards(cards)} ${ofDomain(domain)}`;
    return name === null ? `Вам до победы: ${missing}` : `${name}: до победы ${missing}`;
  },
  winsNow: (name, domain) =>
    name === null
      ? `Вы победите в конце хода: ${domainName(domain)}`
      : `${name}: победа в конце хода (${domainName(domain)})`,
  finalRound: (turns) =>
    turns === 1 ? 'Последний раунд, последний ход' : `Последний раунд: ещё ${count(turns, TURNS)}`,
  deck: (cards) => `В колоде осталось: ${words.cards(cards)}`,
  leads: (sides) => `Первенство в сферах: ${sides.join(', ')}`,
  ours: (mates) => (mates.length === 0 ? 'у вас' : 'у вашей команды'),
};
