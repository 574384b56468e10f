import type { RulebookWords } from '../en/rulebook.ts';

export const rulebook: RulebookWords = {
  course: {
    exchange: { title: 'Échange', text: 'Envoyez des cartes à la cave ou aux douves et piochez jusqu’à 8, ou passez.' },
    reveal: { title: 'Démasquer un vampire', text: 'La nuit seulement, et si le joueur des vampires le veut.' },
    before: { title: 'Cartes de soutien', text: 'Les deux joueurs à tour de rôle, jusqu’à ce que chacun passe.' },
    combat: { title: 'Combat', text: 'Un personnage du château en attaque un autre.' },
    hide: { title: 'Cacher', text: 'La nuit : trois cartes vampire envoient quelqu’un en ville.' },
    water: { title: 'Eau bénite', text: 'Le jour : deux cartes disent la vérité sur quelqu’un.' },
    pass: { title: 'Passer', text: 'Cédez deux cartes.' },
    after: { title: 'Cartes de soutien', text: 'Encore une fois, les deux joueurs à tour de rôle.' },
  },
  again: 'tour adverse',
  end: 'La partie s’arrête dès que les trois vampires ou les six humains sont morts, que le château abrite trois vampires démasqués ou que plus personne n’a de cartes.',
  groups: {
    characters: 'Les neuf personnages',
    both: 'Cartes des deux pioches',
    human: 'Eau bénite : dans la pioche des humains seulement',
    humanSupport: 'Cartes de soutien du joueur des humains',
    vampire: 'Cartes vampire : dans la pioche des vampires seulement',
    vampireSupport: 'Cartes de soutien du joueur des vampires',
  },
  facts: {
    fitting: 'Combat avec',
    favourite: '+2 grâce à',
    type: 'Type',
    value: 'Valeur',
    cost: 'Coût',
    dayAndNight: (day, night) => `${day} de jour, ${night} de nuit`,
    when: 'Quand',
    copies: 'Exemplaires',
    inBoth: (human, vampire) =>
      human === vampire
        ? `${human} dans chaque pioche`
        : `${human} dans la pioche des humains, ${vampire} dans celle des vampires`,
  },
  decks: {
    caption: 'Nombre de cartes de chaque type ; une carte à deux types compte dans les deux lignes',
    all: 'toutes les cartes',
  },
  setup: {
    caption: 'Ce que chacun a au départ',
    hand: 'cartes en main',
    deck: 'cartes restant dans la pioche',
    shown: 'personnages montrés en secret',
  },
  actions: {
    caption: 'Ce que coûte chaque action',
    cards: 'cartes',
    who: 'pour',
    both: 'les deux joueurs',
    oneOrMore: '1 ou plus',
  },
  ends: {
    caption: 'Ce qui décide aussitôt de la partie',
    needed: 'combien',
    winner: 'gagne',
    vampiresDead: 'vampires morts',
    humansDead: 'humains morts',
    inCastle: 'vampires démasqués au château',
  },
  points: { caption: 'Points selon le nombre de vivants', alive: 'en vie', humans: 'humains', vampires: 'vampires' },
  examples: {
    bluff: {
      title: 'Une attaque qui ment',
      captions: [
        'La nuit. Vous menez les vampires, et le Majordome est des vôtres. L’Officier et la Nonne sont humains, mais Odile ne le sait pas.',
        'Vous attaquez la Nonne avec l’Officier et posez le Pistolet : 3. On peut envoyer n’importe qui, même un humain.',
        'Odile ne pose que le Chandelier : 3 est plus haut que 1. La Nonne meurt, c’était une humaine, et l’Officier a désormais l’air d’un vampire.',
        'Le lendemain, Odile envoie la Servante contre l’Officier, avec le Mousquet.',
        'Vous ne posez rien, et il meurt : Odile a tué elle-même un humain. Personne n’a remarqué le Majordome.',
      ],
    },
    rounds: {
      title: 'Un combat en deux manches',
      captions: [
        'Le jour. La Dame est un vampire démasqué : contre elle, l’eau bénite sert au combat.',
        'Vous l’attaquez avec l’Évêque et posez Sainte Bible et Chandelier : 2 + 1 = 3.',
        'Odile pose Rapière et Vampire II pour la Dame : 4. Vous ne dépassez pas. Vous pouvez arrêter, ou livrer une seconde manche.',
        'Vous posez Relique et Eau bénite II. Les cartes des deux manches comptent : 8 contre 4.',
        'Odile pose Vampire III et Vampire I : 8 contre 8. L’égalité ne suffit pas : la Dame vit, et les huit cartes sont dans les douves.',
      ],
    },
    markers: {
      title: 'Les marqueurs ne comptent qu’à la manche 1',
      captions: [
        'La nuit. Le Cuisinier a un marqueur de défense +2. Pour l’attaquer, il faut poser plus de 2.',
        'Vous l’attaquez avec le Seigneur et posez le Pistolet : 3 suffit.',
        'Odile pose Ail : 1 + 2 = 3, et 3 ne dépasse pas 3. Si vous arrêtiez là, le Cuisinier vivrait.',
        'Vous posez la Dague. À la manche 2, aucun marqueur ne compte : 4 contre 1.',
        'Odile n’a pas d’autre carte pour un serviteur, et le Cuisinier meurt.',
      ],
    },
    must: {
      title: 'Un vampire démasqué doit attaquer',
      captions: [
        'La nuit. Le château abrite un vampire démasqué, la Dame.',
        'Vous choisissez Combat : personne d’autre que la Dame ne peut attaquer. Vous pourriez aussi passer.',
        'Contre le Moine, elle combat avec Dague (Noble), Vampire I et Chien de chasse (Vampire) ou Griffes. Ail et Chandelier ne lui conviennent pas.',
      ],
    },
    water: {
      title: 'L’eau bénite, puis une attaque aussitôt',
      captions: [
        'Le jour. Vous soupçonnez le Majordome et tenez deux cartes d’eau bénite.',
        'Vous l’éprouvez avec Eau bénite I et Eau bénite III. Odile peut répondre par « Je ne suis pas un vampire » ou passer.',
        'Elle passe, et la vérité éclate : le Majordome est un vampire. Vous pouvez l’attaquer aussitôt.',
        'Vous attaquez avec le Seigneur. Eau bénite I, la plus faible des deux cartes sur la table, et la Rapière font 3. Eau bénite III va aux douves.',
        'Odile pose la Fourche : 3 est plus haut que 2. Le Majordome meurt, le premier des trois vampires.',
      ],
    },
    denial: {
      title: 'Un refus annulé',
      captions: [
        'Le jour. Vous voulez la vérité sur la Dame.',
        'Vous l’éprouvez avec Eau bénite II et Pieu de tremble.',
        'Odile joue « Je ne suis pas un vampire » et paie 1 carte. Cela ne prouve rien : elle peut le faire pour un humain aussi. Si vous passez, rien n’est révélé, et vos deux cartes sont perdues.',
        'Vous jouez « Sacrifice » contre cette carte et payez 1 carte. La réponse est donc donnée : la Dame est un vampire, et vous pouvez l’attaquer aussitôt.',
      ],
    },
    sacrifice: {
      title: 'Après un « Sacrifice », d’autres cartes peuvent suivre',
      captions: [
        'La nuit, au tour d’Odile. Vous tenez « Sacrifice ».',
        'Elle attaque la Nonne avec l’Officier et pose le Pistolet : 3. On vous interroge avant la défense.',
        'Vous annulez le Pistolet avec « Sacrifice ». La nuit, cela coûte 2 cartes : Ail et Mousquet.',
        'Odile peut ajouter des cartes et pose la Rapière : 2. Vous pourriez y répondre aussi, mais n’avez plus de quoi.',
        'Vous défendez avec le Chandelier : 2 est plus haut que 1, et la Nonne meurt quand même.',
      ],
    },
    hiding: {
      title: 'Cacher quelqu’un',
      captions: [
        'La nuit. La Dame est démasquée, et vous voulez qu’elle quitte le château. Vous tenez quatre cartes vampire.',
        'Vous posez deux Vampire I et le Corbeau, et nommez la Dame.',
        'Odile annule le Corbeau avec « Sacrifice ». Si vous ne posiez rien à la place, la Dame resterait, et les autres cartes seraient perdues.',
        'Vous posez Vampire III à la place. Odile peut y répondre aussi.',
        'Elle passe. La Dame va sous la ville, au su de tous, et perd son marqueur ; la Servante arrive d’en haut.',
      ],
    },
    hypnosis: {
      title: 'Hypnose et conquête',
      captions: [
        'La nuit, avant l’action. La Dame et le Cuisinier sont des vampires démasqués ; le troisième, l’Évêque, l’est aussi, mais il est en ville.',
        'Vous jouez « Hypnose » et payez 2 cartes. Odile pourrait l’annuler par « Sacrifice ».',
        'Elle passe. La Nonne et l’Évêque, les deux premiers de la ville, entrent au château. Sur cinq, trois resteront.',
        'Vous renvoyez le Moine et la Nonne. Trois vampires démasqués tiennent le château : vous gagnez aussitôt.',
      ],
    },
    herbalist: {
      title: 'La dernière humaine est sauvée',
      captions: [
        'La nuit. Cinq humains sont morts, et la Servante est la dernière.',
        'Odile l’attaque avec le Seigneur et pose le Pistolet : 3.',
        'Vous n’avez pas de carte pour un serviteur, et la Servante se meurt. Avant que la partie finisse, on vous demande « Herboriste ».',
        'Vous jouez « Herboriste » et payez 2 cartes. La Servante va en ville ; comme il n’y a personne d’autre, elle revient aussitôt au château, et la partie continue.',
      ],
    },
    cellar: {
      title: 'La cave devient la pioche',
      captions: [
        'Le jour. Vous avez 1 carte dans votre pioche et 5 à la cave.',
        'Vous choisissez trois cartes pour la cave. Vous en piocherez autant.',
        'La première carte venait de la pioche. Puis les 8 cartes de la cave ont été mélangées et sont devenues la pioche, et vous en avez tiré 2. Désormais, seules les douves reçoivent des cartes.',
      ],
    },
    points: {
      title: 'La dernière carte',
      captions: [
        'Le jour. Odile est à court de cartes, et vous n’en avez qu’une. Quatre humains et deux vampires sont en vie.',
        'Vous passez et la cédez. Plus personne n’a de cartes : 4 points pour les humains, 2 × 2 = 4 pour les vampires. La partie est nulle, et les deux gagnent. Avec un humain vivant de plus, vous auriez gagné 5 à 4.',
      ],
    },
  },
};
