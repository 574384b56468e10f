import { speak } from './speak.ts';

export const texts = speak({
  title: 'Liar’s Dice',
  summary: 'One hidden die each, and bids that may be lies.',
  faces: {
    name: 'Dice',
    help: 'How many faces a die has. The highest is wild.',
    values: { 6: 'six faces', 4: 'four faces' },
  },
  bid: ({ quantity, face }) => (quantity === 1 ? `one ${face}` : `two ${face}s`),
  asks: {
    open: () => 'Your turn: make the first bid.',
    raise: (last) => `The bid is ${last}: bid higher, or call it a lie?`,
    call: (last) => `The bid is ${last}, and none is higher: call it a lie.`,
  },
  waitFor: (name) => `Waiting for ${name}.`,
  button: (bid) => `Bid ${bid}`,
  callButton: 'Liar!',
  rolled: (name) => `${name} rolls a die.`,
  saw: (name, die) => `${name} rolls a die: ${die}.`,
  raised: (name, bid) => `${name} bids ${bid}.`,
  called: (name) => `${name} calls “Liar!”.`,
  showed: (name, die) => `${name} shows a die: ${die}.`,
  counted: (bid, isTrue) => `The bid of ${bid} was ${isTrue ? 'true' : 'a lie'}.`,
  won: (name) => `${name} wins.`,
  die: 'die',
  unseen: 'hidden',
  wild: 'wild',
  bids: 'bids',
  noBid: 'none yet',
  refusals: {
    over: 'The game is over.',
    'not-your-turn': 'It is not your turn.',
    'not-a-move': 'There is no such bid: name one or two dice and a face that they have.',
    'no-bid-yet': 'Nothing has been bid yet: make the first bid.',
    'not-higher': 'This bid is not higher than the last.',
  },
  rules: {
    'LD-1': ['Dice', 'Each player rolls one die and looks at it alone.'],
    'LD-2': ['Wild', 'The highest face is wild: it counts as every face.'],
    'LD-3': [
      'Turn',
      'The first player makes the first bid. After that you bid higher, or call the other player a liar.',
    ],
    'LD-4': [
      'Bid',
      'A bid says that at least one or two of the dice count as a face. It must be higher than the last: a higher quantity, or the same quantity of a higher face.',
    ],
    'LD-5': ['Call', 'Both dice are shown. If the last bid was true, whoever bid it wins, otherwise the caller.'],
    'LD-6': ['End', 'One round is a game. The winner scores 1, the loser -1.'],
  },
});
