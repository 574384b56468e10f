import { counter } from '@duskhall/kernel';
import { speak } from './speak.ts';

const count = counter('fr');
const chips = (n: number): string => count(n, { one: 'jeton', other: 'jetons' });

export const texts = speak({
  title: 'Poker de Leduc',
  summary: 'Six cartes, deux tours de mises et une carte commune.',
  ranks: ['valet', 'dame', 'roi'],
  unseen: 'cachée',
  asks: {
    bet: 'À vous : parole, ou miser ?',
    raise: 'Il y a une mise contre vous : suivre, relancer ou vous coucher ?',
    call: 'Il y a une relance contre vous : suivre ou vous coucher ?',
  },
  waitFor: (name) => `On attend ${name}.`,
  buttons: {
    check: () => 'Parole',
    bet: (n) => `Miser ${chips(n)}`,
    call: (n) => `Suivre avec ${chips(n)}`,
    raise: (n) => `Relancer avec ${chips(n)}`,
    fold: () => 'Se coucher',
  },
  acted: {
    check: (name) => `${name} dit « parole ».`,
    bet: (name, n) => `${name} mise ${chips(n)}.`,
    call: (name, n) => `${name} suit avec ${chips(n)}.`,
    raise: (name, n) => `${name} relance avec ${chips(n)}.`,
    fold: (name) => `${name} se couche.`,
  },
  dealt: (name) => `${name} reçoit une carte.`,
  saw: (name, card) => `${name} reçoit une carte : ${card}.`,
  opened: (card) => `La carte commune est retournée : ${card}.`,
  showed: (name, card) => `${name} montre sa carte : ${card}.`,
  won: (name, n) => `${name} gagne ${chips(n)}.`,
  split: 'Les mains se valent : le pot est partagé.',
  card: 'carte',
  paid: 'jetons au pot',
  board: 'carte commune',
  refusals: {
    over: 'La partie est finie.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'not-a-move': 'Cette action n’existe pas : check, bet, call, raise ou fold.',
    'no-bet-yet': 'Personne n’a encore misé : parole ou mise.',
    'answer-the-bet': 'Il y a une mise contre vous : il faut y répondre.',
    'no-more-raises': 'Ce tour a déjà eu sa relance : suivez ou couchez-vous.',
  },
  rules: {
    'LP-1': [
      'Les cartes',
      'Valet, dame et roi en deux couleurs. Chacun reçoit une carte ; les quatre autres forment la pioche. La couleur ne décide de rien.',
    ],
    'LP-2': ['La mise de départ', 'Chacun met d’abord 1 jeton au pot.'],
    'LP-3': [
      'Le tour de parole',
      'Il y a deux tours de mises, que le premier joueur commence. Sans mise, on dit « parole » ou on mise ; contre une mise, on suit, on relance ou on se couche. Deux « parole » ou une mise suivie finissent le tour.',
    ],
    'LP-4': [
      'Les mises',
      'Une mise vaut 2 jetons au premier tour et 4 au second. Relancer, c’est suivre et ajouter autant. Un tour a au plus une mise et une relance.',
    ],
    'LP-5': ['La carte commune', 'Après le premier tour, la carte du dessus de la pioche est retournée pour tous.'],
    'LP-6': ['Se coucher', 'Qui se couche laisse le pot à l’autre. Aucune carte n’est montrée.'],
    'LP-7': [
      'L’abattage',
      'Après le second tour, les deux cartes sont montrées. Une paire avec la carte commune gagne, sinon la carte la plus forte. À égalité, le pot est partagé.',
    ],
    'LP-8': ['La fin', 'Une partie est une seule donne. Le score est le nombre de jetons gagnés ou perdus.'],
  },
});
