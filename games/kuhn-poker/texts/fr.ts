import { counter } from '@duskhall/kernel';
import { speak } from './speak.ts';

const count = counter('fr');
const chips = (n: number): string => count(n, { one: 'jeton', other: 'jetons' });

export const texts = speak({
  title: 'Poker de Kuhn',
  summary: 'Trois cartes, une mise : le plus petit des pokers.',
  cards: ['valet', 'dame', 'roi'],
  unseen: 'cachée',
  asks: {
    bet: 'À vous : parole, ou miser un jeton ?',
    call: 'Il y a une mise contre vous : suivre, ou vous coucher ?',
  },
  waitFor: (name) => `On attend ${name}.`,
  buttons: { check: 'Parole', bet: 'Miser 1 jeton', call: 'Suivre avec 1 jeton', fold: 'Se coucher' },
  acted: {
    check: (name) => `${name} dit « parole ».`,
    bet: (name) => `${name} mise 1 jeton.`,
    call: (name) => `${name} suit avec 1 jeton.`,
    fold: (name) => `${name} se couche.`,
  },
  dealt: (name) => `${name} reçoit une carte.`,
  saw: (name, card) => `${name} reçoit une carte : ${card}.`,
  showed: (name, card) => `${name} montre sa carte : ${card}.`,
  won: (name, n) => `${name} gagne ${chips(n)}.`,
  card: 'carte',
  paid: 'jetons au pot',
  refusals: {
    over: 'La partie est finie.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'not-a-move': 'Cette action n’existe pas : check, bet, call ou fold.',
    'no-bet-yet': 'Personne n’a encore misé : parole ou mise.',
    'answer-the-bet': 'Il y a une mise contre vous : suivez ou couchez-vous.',
  },
  rules: {
    'KP-1': [
      'Les cartes',
      'Valet, dame et roi ; le roi est le plus fort. Chacun reçoit une carte ; personne ne voit la troisième.',
    ],
    'KP-2': ['La mise de départ', 'Chacun met d’abord 1 jeton au pot.'],
    'KP-3': [
      'Le tour',
      'Le premier joueur commence. Sans mise, on dit « parole » ou on mise 1 jeton ; contre une mise, on suit avec 1 jeton ou on se couche. Deux « parole » ou une mise suivie mènent à l’abattage.',
    ],
    'KP-4': ['Se coucher', 'Qui se couche laisse le pot à l’autre. Aucune carte n’est montrée.'],
    'KP-5': ['L’abattage', 'Les deux cartes sont montrées, et la plus forte gagne le pot.'],
    'KP-6': ['La fin', 'Une partie est une seule donne. Le score est le nombre de jetons gagnés ou perdus.'],
  },
});
