import type { rulebook as english } from '../en/rulebook.ts';

export const rulebook: typeof english = {
  course: {
    keep: {
      title: 'Garder une carte',
      text: 'Six fois par manche : gardez une carte de votre main, passez les autres.',
    },
    building: {
      title: 'Poser un bâtiment',
      text: 'Il compte quelque chose dans votre village et apporte autant de villageois.',
    },
    hero: { title: 'Ou poser un héros', text: 'Il déplace les villageois des cartes voisines.' },
    give: {
      title: 'Donner les créatures',
      text: 'Deux fois par manche : piochez-en trois, donnez-en une à chaque voisin et gardez-en une. À deux, choisissez seulement celle que vous gardez.',
    },
    demons: {
      title: 'Les démons agissent',
      text: 'Chacun détruit un de vos héros ou accomplit son action spéciale, puis s’en va.',
    },
    attack: {
      title: 'Trois attaques',
      text: 'Les sorcières de la gauche, les loups-garous du haut, les vampires de la droite, un type après l’autre. Votre ligne extérieure de ce côté défend.',
    },
    repelled: {
      title: 'La ligne tient',
      text: 'L’attaque n’est pas plus forte : vous ne perdez rien, et les créatures restent.',
    },
    breach: {
      title: 'Ou c’est la percée',
      text: 'Vous perdez une carte de la ligne, eux un attaquant. On compare de nouveau, jusqu’à ce que la ligne tienne ou qu’il ne reste personne.',
    },
  },
  again: 'Encore une fois : manche 2',
  end: 'Après la manche 2 : un point par villageois sur vos bâtiments et un par créature à vos portes. Le plus de points gagne.',
  examples: {
    once: {
      title: 'Un bâtiment ne compte qu’une fois',
      captions: [
        'Vous posez la Boulangerie, qui apporte un villageois par bâtiment jaune. La Place du marché en est un, la Boulangerie elle-même le second : 2 villageois, quelle que soit la place.',
        'La Boulangerie est posée, avec 2 villageois. La Porte moussue est verte et n’a pas compté.',
        'Plus tard, vous posez le Donjon, jaune lui aussi. Rien n’est recompté : la Boulangerie et la Place du marché gardent leurs villageois, et le Donjon n’apporte personne.',
      ],
    },
    row: {
      title: 'Une ligne avec un héros',
      captions: [
        'Les Douves apportent un villageois par bâtiment de leur ligne. Celle du haut a le Jardin des simples, le Champion, un trou et le Rempart.',
        'Vous comblez le trou : Jardin des simples, Douves et Rempart font 3 villageois. Le Champion est un héros et ne compte pas, mais il n’interrompt pas la ligne non plus.',
      ],
    },
    walks: {
      title: 'Une Messagère et 5 points',
      captions: [
        'Vous allez poser la Messagère au milieu, entre Grand-rue et le Moulin à vent.',
        'Seuls peuvent marcher les villageois des cartes qui la touchent par un bord : celui de Grand-rue et les trois du Moulin à vent. La Porte du Givre et la Boulangerie ne la touchent que par un coin.',
        'Les trois du Moulin à vent descendent à la Haie vive. Trois villageois, un pas chacun : 3 points.',
        'Celui de Grand-rue traverse la Messagère jusqu’à la Palissade : deux pas, 2 points. Les 5 points sont dépensés.',
        'C’est fini. La Messagère reste dans le village, mais ne déplacera plus personne.',
      ],
    },
    frame: {
      title: 'Un village troué',
      captions: [
        'Après la manche 1, il ne reste que la Porte du Givre et la Palissade. Elles ne se touchent pas, mais c’est encore un seul village, de 3 cartes sur 2. La prochaine carte peut aller à côté de l’une ou de l’autre : huit places.',
        'Vous avez posé le Château tout à gauche. Le village a maintenant 4 cartes de large : la place à droite de la Palissade a disparu. Le trou du milieu peut toujours être comblé.',
      ],
    },
    two: {
      title: 'Les créatures à deux joueurs',
      captions: [
        'Vous avez pioché un Vampire nouveau-né, un Loup-Garou gris et un Démon de la ruine. Vous choisissez seulement lequel vous gardez.',
        'Vous gardez le Vampire nouveau-né, force 1. Le loup-garou et le démon vont à Odile, face cachée tant que vous n’êtes pas prêts tous les deux.',
        'Odile a gardé sa Sorcière des marais : son Loup-Garou noir et son Serviteur vampire viennent chez vous. Tout est révélé, et la seconde pioche commence.',
      ],
    },
    demons: {
      title: 'L’ordre de vos démons',
      captions: [
        'Un Démon tueur de héros et un Démon de la ruine attendent sous votre village, et votre seul héros est la Messagère. À vous de dire qui agit d’abord.',
        'Le Démon de la ruine commence. Il prend la Messagère, ou la Boulangerie : c’est le bâtiment habité qui a le moins de villageois. Le Donjon, vide, ne compte pas.',
        'Vous sacrifiez la Messagère. Le Démon tueur de héros ne trouve plus de héros et part sans effet. S’il avait agi d’abord, vous perdiez la Messagère et la Boulangerie.',
      ],
    },
    lure: {
      title: 'Tous attirent en même temps',
      captions: [
        'Chacun de vous trois a un Démon attire-vampires et aucun héros. Le démon attire depuis le voisin de droite : le vôtre depuis Casimir, celui de Casimir depuis Odile, celui d’Odile depuis vous.',
        'Casimir a un Vampire nouveau-né et un Chevalier vampire. Repoussé, l’un vaut un point comme l’autre : vous prenez le plus faible. Personne ne le voit encore.',
        'Tout est révélé. Casimir a pris un vampire à Odile. Le démon d’Odile ne fait rien : vous n’aviez aucun vampire quand les démons ont commencé, et celui qui vient d’être attiré ne peut pas l’être de nouveau.',
      ],
    },
    pack: {
      title: 'Une meute garde sa force',
      captions: [
        'Trois loups-garous gris de force 3 et un seul noir de force 1 : 10 en tout, contre une ligne du haut à 4. Vous devez sacrifier une carte de cette ligne.',
        'Vous avez sacrifié le Moulin à vent. L’attaquant le plus faible est tombé avec lui, le noir. 9 contre 4.',
        'Le Rempart tombe, et un gris. Les deux qui restent ont toujours une force de 3 : elle a été calculée avant l’attaque. 6 contre 4.',
        'Le Clocher tombe, et un autre gris. 3 contre 4 : repoussé. La Tour de guet a tenu, et le dernier loup-garou vaut un point.',
      ],
    },
    icon: {
      title: 'Un héros emporte la plus forte',
      captions: [
        'Trois Sorcières des marais ont une force de 2. La Sorcière de la main droite a une force de 4, car Casimir, à votre droite, a quatre sorcières. 10 contre les 5 de votre colonne de gauche.',
        'Vous sacrifiez le Traqueur de sorcières. Il porte l’icône des sorcières : vous pouvez choisir n’importe quelle attaquante, pas seulement la plus faible.',
        'Vous choisissez la Sorcière de la main droite. Reste 6 contre 5 : encore une carte à perdre. La défense du héros était de 0, il ne manque donc rien à la ligne.',
        'Vous sacrifiez la Palissade avec son villageois, et une Sorcière des marais tombe. 4 contre 5 : repoussées. Deux sorcières restent et valent un point chacune.',
      ],
    },
    equals: {
      title: 'Lequel des plus faibles tombe ?',
      captions: [
        'Manche 1. Deux loups-garous gris et deux noirs, chacun de force 2 : 8 contre 4.',
        'Vous sacrifiez la Messagère. Les quatre attaquants sont de même force : vous choisissez la couleur.',
        'Un gris est détruit. 6 contre 4 : la Tour de guet est la seule carte qui reste dans la ligne, elle tombe. Vous choisissez encore.',
        'L’autre gris est détruit. La ligne suivante tient, 4 contre 5. Deux noirs restent pour la manche 2 : avec un troisième, ils auraient une force de 3 chacun, 9 en tout. Un gris, un noir et un nouveau noir ne feraient que 5.',
      ],
    },
    points: {
      title: 'À égalité de points',
      captions: [
        'La dernière attaque : un Serviteur vampire, 2 contre 1. Vous devez sacrifier la Boulangerie ou le Champion, qui ont deux villageois chacun.',
        'Vous avez sacrifié le Champion, car les villageois sur des héros ne rapportent rien. 5 villageois sur des bâtiments et 3 créatures à vos portes font 8 points. Odile en a 8 aussi, mais vous avez 3 cartes de village et elle 2 : vous gagnez.',
      ],
    },
  },
  groups: {
    starts: 'Villages de départ',
    buildings1: 'Bâtiments de la manche 1',
    buildings2: 'Bâtiments de la manche 2',
    heroes1: 'Héros de la manche 1',
    heroes2: 'Héros de la manche 2',
    witch: 'Toutes les sorcières',
    werewolf: 'Tous les loups-garous',
    vampire: 'Tous les vampires',
    demon: 'Tous les démons',
  },
  facts: { copies: 'Cartes dans les manches 1 et 2' },
  numbers: {
    used: 'Les cartes selon le nombre de joueurs',
    players: 'Joueurs',
    starts: 'Villages de départ',
    startsLeft: 'Villages de départ en trop',
    cards: 'Cartes de village distribuées par manche',
    cardsLeft: 'Cartes de village en trop par manche',
    creatures: 'Créatures piochées par manche',
    creaturesLeft: 'Créatures en trop par manche',
    back: 'Quand la main reçue au départ vous revient',
    backAs: 'Pour votre carte numéro',
  },
};
