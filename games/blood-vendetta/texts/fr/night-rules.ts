import type { END_RULES, Help, NIGHT_RULES } from '../help-rules.ts';

export const nightRules: Help<(typeof NIGHT_RULES)[number]> = {
  'VN-4.8': [
    'La nuit',
    'Tous les vivants parlent. Chacun peut accuser un autre joueur et changer d’avis jusqu’à la fin du débat, faute de temps ou parce que tous sont prêts. On juge les accusés, les plus visés d’abord, trois au plus par nuit : une défense, puis un vote de tous à la fois. Il faut plus de la moitié de ceux qui ont un vote ; ne pas répondre, c’est voter contre. Le premier condamné dit ses derniers mots et meurt ; rien n’y fait. Une table peut préférer un seul vote entre tous les accusés.',
  ],
  'VN-4.9': [
    'Parler',
    'La nuit, on peut tout dire et tout prétendre, vrai ou faux ; les phrases toutes faites se lisent dans la langue de chacun. De l’aube à la nuit, nul ne parle. Seul le Néophyte ne doit ni avouer ni dire qui sont les chasseurs. Montrer son écran est interdit. Les morts se taisent parmi les vivants ; ils voient tout, sauf choix contraire de la table, et peuvent prédire qui gagnera.',
  ],
  'VN-4.10': [
    'Absent ou retiré',
    'Qui manque deux fenêtres ou deux votes de suite passe pour absent : dès la phase suivante, un remplaçant joue jusqu’à son retour. L’hôte ou le meneur peut retirer un joueur : aussitôt la nuit, sinon à la tombée de la nuit. Jusque-là, il ne décide plus rien.',
  ],
  'VN-4.11': [
    'Le meneur',
    'Le logiciel mène la soirée. Une personne qui ne joue pas peut prendre la console : elle dit qui appeler, que demander et que montrer, et reçoit les choix de ceux qui n’ont pas de téléphone. Avec des cartes imprimées, le meneur saisit tous les rôles après les présentations. Si personne n’est libre, un joueur mène d’abord, et le premier exécuté prend sa suite.',
  ],
  'VN-4.12': [
    'Le temps',
    'Chaque étape a sa durée, que la table peut changer ; 0 veut dire sans limite, et l’étape finit alors quand tous l’ont finie. L’hôte peut faire une pause.',
  ],
  'VN-4.13': [
    'Téléphones semblables',
    'Dans les phases secrètes, chaque vivant a les mêmes fenêtres, avec autant de gestes et au même moment. Qui n’a rien à décider répond à une question anodine, qui ne change rien et que nul ne connaît avant la fin. Une carte sans nouvelle le dit. Ainsi, ni les mains ni les écrans ne trahissent qui est appelé.',
  ],
  'VN-5': [
    'Rôles et examens',
    'Un examen montre un type. Un joueur sur une fausse piste paraît métamorphe ; Kitsune et Varg rusé paraissent vampires, le Néophyte aussi ; les autres paraissent ce qu’ils sont. La Fiancée et le Varg vengeur cherchent une personne et ne s’y trompent pas. Être endormi ou protégé ne change jamais un type.',
  ],
};

export const endRules: Help<(typeof END_RULES)[number]> = {
  'VN-6': [
    'La fin',
    'Après les annonces de la tombée de la nuit, une exécution ou un départ : si nul ne vit, personne ne gagne. Si tous les vivants sont d’un même camp, il gagne ; un métamorphe solitaire doit rester seul. S’il en reste deux de camps différents, voyez les deux derniers. On ne gagne pas par le nombre, sauf choix de la table.',
  ],
  'VN-6.2': [
    'Les deux derniers',
    'Chef des chasseurs et chef de meute : personne ne gagne. Un vampire face à un ennemi perd, mais Roi, Nosferatu et Banshee jouent encore, comme deux joueurs dont l’un attend la fin d’un chant. Un chef de clan bat un simple membre de l’autre clan, et un chasseur bat la Kitsune. Toutes les autres paires jouent encore.',
  ],
  'VN-6.5': [
    'Tours calmes',
    'Si nul ne meurt pendant trois tours de suite, personne ne gagne ; un avertissement précède. Une partie ne dépasse jamais la nuit 99.',
  ],
  'VN-6.7': [
    'Les points',
    'Tous les joueurs du camp vainqueur marquent, les morts aussi : vampires 1 point, chasseurs et vargs 2, métamorphe solitaire 3. À la fin, on montre tous les rôles, tous les choix et les réponses anodines.',
  ],
  'VN-7': [
    'Quand le temps manque',
    'Ce qu’on peut passer est passé ; un vote non donné ne compte pas, et compte contre dans un procès. Ce qu’il faut choisir est tiré au sort ; le Roi examine alors et ne tue jamais. Ce qui était confirmé reste.',
  ],
  'VN-8': [
    'Ce qui est caché',
    'Tous voient les places, les morts, les accusations, les votes et les annonces. Vous seul voyez votre rôle, vos choix et leurs réponses. Les membres d’un clan voient sa liste, ses votes et sa victime. Rien ne montre qui est appelé ni qui a répondu.',
  ],
  'VN-9': [
    'Précisions',
    'Quand une règle peut se lire de deux façons, une précision dit laquelle est la bonne. Si votre exemplaire imprimé dit autre chose du débat, des procès, de la fin ou des sélections de rôles, ce sont les règles données ici qui comptent.',
  ],
  'VN-10': [
    'Un exemple',
    'Les chasseurs frappent Odile, la Reine l’a couverte, et le Dhampir surveille sa maison. À la tombée de la nuit, nul ne meurt, mais le Dhampir a vu l’un des chasseurs venir tuer. La nuit, il le dit, et doit encore être cru.',
  ],
  'VN-11': [
    'Les réglages',
    'Une table choisit rôles, meneur, manière d’appeler, ce qu’on sait des rôles et ce qu’on montre des morts, comment vote la nuit, quand gagne un clan, ce que voient les morts, et toutes les durées.',
  ],
};
