import type { lesson as english } from '../en/lesson.ts';

export const lesson: { readonly [S in keyof typeof english]: { title: string; text: string; wrong: string } } = {
  goal: {
    title: 'Le but',
    text: 'Après deux manches, le plus de points gagne : un par villageois dans vos bâtiments, et un par créature repoussée qui se tient encore à vos portes.',
    wrong: '',
  },
  pick: {
    title: 'Garder une carte',
    text: 'Tout le monde joue en même temps. Six fois par manche, vous gardez une carte en secret et le reste va à Odile, à votre gauche (à droite en manche 2). Touchez Grand-rue, puis le bouton.',
    wrong: 'Vous pourriez aussi garder celle-là. Ici, il nous faut Grand-rue : touchez-la, puis le bouton.',
  },
  place: {
    title: 'La poser',
    text: 'Une carte se pose bord à bord avec une des vôtres, dans un village de 4 sur 4 au plus. Grand-rue apporte un villageois par bâtiment de sa ligne. Posez-la à gauche ou à droite de la Porte du Givre.',
    wrong:
      'C’est permis, mais il ne viendrait qu’un villageois. À gauche ou à droite de la Porte du Givre, la ligne compte deux bâtiments.',
  },
  gain: {
    title: 'Les villageois arrivent',
    text: 'Deux bâtiments dans la ligne, le nouveau compris : deux villageois s’installent. Cela n’arrive qu’une fois, à la pose. D’autres bâtiments comptent autre chose : un appui long sur une carte le dit.',
    wrong: '',
  },
  recruit: {
    title: 'Un héros',
    text: 'Certaines cartes sont des héros. Ils n’amènent personne et ne défendent rien, mais ils déplacent les villageois ; vous verrez bientôt à quoi d’autre ils servent. Gardez la Messagère : 5 points de déplacement.',
    wrong: 'Une bonne carte aussi, mais ici il nous faut un héros : touchez la Messagère, puis le bouton.',
  },
  hero: {
    title: 'Déplacer des villageois',
    text: 'Un héros déplace les villageois des cartes voisines, un point par pas, et seulement au moment où on le pose. Posez la Messagère à la place encadrée, touchez Grand-rue, deux fois le Donjon, puis « Fin des déplacements ».',
    wrong:
      'Ici : la Messagère à la place encadrée, et les deux villageois de Grand-rue au Donjon. Cela coûte 2 points sur 5 ; le reste est perdu.',
  },
  send: {
    title: 'Envoyer des créatures',
    text: 'Deux fois par manche, vous en piochez trois en secret : une par voisin, une pour vous. Les vampires viennent de droite, où vous défendez à 4 : gardez le Serviteur vampire, force 2. Le Loup-Garou gris à Odile, le Démon de la ruine à Casimir.',
    wrong: 'Ici : le Loup-Garou gris à Odile, le Démon de la ruine à Casimir, et vous gardez le Serviteur vampire.',
  },
  sides: {
    title: 'Les côtés',
    text: 'Manche 2 : tout ce qui a été envoyé se retourne. Les sorcières viennent de gauche, les loups-garous d’en haut, les vampires de droite, dans l’ordre des tuiles du haut, tiré au début. Seule votre ligne extérieure défend ce côté : additionnez ses nombres. Les héros n’ajoutent rien.',
    wrong: '',
  },
  demon: {
    title: 'D’abord les démons',
    text: 'Les démons attendent en bas, agissent avant toute attaque, puis s’en vont. Celui-ci détruit un héros, ou le bâtiment habité qui a le moins de villageois. Impossible de refuser, sauf s’il n’y a ni l’un ni l’autre. Sacrifiez la Messagère et confirmez.',
    wrong: 'La Ciergerie a un villageois, et le Chasseur de vampires va encore servir. Sacrifiez la Messagère.',
  },
  held: {
    title: 'Repoussées',
    text: 'Les sorcières sont venues à 4 contre 6. Une attaque qui n’est pas plus forte que la ligne est repoussée : vous ne perdez rien, et elles restent. Après la manche 1, elles reviendraient à l’attaque ; après la manche 2, chacune vaut un point.',
    wrong: '',
  },
  breach: {
    title: 'Une percée',
    text: 'Chaque loup-garou gris a la force de sa meute : 4 contre 3, c’est une percée. Vous perdez une carte de la ligne du haut avec ses villageois, eux leur plus faible, et on compare à nouveau. Sacrifiez la Tour runique, vide.',
    wrong:
      'Toute carte de la ligne du haut peut tomber, mais avec ses villageois. Personne n’habite la Tour runique : sacrifiez-la.',
  },
  slay: {
    title: 'Un héros tombe',
    text: 'Les vampires, 7 contre 4. Un héros qui porte leur icône emporte n’importe lequel d’entre eux, pas seulement le plus faible. Sacrifiez le Chasseur de vampires, puis tuez le Seigneur vampire.',
    wrong:
      'Si le plus faible tombait, le Seigneur vampire percerait encore, 5 contre 4. Le Chasseur de vampires peut l’emporter.',
  },
  score: {
    title: 'Les points',
    text: 'La partie est finie. 14 villageois dans vos bâtiments et 4 créatures à vos portes font 18 points : vous gagnez. Les cartes et les villageois chez les héros ne comptent pas ; à égalité, le plus de cartes dans son village l’emporte.',
    wrong: '',
  },
  final: {
    title: 'À vous de jouer',
    text: 'Les deux villages sont bâtis : envoyez deux fois des créatures, puis passez la dernière nuit face à un Novice. À deux, vous gardez une créature et les deux autres vont à votre adversaire.',
    wrong: '',
  },
};
