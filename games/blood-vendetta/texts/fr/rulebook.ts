import type { RulebookWords } from '../en/rulebook.ts';
import { fears } from './fears.ts';

export const rulebook: RulebookWords = {
  course: {
    introduction: {
      title: 'Jour des présentations',
      text: 'Une seule fois. Chacun lit son rôle ; les chasseurs et les vargs apprennent qui est des leurs.',
    },
    firstNight: {
      title: 'Première nuit',
      text: 'Une seule fois. Un court débat, et peut-être déjà une exécution.',
    },
    dawn: {
      title: 'Aube',
      text: 'En secret : ceux qui endorment, trompent ou protègent, du Moine à la Reine.',
    },
    day: {
      title: 'Jour',
      text: 'En secret : la meute choisit une victime, puis les chasseurs.',
    },
    sunset: {
      title: 'Crépuscule',
      text: 'En secret : ceux qui examinent, tuent ou chantent, du Seigneur à la Belle.',
    },
    nightfall: {
      title: 'Tombée de la nuit',
      text: 'Toutes les victimes du jour meurent ensemble, et l’on montre leurs rôles.',
    },
    debate: {
      title: 'Nuit : le débat',
      text: 'Tous les vivants sont éveillés, parlent et s’accusent.',
    },
    trial: {
      title: 'Nuit : le vote',
      text: 'On juge les accusés l’un après l’autre. Avec plus de la moitié des voix, un joueur est exécuté ; un seul par nuit.',
    },
  },
  again: 'l’aube suivante',
  end: 'La partie finit dès qu’un seul camp est en vie. Après trois tours sans un mort, personne ne gagne.',
  examples: {
    trial: {
      title: 'Plus de la moitié',
      captions: [
        'Nuit 1. Casimir est mort, sept joueurs sont en vie, vous êtes le Comte. Chacun peut accuser un autre joueur.',
        'Vespérine et vous accusez Ignace, Séraphine accuse Odile. On jugera les deux, Ignace d’abord : il a plus d’accusateurs.',
        'Ignace s’est défendu. Les sept votent, lui aussi. Plus de la moitié, c’est 4 voix.',
        'Vous, Vespérine et Léopold étiez seuls pour : 3 sur 7, Ignace est épargné. Le procès d’Odile commence.',
        '4 sur 7 contre Odile : elle est condamnée, dit ses derniers mots et meurt. On ne juge plus personne cette nuit.',
      ],
    },
    lamia: {
      title: 'Un chasseur dans la mauvaise maison',
      captions: [
        'Vous êtes chasseur, Séraphine et Balthazar aussi. À l’aube, Odile, la Lamie, vous invite chez elle. On ne vous le dit pas.',
        'Le jour, Séraphine et Balthazar votent pour Odile.',
        'Vous votez aussi pour Odile. Trois chasseurs frappent la maison où vous passez la journée.',
        'À la tombée de la nuit, tous ceux qui sont dans la maison meurent : Odile, et vous. Un chasseur qui frappe seul ne se touche pas lui-même ; quand le clan frappe ensemble, celui des siens qui est dans la maison tombe aussi.',
      ],
    },
    trick: {
      title: 'Une fausse piste',
      captions: [
        'Vous êtes le Prince. À l’aube, le Varg perfide sème une fausse piste vers Odile, simple vampire. Personne ne le sait.',
        'Le jour, les chasseurs frappent Odile. Au crépuscule, on vous appelle.',
        'Vous examinez Odile, et elle paraît métamorphe. Le Prince ne protège que ceux qui paraissent vampires.',
        'Odile meurt, et l’on montre son vrai rôle : Vampire. Sans la fausse piste, votre regard l’aurait sauvée.',
      ],
    },
    bride: {
      title: 'Le sacrifice de la Fiancée',
      captions: [
        'Vous êtes la Fiancée. À l’aube, Odile, la Reine, couvre Vespérine.',
        'Le jour, les chasseurs frappent Casimir, le Roi. Personne ne meurt avant la nuit : au crépuscule, le Roi agit encore, puis on vous appelle.',
        'Vous vous arrêtez devant la porte de Casimir, et c’est votre Seigneur. Le trouver à cet instant suffit.',
        'Le Roi mourrait d’une attaque, et vous le connaissez maintenant. On vous pose donc la question.',
        'Vous dites oui : le Roi vit, vous mourez. Si la Reine vous avait couverte au lieu de Vespérine, personne ne serait mort.',
      ],
    },
    banshee: {
      title: 'Un chant tue le lendemain',
      captions: [
        'Vous êtes vampire. À l’aube, Odile, la Reine, vous couvre.',
        'Au crépuscule, la Banshee chante pour vous. Vous l’apprenez aussitôt, mais pas de qui vient le chant.',
        'À la tombée de la nuit, personne ne meurt : le chant n’arrive à terme que demain. La protection d’aujourd’hui ne compte pas contre lui.',
        'À l’aube suivante, la Reine ne peut pas vous couvrir encore : jamais le même deux jours de suite. À la tombée de la nuit, vous mourez du chant.',
      ],
    },
    turned: {
      title: 'La double frappe',
      captions: [
        'Vous êtes chasseur. La liste a trois noms : Odile, Casimir et vous. Mais l’un d’eux est le Néophyte.',
        'Casimir vote pour Vespérine. Odile et vous votez pour Casimir : deux voix contre une.',
        'Casimir était le Néophyte, et vous l’avez tué. On annonce que les chasseurs frapperont deux fois le lendemain.',
        'Le lendemain, le premier vote a désigné Léopold. Au second, on ne peut plus le choisir.',
        'La seconde frappe a touché Mirabelle. Le Prince a examiné Léopold et l’a ainsi protégé : seule Mirabelle est morte.',
      ],
    },
    dhampir: {
      title: 'Qui voit le Dhampir',
      captions: [
        'Vous êtes le Dhampir, à la place 1. Casimir est Nosferatu ; Léopold, Ignace et Balthazar sont chasseurs.',
        'Les chasseurs ont frappé Mirabelle, puis Nosferatu a bu à sa gorge. Au crépuscule, vous dites quelle maison vous avez surveillée.',
        'C’est la première attaque qui compte, celle des chasseurs. Des trois attaquants, vous voyez le plus proche de vous dans le sens des aiguilles d’une montre : Léopold, à la place 5. Casimir est plus près, mais il a attaqué après.',
        'À la tombée de la nuit, Mirabelle meurt. Vous connaissez un chasseur par son nom. Dites-le, et soyez cru.',
      ],
    },
  },
  facts: {
    shown: 'Un examen montre',
    cards: 'Cartes',
    call: 'Comment on l’appelle',
    phone: 'Ce que montre le téléphone',
    fears: 'Ce qu’il faut craindre',
  },
  withVargs: (type, other) => `${type} ; dans une partie avec des vargs : ${other}`,
  withoutPower: (type, other) => `${type} ; sans pouvoir : ${other}`,
  said: (text) => `« ${text} »`,
  card: (text) => `Carte : « ${text} »`,
  harmless: 'Pendant l’appel des autres :',
  others: ['Odile', 'Casimir'],
  fears,
  deadly: (list) => `Danger de mort : ${list}.`,
  stilledBy: (list) => `Peuvent ôter ce pouvoir : ${list}.`,
  neverStilled: 'Personne ne peut ôter ce pouvoir.',
  execution: 'exécution',
  tables: {
    sides: 'Combien de joueurs par camp dans les sélections courantes',
    sets: 'Les sélections conseillées',
    votes: 'Voix nécessaires pour une exécution',
    voters: 'Joueurs qui ont un vote',
    needed: 'Voix nécessaires',
    timers: 'Durées habituelles, en secondes',
    timer: 'Étape',
    seconds: 'Secondes',
    points: 'Points pour chaque joueur du camp vainqueur',
    side: 'Camp',
    pointsEach: 'Points',
    players: 'Joueurs',
  },
  legal: {
    most: 'Au plus tant de cartes ; des autres, une seule',
    oneLord: 'Pas les deux',
    oneShifter: 'Pas les deux',
    leaders: 'Des vargs seulement avec les deux chefs, et autant de vargs que de chasseurs',
    bride: 'La Fiancée seulement avec l’un des Seigneurs',
    turned: 'Le Néophyte seulement avec deux chasseurs ou plus',
  },
  playOn: 'La partie continue.',
};
