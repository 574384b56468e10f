import { speak } from './speak.ts';

export const texts = speak({
  title: 'Morpion',
  summary: 'Deux joueurs marquent les cases d’une grille de trois sur trois ; trois signes alignés gagnent.',
  marks: ['une croix', 'un rond'],
  cells: [
    'en haut à gauche',
    'en haut',
    'en haut à droite',
    'à gauche',
    'au centre',
    'à droite',
    'en bas à gauche',
    'en bas',
    'en bas à droite',
  ],
  markCell: 'À vous : marquez une case vide.',
  waitFor: (name) => `On attend ${name}.`,
  marked: (name, mark, cell) => `${name} met ${mark} ${cell}.`,
  won: (name) => `${name} gagne : trois signes alignés.`,
  tied: 'Match nul : la grille est pleine et personne n’a aligné trois signes.',
  mark: 'signe',
  row: (number) => `ligne ${number}`,
  refusals: {
    over: 'La partie est finie.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'not-a-move': 'Ce coup n’existe pas ici : indiquez une case de 0 à 8.',
    taken: 'Il y a déjà un signe {cell}.',
  },
  rules: {
    'TTT-1': [
      'La grille',
      'Neuf cases, trois sur trois, toutes vides. Le premier joueur a les croix, le second les ronds.',
    ],
    'TTT-2': ['Le tour', 'On joue chacun son tour, les croix d’abord. On met un signe dans une case vide. Il y reste.'],
    'TTT-3': [
      'La fin',
      'Trois de vos signes en ligne, en colonne ou en diagonale gagnent. Une grille pleine sans cela est nulle.',
    ],
  },
});
