import type { COURSE_RULES, END_RULES, Help } from '../help-rules.ts';

export const courseRules: Help<(typeof COURSE_RULES)[number]> = {
  'CIV-1': [
    'Le jeu',
    'Chacun bâtit une civilisation avec les cartes de six domaines. Réunir assez de cartes d’un même domaine à la fin de son tour, c’est l’hégémonie : la victoire est immédiate. Si personne n’y parvient, la pioche s’épuise et l’emporte qui mène dans le plus de domaines.',
  ],
  'CIV-2': [
    'Cartes et domaines',
    'Une carte n’a qu’un domaine et un âge. Les six domaines sont Militaire, Religion, Économie, Science, Art et Utopie. La Religion ne se trouve qu’aux âges I et II, l’Utopie qu’à l’âge III. L’âge ne change que le dos. Une colonne réunit toutes vos cartes visibles d’un domaine.',
  ],
  'CIV-2.5': [
    'Combien de cartes il faut',
    'À deux ou à trois : 3 cartes d’un domaine ouvrent son effet de niveau 1, 5 cartes celui de niveau 2. À quatre : 2 et 4 cartes. L’hégémonie demande 7 cartes, et 8 à deux.',
  ],
  'CIV-3': [
    'Mise en place',
    'Les trois âges sont mélangés séparément puis empilés, l’âge I au-dessus. À deux ou à trois, trois cartes de chaque âge quittent la partie sans être vues. Le sort désigne le premier joueur et chacun reçoit trois cartes en main, distribuées ou choisies au draft.',
  ],
  'CIV-3.8': [
    'Le draft',
    'Chacun reçoit quatre cartes, en garde une en secret et passe les autres dans le sens horaire ; de même avec les trois qui arrivent. Des deux dernières, on en garde une et l’autre va, visible, au centre. Puis chacun prend une carte du centre dans son plan de jeu : le dernier de l’ordre du tour commence, le premier joueur finit. Les trois cartes gardées forment votre main.',
  ],
  'CIV-4': [
    'Le tour',
    'Un tour a trois étapes : jouer une carte, utiliser autant d’effets qu’on veut, piocher. Puis c’est au suivant, dans le sens horaire. Personne n’agit pendant le tour d’un autre.',
  ],
  'CIV-4.2': [
    'Jouer une carte',
    'Au début de votre tour, vous posez une carte de votre main, face visible, dans votre plan de jeu, avec celles de son domaine. Passer est interdit. L’étape ne saute que si votre main est vide ou si un Embargo ferme tout ce qu’elle contient.',
  ],
  'CIV-4.4': [
    'Domaine fermé',
    'Tant qu’un Embargo couvre un de vos domaines, vous ne pouvez en jouer aucune carte, ni en début de tour ni par un effet. Rien d’autre ne peut empêcher de jouer une carte.',
  ],
  'CIV-4.5': [
    'Utiliser des effets',
    'Après avoir joué, vous utilisez des effets l’un après l’autre, dans l’ordre voulu, jusqu’à ce que vous terminiez. Les effets permanents sont gratuits mais demandent assez de cartes de leur domaine. Les effets de sacrifice coûtent une carte du leur.',
  ],
  'CIV-4.6': [
    'Une fois par tour',
    'À chaque tour, un domaine vous accorde un effet permanent et un effet de sacrifice. Les deux niveaux d’un domaine comptent pour un seul effet permanent : c’est l’un ou l’autre.',
  ],
  'CIV-4.7': [
    'Quand on compte',
    'C’est votre plan de jeu au moment où l’effet commence qui compte. Les cartes jouées plus tôt dans ce tour aident, les cartes perdues n’aident plus. Avec assez de cartes pour le niveau 2, vous pouvez préférer le niveau 1. Un effet commencé va jusqu’au bout.',
  ],
  'CIV-4.10': [
    'Tout ou rien',
    'Un effet ne se commence que si vous pouvez l’accomplir en entier, et aucun choix ne doit rendre la suite impossible. Trois choses seules peuvent rester incomplètes : ce que perdent les autres lors d’une Attaque, ce que pioche la Découverte et la main que prend l’Inquisition.',
  ],
  'CIV-4.12': [
    'Piocher',
    'À la fin, vous piochez jusqu’à votre limite de main : 3 cartes, ou 5 ou 7 grâce à la Religion. Si vous en avez déjà autant ou davantage, vous ne piochez ni ne défaussez rien.',
  ],
  'CIV-4.15': [
    'La fin du tour',
    'Les Embargos qui vous ont couvert pendant tout le tour vont à la défausse. Puis on vérifie si vous avez l’hégémonie. Sinon, c’est au suivant.',
  ],
  'CIV-4.17': [
    'Défausser',
    'Les cartes défaussées restent visibles, qu’elles viennent d’une main ou d’un plan de jeu. Tout le monde peut consulter la défausse à tout moment.',
  ],
  'CIV-4.19': [
    'Le dernier tour de table',
    'Quand la dernière carte de la pioche est prise, on achève le tour de table, pour que tous aient joué autant de tours. On ne pioche plus. L’hégémonie reste possible ; sinon, on compte les domaines.',
  ],
  'CIV-4.22': [
    'Quand plus rien ne bouge',
    'Si aucune carte ne quitte la pioche pendant plusieurs tours de table entiers, 10 sauf choix contraire de la table, la partie s’arrête et l’on compte les domaines.',
  ],
};

