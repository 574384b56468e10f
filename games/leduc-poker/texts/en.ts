import { counter } from '@duskhall/kernel';
import { speak } from './speak.ts';

const count = counter('en');
const chips = (n: number): string => count(n, { one: 'chip', other: 'chips' });

export const texts = speak({
  title: 'Leduc poker',
  summary: 'Six cards, two rounds of betting and one card in the middle.',
  ranks: ['jack', 'queen', 'king'],
  unseen: 'face down',
  asks: {
    bet: 'Your turn: check or bet?',
    raise: 'There is a bet against you: call, raise or fold?',
    call: 'There is a raise against you: call or fold?',
  },
  waitFor: (name) => `Waiting for ${name}.`,
  buttons: {
    check: () => 'Check',
    bet: (n) => `Bet ${chips(n)}`,
    call: (n) => `Call with ${chips(n)}`,
    raise: (n) => `Raise with ${chips(n)}`,
    fold: () => 'Fold',
  },
  acted: {
    check: (name) => `${name} checks.`,
    bet: (name, n) => `${name} bets ${chips(n)}.`,
    call: (name, n) => `${name} calls with ${chips(n)}.`,
    raise: (name, n) => `${name} raises with ${chips(n)}.`,
    fold: (name) => `${name} folds.`,
  },
  dealt: (name) => `${name} gets a card.`,
  saw: (name, card) => `${name} gets a card: ${card}.`,
  opened: (card) => `The board is turned up: ${card}.`,
  showed: (name, card) => `${name} shows a card: ${card}.`,
  won: (name, n) => `${name} wins ${chips(n)}.`,
  split: 'The hands are equal: the pot is split.',
  card: 'card',
  paid: 'chips in the pot',
  board: 'board',
  refusals: {
    over: 'The game is over.',
    'not-your-turn': 'It is not your turn.',
    'not-a-move': 'There is no such action: check, bet, call, raise or fold.',
    'no-bet-yet': 'There is no bet yet: check or bet.',
    'answer-the-bet': 'There is a bet against you: it must be answered.',
    'no-more-raises': 'This round has had its raise: call or fold.',
  },
  rules: {
    'LP-1': [
      'Cards',
      'Jack, queen and king in two suits. Each player gets one card; the other four are the deck. Suits decide nothing.',
    ],
    'LP-2': ['Ante', 'Each player puts 1 chip into the pot first.'],
    'LP-3': [
      'Turn',
      'There are two rounds, and the first player begins both. Without a bet you check or bet; against a bet you call, raise or fold. Two checks or a call end the round.',
    ],
    'LP-4': [
      'Bets',
      'A bet is 2 chips in the first round and 4 in the second. A raise calls and adds as much. A round has one bet and one raise at most.',
    ],
    'LP-5': ['Board', 'After the first round one card of the deck is turned up for everybody.'],
    'LP-6': ['Fold', 'Who folds loses the pot to the other player. No card is shown.'],
    'LP-7': [
      'Showdown',
      'After the second round both cards are shown. A pair with the board wins, else the higher rank. Equal ranks split the pot.',
    ],
    'LP-8': ['End', 'One hand is a game. Your score is the number of chips you have won or lost.'],
  },
});
