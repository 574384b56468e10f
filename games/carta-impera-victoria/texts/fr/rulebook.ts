import type { RulebookWords } from '../en/rulebook.ts';

const either = new Intl.ListFormat('fr', { type: 'disjunction' });

export const rulebook: RulebookWords = {
  course: {
    play: {
      title: 'Jouer une carte',
      text: 'Une carte de votre main rejoint, face visible, votre plan de jeu. Passer est interdit.',
    },
    permanent: {
      title: 'Utiliser des effets permanents',
      text: 'Ils sont gratuits si vous avez assez de cartes de leur domaine. Un par domaine.',
    },
    discard: {
      title: 'Utiliser des effets de sacrifice',
      text: 'Chacun coûte une carte de son domaine. Un par domaine, dans n’importe quel ordre avec les autres.',
    },
    draw: { title: 'Piocher', text: 'Jusqu’à votre limite de main : 3 cartes, ou 5 ou 7 avec la Religion.' },
    embargo: {
      title: 'Retirer les Embargos',
      text: 'Ceux qui vous ont couvert pendant tout le tour vont à la défausse.',
    },
    hegemony: {
      title: 'Hégémonie ?',
      text: 'Si une de vos colonnes compte assez de cartes, vous avez gagné.',
    },
  },
  again: 'Au suivant',
  end: 'Quand la pioche est vide, on achève le tour de table : l’emporte qui mène dans le plus de domaines.',
  groups: { domains: 'Les domaines et leurs cartes', effects: 'Tous les effets', signs: 'Les signes sur la table' },
  domains: {
    military: 'Fait place dans votre main à de nouvelles cartes et frappe les colonnes de tout le monde à la fois.',
    religion: 'Remplit votre main et vous laisse choisir dans celle d’un autre.',
    economy: 'Remplace les cartes dont vous n’avez plus besoin et ferme un domaine à quelqu’un pendant un tour.',
    science: 'Fait passer vos cartes d’un domaine à un autre et fouille la pioche.',
    culture: 'Emprunte les effets permanents des autres, tant que vous avez le plus de cartes Art.',
    utopia: 'Ramène ce qui a été défaussé et éloigne l’hégémonie. À égalité de points, on la compare en premier.',
  },
  signs: {
    levels: {
      name: 'Points, losanges et couronne',
      text: 'Il y a un signe par carte jusqu’à l’hégémonie. Les deux losanges sont les niveaux 1 et 2, la couronne est l’hégémonie ; ce qui est atteint s’allume.',
    },
    embargo: {
      name: 'Marqueur Embargo',
      text: 'Une carte Économie, face cachée et en travers. Aucune carte de ce domaine ne peut être jouée ici jusqu’à la fin du prochain tour de la personne visée.',
    },
    democracy: {
      name: 'Marqueur Démocratie',
      text: 'Une carte Utopie, face cachée. Jusqu’à la fin de la partie, l’hégémonie demande une carte de plus dans cette colonne.',
    },
    coin: {
      name: 'Pièce de Majorité en Art',
      text: 'Elle se trouve sur la dernière colonne copiée par Inspiration. Au milieu de la table, elle n’est à personne.',
    },
    lead: {
      name: 'Couronne de laurier',
      text: 'Plus de cartes Art que chacun des autres : l’Inspiration est ouverte.',
    },
    first: {
      name: 'Premier joueur',
      text: 'Commence chaque tour de table, toute la partie. Une fois la pioche vide, la partie s’arrête juste avant son prochain tour.',
    },
  },
  facts: {
    effects: 'Effets',
    cards: 'Cartes',
    permanent: 'effet permanent',
    discard: 'effet de sacrifice',
    players: (seats) => `${either.format(seats)} joueurs`,
  },
  numbers: {
    thresholds: 'Cartes d’un même domaine, selon le nombre de joueurs',
    cards: 'Cartes en jeu, selon le nombre de joueurs',
    players: 'Joueurs',
    age: (age) => `Âge ${age}`,
    all: 'Tous les âges',
    removed: 'Écartées sans être vues',
    dealt: 'Pioche après la distribution',
    drafted: 'Pioche après un draft',
  },
  examples: {
    threshold: {
      title: 'Un seuil atteint en cours de tour',
      captions: [
        'Trois joueurs. Vous avez 2 cartes Économie, 2 Science et 1 Art. C’est trop peu pour un niveau 1, qui demande 3 cartes d’un domaine.',
        'Vous jouez Économie I. Avec 3 cartes Économie, le Développement s’ouvre aussitôt.',
        'Développement : vous défaussez Art et jouez Science II. Cela fait 3 cartes Science, et l’Expérience s’ouvre aussi.',
        'Expérience : vous reprenez Économie en main et jouez votre autre Science II. Il ne reste que 2 cartes Économie, mais le Développement est déjà accompli.',
        'Vous terminez avec 4 cartes Science et 2 Économie. Il vous reste 1 carte en main ; vous en piochez 2.',
      ],
    },
    attack: {
      title: 'L’Attaque touche tout le monde',
      captions: [
        'Trois joueurs. Vous avez 2 cartes Militaire et 1 Science. Odile a 3 cartes Science, donc le niveau 1. Casimir a 4 cartes Militaire.',
        'Vous utilisez l’Attaque et payez 1 carte Militaire. Vous pouvez attaquer tout domaine dont il vous reste une carte : le Militaire ou la Science.',
        'Vous attaquez la Science. Vous défaussez votre carte Science, et Odile une des siennes : avec 2 cartes, elle a perdu le niveau 1. Casimir n’a pas de Science et ne perd rien.',
      ],
    },
    embargo: {
      title: 'Sous Embargo',
      captions: [
        'Quatre joueurs. Un Embargo couvre votre Science : vous ne pouvez pas jouer vos deux cartes Science. Il ne reste qu’Économie II.',
        'Vous jouez Économie II. 2 cartes Économie suffiraient au Développement, mais votre main ne contient aucune carte que vous puissiez jouer.',
        'Votre colonne Science compte toujours : 4 cartes, niveau 2. Vous utilisez l’Expérience. Vous ne pouvez reprendre qu’Économie, car après Science vous n’auriez rien à jouer.',
        'Économie II est revenue en main, et vous devez la rejouer aussitôt.',
        'Vous terminez. L’Embargo vous a couvert pendant tout le tour : il va à la défausse, comme carte Économie. À votre prochain tour, vous pourrez de nouveau jouer Science.',
      ],
    },
    democracy: {
      title: 'Une carte de plus à cause de la Démocratie',
      captions: [
        'Deux joueurs : l’hégémonie demande 8 cartes. Vous avez 7 cartes Science. C’est le tour d’Odile, qui a 2 cartes Utopie.',
        'Odile utilise la Démocratie : une de ses cartes Utopie couvre votre Science, où il vous faut désormais 9 cartes. Elle termine, et c’est à vous.',
        'Vous jouez Science III. Terminer avec 8 cartes ne vous ferait pas gagner.',
        'Mais vous avez 3 cartes Économie. Développement : vous en défaussez une et jouez votre deuxième Science III. Cela fait 9.',
        'Vous terminez. À la fin de votre tour, vous avez 9 cartes Science et gagnez par hégémonie.',
      ],
    },
    inspiration: {
      title: 'L’Inspiration et la pièce',
      captions: [
        'Quatre joueurs. Odile et vous avez chacun 2 cartes Art : personne ne peut utiliser l’Inspiration. Odile a 4 cartes Science : niveau 2.',
        'Vous jouez Art II. Avec 3 cartes Art, vous en avez plus que chacun des autres : l’Inspiration est ouverte.',
        'Vous utilisez l’Inspiration. Vous pouvez copier l’Expérience ou la Recherche d’Odile, ou le Développement de Casimir.',
        'Vous copiez la Recherche et l’accomplissez avec vos propres cartes : vous reprenez vos deux cartes Militaire et jouez Science II et Religion I. La pièce est sur la Science d’Odile.',
        'Vous terminez, et Odile joue Art. Vous avez maintenant 3 cartes tous les deux : la pièce revient aussitôt sur la table, et personne ne peut utiliser l’Inspiration.',
      ],
    },
    inquisition: {
      title: 'D’abord le Livre sacré, puis l’Inquisition',
      captions: [
        'Quatre joueurs : 2 cartes ouvrent le niveau 1. Vous avez 1 carte Religion et tenez Religion I, Science I et Militaire I.',
        'Vous jouez Religion I. Avec 2 cartes Religion, vous utilisez le Livre sacré : ce tour-ci, vous piocherez jusqu’à 5 cartes.',
        'Vous utilisez l’Inquisition contre Odile. Elle vous coûte une carte Religion. Vous prenez ses 3 cartes et devez en rendre 3, des siennes ou des vôtres.',
        'Vous gardez Économie I et Art I et rendez les autres. Odile et vous êtes seuls à savoir quelles cartes c’étaient.',
        'Vous terminez. Le Livre sacré compte, bien qu’il ne vous reste qu’une carte Religion : vous piochez 3 cartes. Après l’Inquisition, vous n’auriez plus pu l’utiliser.',
      ],
    },
    midturn: {
      title: 'Seule la fin du tour compte',
      captions: [
        'Trois joueurs : l’hégémonie demande 7 cartes. Vous avez 6 cartes Science et une autre en main.',
        'Vous jouez Science III : 7 cartes. Si vous terminez maintenant, vous gagnez.',
        'Mais vous utilisez d’abord la Découverte. Elle coûte une carte Science : vous n’en avez plus que 6. Vous piochez 5 cartes et devez en défausser 5.',
        'Vous terminez avec 6 cartes Science et n’avez pas gagné : les 7 cartes atteintes en cours de tour ne comptent pas.',
      ],
    },
    final: {
      title: 'La dernière carte de la pioche',
      captions: [
        'Trois joueurs ; Casimir est premier joueur. C’est votre tour, puis viendra celui d’Odile. Il reste 3 cartes dans la pioche.',
        'Vous utilisez la Découverte. Vous piochez 3 cartes au lieu de 5 et devez en défausser exactement 3. La pioche est vide : c’est le dernier tour de table.',
        'Vous défaussez 3 cartes et terminez sans piocher. Odile a encore un tour.',
        'Odile joue Militaire et termine. Ce serait à Casimir, mais il est premier joueur : la partie est finie. Vous menez en Art, en Utopie et, avec Casimir, en Économie. Vous gagnez avec 3 points ; les autres en ont 2 chacun.',
      ],
    },
    tie: {
      title: 'Égalité de points',
      captions: [
        'Trois joueurs, dernier tour du dernier tour de table. Il vous reste une carte en main, Utopie III.',
        'Vous la jouez. Vous menez maintenant en Militaire et en Science, Odile en Religion et en Économie ; en Art et en Utopie, vous avez 2 cartes chacun. Le marqueur Démocratie sur votre Science ne change rien ici.',
        'Vous terminez, à 4 points partout. On compare d’abord l’Utopie, puis l’Art : 2 à 2 les deux fois. Vient ensuite la Science : avec 4 cartes contre 3, vous gagnez.',
      ],
    },
  },
};
