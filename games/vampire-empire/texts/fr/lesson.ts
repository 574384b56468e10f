import type { lesson as english } from '../en/lesson.ts';

export const lesson: { readonly [S in keyof typeof english]: { title: string; text: string; wrong: string } } = {
  goal: {
    title: 'Le but',
    text: 'Sur neuf personnages, trois sont des vampires cachés : le joueur des humains gagne en les tuant tous les trois, le joueur des vampires en tuant les six humains ou en réunissant trois vampires démasqués au château.',
    wrong: '',
  },
  secret: {
    title: 'Ce qui est secret',
    text: 'Vous menez les humains. Odile mène les vampires, et elle seule sait qui ils sont. On vous a montré deux humains : le Cuisinier et le Seigneur portent votre sceau. Vous voyez combien de cartes tient Odile, jamais lesquelles.',
    wrong: '',
  },
  exchange: {
    title: 'L’échange',
    text: 'Votre tour est un jour, celui d’Odile une nuit. On commence par échanger. Touchez la Chapelle : elle va à la cave, dont les cartes reviennent une fois, quand la pioche est vide ; dans les douves, tout est perdu. Odile n’en voit que le nombre. Puis le bouton : vous piochez jusqu’à 8.',
    wrong: 'N’importe quelle carte peut partir. Ici : « cave » cochée, touchez la Chapelle, puis le bouton.',
  },
  attack: {
    title: 'Attaquer',
    text: 'Ensuite, une action. On envoie qui l’on veut, sauf un vampire démasqué, contre qui l’on veut : appuyez sur Combat, touchez le Cuisinier, puis la Dame. La carte doit convenir au combattant, et le Cuisinier est serviteur : posez le Mousquet et attaquez avec 3.',
    wrong: 'Ici : Combat, le Cuisinier contre la Dame, et le Mousquet seul.',
  },
  stop: {
    title: 'Une défense qui trahit',
    text: '3 contre 5 : seule une attaque plus forte tue. Vous pourriez ajouter des cartes, pour une seconde et dernière manche ; toutes sont perdues. Mais pourquoi Odile tient-elle tant à la Dame ? Retenez-le, et arrêtez le combat.',
    wrong: 'Gardez vos cartes : appuyez sur « Arrêter le combat ».',
  },
  window: {
    title: 'Répondre',
    text: 'La nuit, Odile envoie le Moine contre le Cuisinier. Cela ne prouve rien. À ce que pose le joueur des vampires, on peut répondre aussitôt : touchez Passage secret, qui interrompt le combat. La nuit, il coûte deux autres cartes : payez avec Rapière et Dague.',
    wrong: 'Le Cuisinier va mourir ! Jouez Passage secret, et payez avec Rapière et Dague.',
  },
  water: {
    title: 'L’eau bénite',
    text: 'Deux cartes d’eau bénite montrent à tous la vérité sur n’importe qui. Et la Dame ? Appuyez sur Eau bénite, touchez la Dame, vos deux cartes d’eau bénite, et éprouvez-la.',
    wrong: 'C’est la Dame qu’on soupçonne : Eau bénite, la Dame, puis vos deux cartes d’eau bénite.',
  },
  strike: {
    title: 'Démasquée',
    text: 'La Dame est un vampire, et Odile n’avait pas de carte pour le nier ! L’eau bénite devient une arme contre elle, et vous pouvez attaquer aussitôt, avec la plus faible des deux : touchez le Cuisinier, l’Eau bénite I sur la table, la Fourche, et attaquez avec 3.',
    wrong: 'Frappez tout de suite : le Cuisinier, l’Eau bénite I de la table et la Fourche.',
  },
  dead: {
    title: 'Un sur trois',
    text: 'La Dame est morte, et la Nonne est venue de la ville prendre sa place. Un vampire se montre de trois façons : par l’eau bénite, en mourant, ou si son joueur le veut. À présent, changez de camp !',
    wrong: '',
  },
  lie: {
    title: 'Une attaque qui ment',
    text: 'Les vampires sont à vous : un sceau rouge les marque. Sans vampire démasqué au château, n’importe qui peut attaquer. Mentons : Combat, l’Officier, simple humain, contre la Nonne, avec le Pistolet.',
    wrong: 'Ici, on bluffe : Combat, l’Officier contre la Nonne, avec le Pistolet seul.',
  },
  support: {
    title: 'Les cartes de soutien',
    text: 'La Nonne était humaine : plus que cinq. Avant et après l’action, les deux peuvent jouer des soutiens, comme votre Marmiton, jusqu’à ce que chacun passe. Un soutien se paie avec d’autres cartes : tant le jour, tant la nuit. Gardez-le : Passer, et regardez Odile.',
    wrong: 'Gardez votre Marmiton pour plus tard : appuyez sur Passer.',
  },
  fooled: {
    title: 'Elle y croit',
    text: 'Odile prend l’Officier pour un vampire et envoie la Servante contre lui. Vous pourriez le défendre, mais ce n’est qu’un humain. Ne posez rien : Odile tue l’un des siens.',
    wrong: 'Laissez-le mourir, c’est un humain : appuyez sur « Ne rien poser ».',
  },
  conquest: {
    title: 'La conquête',
    text: 'Quelques nuits plus tard. La nuit, vous pouvez d’abord démasquer un vampire. Les cartes vampire lui servent alors, mais c’est à lui d’attaquer. Trois démasqués au château gagnent : touchez le Majordome et démasquez-le.',
    wrong: 'Trois vampires démasqués au château, et c’est gagné : touchez le Majordome, puis démasquez-le.',
  },
  end: {
    title: 'Gagné !',
    text: 'Le château est à vous. Encore un mot : passer au lieu d’agir coûte deux cartes. Quand plus personne n’a de cartes, un humain vivant vaut 1 point, un vampire vivant 2 ; à égalité, match nul. À présent, menez les humains contre un Novice : il reste deux vampires !',
    wrong: '',
  },
};
