import type { lesson as english } from '../en/lesson.ts';

export const lesson: { readonly [S in keyof typeof english]: { title: string; text: string; wrong: string } } = {
  goal: {
    title: 'Le but',
    text: 'Réunissez des cartes de six domaines. À deux, 8 cartes d’un même domaine à la fin de votre tour gagnent aussitôt (7 à trois ou quatre) : c’est l’hégémonie. Si personne n’y arrive avant la fin de la pioche, la victoire va à qui domine le plus de domaines.',
    wrong: '',
  },
  play: {
    title: 'Jouer une carte',
    text: 'Chaque tour commence par une carte de votre main, posée dans vos colonnes ; on ne peut pas s’en passer. Touchez Économie, puis touchez-la encore ou appuyez sur le bouton.',
    wrong: 'Vous pourriez aussi jouer celle-là. Ici, il nous faut une troisième Économie : touchez-la.',
  },
  threshold: {
    title: 'Un seuil',
    text: 'Trois cartes d’un domaine ouvrent son premier effet, cinq le second (deux et quatre à quatre joueurs). Il ne coûte rien et sert aussitôt. Les losanges montrent où vous en êtes : avec 3 cartes Économie, Développement est ouvert.',
    wrong: '',
  },
  effect: {
    title: 'Utiliser un effet',
    text: 'Développement : rendez une carte de vos colonnes, puis jouez-en une de votre main. Touchez Développement, rendez Religion et jouez Science.',
    wrong: 'C’est permis dans une vraie partie. Ici : Développement, rendre Religion, puis jouer Science.',
  },
  finish: {
    title: 'Terminer',
    text: 'Les effets s’utilisent dans n’importe quel ordre : par domaine, un qui est ouvert et un qui en coûte une carte. Puis terminez : vous piochez jusqu’à trois cartes ; qui en tient plus ne pioche ni ne défausse. Terminez, et regardez Odile.',
    wrong: 'Il n’y a plus rien à faire ce tour-ci : appuyez sur Terminer.',
  },
  others: {
    title: 'Ce que font les autres',
    text: 'Odile a joué Militaire et pioché. La ligne au-dessus de vos cartes dit ce qui s’est passé ; touchez-la pour revoir. On voit combien de cartes elle tient et de quel âge, pas lesquelles. Ce qui est joué ou défaussé reste visible.',
    wrong: '',
  },
  special: {
    title: 'Religion et Art',
    text: 'Deux domaines sont à part. Religion permet de piocher jusqu’à 5 cartes, puis 7. Art n’a pas de seuil : qui en a seul le plus peut, une fois par tour, copier un effet ouvert d’un autre, avec ses propres cartes.',
    wrong: '',
  },
  attack: {
    title: 'Les effets de sacrifice',
    text: 'Certains effets coûtent une carte de leur domaine. Attaque coûte une carte Militaire : vous perdez ensuite une carte d’un domaine, et tous les autres en perdent une du même domaine. Attaquez l’Art, qu’Odile collectionne.',
    wrong: 'Ici, on vise l’Art d’Odile : touchez Attaque, puis Art.',
  },
  danger: {
    title: 'Le danger',
    text: 'Odile a 7 cartes Militaire. Avec une de plus, elle gagne à la fin de son tour. Ce qui menace est toujours écrit ici.',
    wrong: '',
  },
  embargo: {
    title: 'Un marqueur',
    text: 'Embargo coûte une carte Économie. On la pose face cachée sur une colonne, et sa propriétaire ne peut pas jouer de cartes de ce domaine à son prochain tour. Posez-la sur le Militaire d’Odile.',
    wrong: 'Odile gagnerait avec Militaire : touchez Embargo, puis son Militaire.',
  },
  blocked: {
    title: 'C’est sauvé',
    text: 'Terminez votre tour. Odile tient des cartes Militaire, mais ne peut pas les jouer.',
    wrong: 'L’Embargo est au bon endroit : appuyez sur Terminer.',
  },
  hegemony: {
    title: 'L’hégémonie',
    text: 'À présent, c’est vous qui avez 7 cartes d’un domaine : Science. Jouez la huitième et terminez : seul compte ce qui est posé à la fin du tour.',
    wrong: 'Jouez Science, puis Terminer : 8 cartes d’un domaine gagnent.',
  },
  final: {
    title: 'Le dernier tour de table',
    text: 'Quand la pioche est vide, les autres finissent le tour de table sans piocher. Puis chaque domaine vaut un point à qui en a le plus, à chacun en cas d’égalité. La main ne compte pas ; si les points sont égaux, Utopie tranche. Jouez les derniers tours contre un Novice !',
    wrong: '',
  },
};
