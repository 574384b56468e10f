import { counter } from '@duskhall/kernel';
import { speak } from './speak.ts';

const count = counter('en');
const chips = (n: number): string => count(n, { one: 'chip', other: 'chips' });

export const texts = speak({
  title: 'Kuhn poker',
  summary: 'Three cards, one bet: the smallest game of poker.',
  cards: ['jack', 'queen', 'king'],
  unseen: 'face down',
  asks: {
    bet: 'Your turn: check, or bet a chip?',
    call: 'There is a bet against you: call it, or fold?',
  },
  waitFor: (name) => `Waiting for ${name}.`,
  buttons: { check: 'Check', bet: 'Bet 1 chip', call: 'Call with 1 chip', fold: 'Fold' },
  acted: {
    check: (name) => `${name} checks.`,
    bet: (name) => `${name} bets 1 chip.`,
    call: (name) => `${name} calls with 1 chip.`,
    fold: (name) => `${name} folds.`,
  },
  dealt: (name) => `${name} gets a card.`,
  saw: (name, card) => `${name} gets a card: ${card}.`,
  showed: (name, card) => `${name} shows a card: ${card}.`,
  won: (name, n) => `${name} wins ${chips(n)}.`,
  card: 'card',
  paid: 'chips in the pot',
  refusals: {
    over: 'The game is over.',
    'not-your-turn': 'It is not your turn.',
    'not-a-move': 'There is no such action: check, bet, call or fold.',
    'no-bet-yet': 'There is no bet yet: check or bet.',
    'answer-the-bet': 'There is a bet against you: call or fold.',
  },
  rules: {
    'KP-1': ['Cards', 'Jack, queen and king, the king being highest. Each player gets one; nobody sees the third.'],
    'KP-2': ['Ante', 'Each player puts 1 chip into the pot first.'],
    'KP-3': [
      'Turn',
      'The first player begins. Without a bet you check or bet 1 chip; against a bet you call with 1 chip or fold. Two checks or a call lead to the showdown.',
    ],
    'KP-4': ['Fold', 'Who folds loses the pot to the other player. No card is shown.'],
    'KP-5': ['Showdown', 'Both cards are shown, and the higher one wins the pot.'],
    'KP-6': ['End', 'One hand is a game. Your score is the number of chips you have won or lost.'],
  },
});
