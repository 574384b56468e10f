import type { COURSE_RULES, END_RULES, Help } from '../help-rules.ts';

export const courseRules: Help<(typeof COURSE_RULES)[number]> = {
  'VE-1': [
    'Le jeu',
    'Neuf personnages, dont trois vampires secrets. Le joueur des vampires les connaît, le joueur des humains doit les trouver et les tuer. Les humains gagnent quand les trois vampires sont morts ; les vampires, quand les six humains sont morts ou que le château abrite trois vampires démasqués. Si plus personne n’a de cartes, les points décident.',
  ],
  'VE-2': [
    'Cartes et personnages',
    'Chacun a une pioche de 40 cartes, dont le contenu est connu des deux. Les nombres des jeux « reconstructed-1 » et « reconstructed-2 » – valeurs, exemplaires, couleurs doubles et coûts – sont reconstitués : on peut y jouer, mais ils ne viennent pas des cartes imprimées.',
  ],
  'VE-2.3': [
    'Les types',
    'Dame, Seigneur et Officier sont nobles ; Moine, Nonne et Évêque sont du clergé ; Servante, Cuisinier et Majordome sont serviteurs. Une carte a un ou deux types : un état, eau bénite, vampire ou soutien. Toutes, sauf les soutiens, ont une valeur de combat.',
  ],
  'VE-2.10': [
    'Jeux de cartes',
    'Une table peut jouer avec son propre jeu de cartes, par exemple avec les nombres d’un exemplaire imprimé. Il lui faut 40 cartes par pioche, les mêmes cartes et les mêmes effets ; valeurs, exemplaires, types et coûts sont libres.',
  ],
  'VE-3': [
    'Mise en place',
    'Trois personnages commencent au château, six en ville, face cachée et dans un ordre inconnu. Chacun pioche 8 cartes. Le joueur des vampires voit les trois vampires, le joueur des humains deux humains sûrs. Les vampires commencent.',
  ],
  'VE-4': [
    'Le tour',
    'Le tour du joueur des vampires est une nuit, celui du joueur des humains un jour. Échange de cartes ; la nuit, un vampire à démasquer si l’on veut ; cartes de soutien des deux ; une action ; cartes de soutien des deux.',
  ],
  'VE-4.3': [
    'L’échange',
    'Envoyez des cartes de votre main, face cachée, dans les douves ou à la cave, puis piochez jusqu’à 8. Ou passez l’étape. Qui échange ne garde pas plus de 8 cartes ; avec une main vide il faut piocher.',
  ],
  'VE-4.4': [
    'Pioche, cave, douves',
    'Quand il faut piocher et que la pioche est vide, la cave est mélangée et devient la pioche, une fois par partie ; ensuite elle ne reçoit plus rien. Ce qui est dans les douves est perdu, sauf pour la Chapelle.',
  ],
  'VE-4.5': [
    'Démasquer un vampire',
    'Une fois par tour à lui, le joueur des vampires peut démasquer un vampire vivant, où qu’il soit. Il le reste. Rien ne peut l’empêcher, et un humain ne peut pas être démasqué.',
  ],
  'VE-4.6': [
    'Fenêtres de soutien',
    'Avant et après l’action, les deux joueurs peuvent jouer des cartes de soutien à tour de rôle, le joueur actif d’abord. Deux refus de suite ferment la fenêtre.',
  ],
  'VE-4.7': [
    'L’action',
    'Une seule : un combat, cacher un personnage (la nuit), l’eau bénite (le jour), ou passer. On ne propose que ce qui peut se faire en entier ; passer est toujours possible.',
  ],
  'VE-4.8': [
    'Cacher un personnage',
    'Le joueur des vampires pose trois cartes vampire et nomme un personnage du château. Sauf si une carte est annulée sans être remplacée, il va sous la ville sans ses marqueurs, et le château se complète par le haut.',
  ],
  'VE-4.9': [
    'L’eau bénite',
    'Le joueur des humains pose deux cartes d’eau bénite et nomme un personnage vivant du château ou de la ville qui n’est pas démasqué. Sauf refus, le jeu dit la vérité : un humain est confirmé pour tous, un vampire est démasqué.',
  ],
  'VE-4.9.6': [
    'Attaquer aussitôt',
    'Si l’eau bénite trouve un vampire au château, le joueur des humains peut l’attaquer sur-le-champ avec un autre personnage. La plus faible des deux cartes d’eau bénite peut servir à l’ouverture.',
  ],
};

export const endRules: Help<(typeof END_RULES)[number]> = {
  'VE-6': [
    'La fin',
    'La partie s’arrête dès que les trois vampires ou les six humains sont morts, si nul n’a sauvé le dernier. Alors tout est révélé. On peut abandonner à tout moment.',
  ],
  'VE-6.3': [
    'La conquête',
    'Dès que le château abrite trois vampires démasqués, le joueur des vampires gagne, qui que ce soit qui l’ait provoqué.',
  ],
  'VE-6.4': [
    'Les points',
    'Quand plus personne n’a de cartes, chaque humain vivant vaut 1 point et chaque vampire vivant 2. Le plus haut total gagne ; à égalité, la partie est nulle et les deux gagnent.',
  ],
  'VE-7': [
    'Quand le temps est écoulé',
    'L’horloge passe, renonce, arrête ou ne pose rien ; elle saute l’échange ; comme action, elle passe avec des cartes au hasard. Une décision inachevée est oubliée.',
  ],
  'VE-8': [
    'Ce qui est secret',
    'Les mains, l’ordre des pioches et de la ville, les défausses face cachée, les vampires et les humains sûrs. Ce qu’ont montré « Forme de chauve-souris », « Forme de brume » ou « Ouverture de la crypte » reste comme une image de cet instant.',
  ],
  'VE-8.4': [
    'Les fenêtres',
    'Qu’on vous demande une réponse ne dépend jamais de vos cartes. Quand la table passe pour vous, chaque fenêtre est tenue un moment de la même façon, pour que nul ne distingue une réflexion d’une main vide.',
  ],
  'VE-11': ['Les options', 'Ce dont la table convient avant la partie ; la première valeur est l’usage.'],
};
