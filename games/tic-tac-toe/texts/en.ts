import { speak } from './speak.ts';

export const texts = speak({
  title: 'Tic-tac-toe',
  summary: 'Two players mark the cells of a three by three board; three in a row win.',
  marks: ['a cross', 'a nought'],
  cells: [
    'at the top left',
    'at the top',
    'at the top right',
    'on the left',
    'in the centre',
    'on the right',
    'at the bottom left',
    'at the bottom',
    'at the bottom right',
  ],
  markCell: 'Your turn: mark an empty cell.',
  waitFor: (name) => `Waiting for ${name}.`,
  marked: (name, mark, cell) => `${name} puts ${mark} ${cell}.`,
  won: (name) => `${name} wins: three in a row.`,
  tied: 'A draw: the board is full and nobody has three in a row.',
  mark: 'mark',
  row: (number) => `row ${number}`,
  refusals: {
    over: 'The game is over.',
    'not-your-turn': 'It is not your turn.',
    'not-a-move': 'That is not a move here: name a cell from 0 to 8.',
    taken: 'There is a mark already {cell}.',
  },
  rules: {
    'TTT-1': [
      'The board',
      'Nine cells, three by three, all empty. The first player has the crosses, the second the noughts.',
    ],
    'TTT-2': ['The turn', 'The players take turns, crosses first. Each puts one mark into an empty cell. Marks stay.'],
    'TTT-3': ['The end', 'Three of your marks in a row, column or diagonal win. A full board without them is a draw.'],
  },
});