export const endRules: Help<(typeof END_RULES)[number]> = {
  'CIV-6': [
    'La fin',
    'La partie s’achève aussitôt par une hégémonie, ou après le dernier tour de table à la majorité. On gagne ou on perd, il n’y a pas de deuxième place. Ensuite, toutes les cartes cachées sont montrées.',
  ],
  'CIV-6.1': [
    'Hégémonie',
    'Vous gagnez si, à la fin de votre propre tour, une de vos colonnes compte 7 cartes ou plus, 8 à deux, et une de plus par marqueur Démocratie posé dessus. Un nombre atteint en cours de tour puis perdu ne compte pas.',
  ],
  'CIV-6.5': [
    'Victoire à la majorité',
    'Dans chaque domaine, qui a le plus de cartes visibles marque un point ; en cas d’égalité, chacun en marque un. Un domaine sans carte n’en donne pas. Mains, marqueurs et pièce ne comptent pas. Le plus de points l’emporte.',
  ],
  'CIV-6.8': [
    'Égalités',
    'À égalité de points, le plus de cartes Utopie l’emporte ; puis l’Art, la Science, l’Économie, la Religion et le Militaire décident tour à tour. Si l’égalité demeure, la victoire est partagée.',
  ],
  'CIV-6.20': [
    'Équipes',
    'À quatre, deux contre deux, les partenaires face à face. L’hégémonie de l’un est la victoire des deux. Une équipe marque un point là où l’un des siens a, à lui seul, le plus de cartes ; celles des partenaires ne s’additionnent que pour départager une égalité. L’Attaque touche aussi votre partenaire, et les mains restent cachées l’une à l’autre.',
  ],
  'CIV-7': [
    'Décisions et temps',
    'On vous interroge même si une seule réponse est possible, pour que votre rapidité ne trahisse pas votre main. Si le temps est écoulé, votre tour se termine, les cartes prises sont rendues ou le hasard choisit.',
  ],
  'CIV-8': [
    'Ce qui est caché',
    'Sont cachées les faces des mains, de la pioche, du draft et des cartes écartées. Le dos montre l’âge : tous voient combien de cartes de chaque âge contient une main. Les cartes prises au grand jour sont retenues pour vous. Après une Inquisition, seuls les deux concernés savent ce qui a changé de main.',
  ],
  'CIV-11': [
    'Options',
    'Une table peut remplacer la distribution par un draft, jouer en équipes, laisser la Religion agir d’elle-même, n’autoriser les marqueurs que chez les autres, départager les équipes par leur meilleur membre, et fixer le nombre de tours de table sans pioche qui arrête la partie.',
  ],
};
