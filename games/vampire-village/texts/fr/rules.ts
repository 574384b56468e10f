import type { COURSE_RULES, END_RULES, Help } from '../help-rules.ts';

export const courseRules: Help<(typeof COURSE_RULES)[number]> = {
  'VV-1': [
    'Le jeu',
    'Bâtissez un village de cartes, peuplez-le et tenez bon face aux créatures que vos voisins envoient. Après deux manches, chaque villageois sur un bâtiment et chaque créature repoussée qui reste vaut un point. Tout le monde décide en même temps, il n’y a pas de tours.',
  ],
  'VV-2': [
    'Les cartes',
    'Une carte de village est un bâtiment ou un héros. Un bâtiment a une couleur, une défense contre les sorcières, les loups-garous et les vampires (dans cet ordre, par exemple 2/1/0) et quelque chose qu’il compte quand on le pose. Un héros a des icônes de combat et des points de déplacement. Les valeurs, les exemplaires et les noms du jeu de cartes fourni ont été conçus pour cette table : ceux des cartes imprimées n’étaient pas disponibles. Une autre liste de cartes se joue avec les mêmes règles.',
  ],
  'VV-3': [
    'Mise en place',
    'Chacun reçoit un village de départ avec 2 villageois. L’ordre d’attaque des trois types est tiré une fois pour toutes ; les démons agissent toujours en premier. On distribue six cartes à chacun ; à moins de cinq, le reste quitte la partie sans être vu.',
  ],
  'VV-4': [
    'Une manche',
    'Chacune des deux manches a trois phases : construction, créatures, attaque. Villages, villageois et créatures survivantes passent dans la manche 2, où les cartes sont plus fortes et les mains tournent dans l’autre sens.',
  ],
  'VV-4.11': [
    'Choisir une carte',
    'Gardez en secret une carte de votre main. Quand tous ont choisi, le reste de chaque main passe au voisin, à gauche en manche 1, à droite en manche 2, et les cartes choisies sont montrées. Vous voyez la main suivante au choix suivant, sauf si la table permet de la regarder avant. La sixième carte n’est pas un choix : on pose celle qui reste.',
  ],
  'VV-4.20': [
    'Poser une carte',
    'La carte va sur une case vide qui touche par un bord une carte de votre village. Le village ne peut jamais dépasser 4 cartes en largeur ni en hauteur, mesuré sur les cartes présentes. Les trous laissés par des cartes détruites peuvent être comblés, et des parties séparées restent un seul village.',
  ],
  'VV-4.25': [
    'L’effet d’une nouvelle carte',
    'Un bâtiment apporte aussitôt autant de villageois qu’il en compte, lui-même compris. Cela n’arrive qu’une fois : rien de ce qui change ensuite n’en ajoute ni n’en retire. Un héros peut déplacer des villageois, maintenant ou jamais.',
  ],
  'VV-4.41': [
    'Donner les créatures',
    'Deux fois par manche vous piochez trois créatures. Une va au voisin de gauche, une au voisin de droite, une reste chez vous ; à deux, vous en gardez une et l’adversaire reçoit les deux autres. Toutes sont révélées ensemble, et l’on voit qui a donné quoi. Les sorcières se placent à gauche du village, les loups-garous en haut, les vampires à droite, les démons en bas.',
  ],
  'VV-4.50': [
    'Les démons',
    'Avant les attaques, chacun fait agir ses démons pour soi et en secret ; puis tout est révélé ensemble. Jusque-là les autres voient les villages tels qu’ils étaient. Les démons quittent ensuite la partie et ne valent aucun point.',
  ],
  'VV-4.51': [
    'Plusieurs démons',
    'Vous choisissez l’ordre de vos démons. Celui qui ne peut rien faire, ou plus rien, part sans effet. Celui qui n’a qu’une possibilité la prend.',
  ],
  'VV-4.52': [
    'Ce qu’exige un démon',
    'Chaque démon détruit un de vos héros, à votre choix, ou accomplit son action spéciale. Ce qui est impossible ou ne changerait rien ne peut être choisi, et l’on ne peut pas refuser. Les villageois d’une carte détruite sont perdus.',
  ],
  'VV-4.60': [
    'Les forces sont figées',
    'Quand les démons sont partis, la force de chaque attaquant est calculée une fois et ne change plus jusqu’à la fin de la manche, quoi qu’il soit détruit entre-temps.',
  ],
  'VV-4.70': [
    'Les attaques',
    'Un type après l’autre attaque tous les villages à la fois, dans l’ordre des tuiles. Les sorcières viennent de la gauche, les loups-garous du haut, les vampires de la droite. Ce qu’une attaque détruit manque à la suivante.',
  ],
  'VV-4.74': [
    'La percée',
    'La ligne extérieure du côté attaqué défend : la colonne de gauche, la ligne du haut ou la colonne de droite, même avec des trous. Si l’attaque ne dépasse pas la défense de ses bâtiments, elle est repoussée et les attaquants restent. Si elle la dépasse, vous perdez une carte de cette ligne avec ses villageois, un attaquant est détruit, et l’on compare de nouveau.',
  ],
  'VV-4.75': [
    'L’attaquant détruit',
    'Le plus faible ; entre différents de même force, vous choisissez. Si la carte sacrifiée était un héros portant l’icône des attaquants, vous pouvez choisir n’importe lequel.',
  ],
  'VV-4.91': [
    'Fin de manche',
    'Après la manche 1, les forces figées sont oubliées. Les créatures restent auprès des villages et attaquent de nouveau en manche 2, avec de nouvelles forces.',
  ],
};

export const endRules: Help<(typeof END_RULES)[number]> = {
  'VV-6': [
    'Les points',
    'La partie s’arrête après les attaques de la manche 2. Vous marquez 1 point par villageois sur un bâtiment et 1 par sorcière, loup-garou et vampire encore à votre village, quelle que soit sa force. Les villageois sur des héros ne rapportent rien.',
  ],
  'VV-6.5': [
    'Égalité',
    'À égalité de points gagne qui a le plus de cartes de village, héros et village de départ compris. Si elles sont aussi à égalité, la victoire est partagée.',
  ],
  'VV-7': [
    'Le temps',
    'Si votre temps est écoulé, une réponse fixe est donnée pour vous : la première carte de la main, la place la plus basse, aucun déplacement, les créatures dans l’ordre pioché, au démon le héros le moins peuplé, dans une attaque la carte la moins chère et l’attaquant le plus faible.',
  ],
  'VV-7.1': [
    'Changer d’avis',
    'Tant que le dernier joueur n’est pas prêt, vous pouvez reprendre un choix secret ; les autres voient seulement combien sont prêts. Dans une attaque, vos choix valent aussitôt.',
  ],
  'VV-8': [
    'Ce qui est caché',
    'Sont cachés les mains, les cartes mises de côté, les créatures piochées, les plans et les actions des démons, jusqu’à ce que tout soit montré ensemble. Les mains que vous avez déjà tenues sont retenues pour vous. Personne ne voit jamais les pioches ni les cartes inutilisées.',
  ],
  'VV-11': [
    'Options',
    'Une table peut étendre la peste à tous les bâtiments au lieu des jaunes, laisser voir la main suivante pendant la pose d’une carte et choisir le jeu de cartes.',
  ],
};
