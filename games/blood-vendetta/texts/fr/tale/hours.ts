import type { Hours } from '../../tale.ts';

export const hours: Hours = {
  phases: {
    intro: [
      'Bienvenue dans notre petite ville. Tout le monde sourit à tout le monde.',
      'Le premier jour. Faisons connaissance, mais à voix basse.',
      'Une nouvelle ville, de nouveaux voisins, de vieilles rancunes.',
    ],
    dawn: [
      'Le coq chante. Les bons vampires sont au lit.',
      'Première lueur. Tirez les rideaux et dormez bien, si vous pouvez.',
      'Le matin vient. La ville rabat ses couvercles.',
      'Le ciel pâlit. Les honnêtes gens vont se coucher.',
      'Encore une aube. Attention au rayon de soleil en allant au lit.',
    ],
    day: [
      'Midi. L’heure rêvée pour les mauvaises intentions.',
      'Les rues sont claires et vides. Presque vides.',
      'La ville ronfle. Quelqu’un marche sur la pointe des pieds.',
      'Il fait grand jour, l’heure la plus dangereuse de toutes.',
      'Le soleil brille, et cela arrange quelqu’un.',
    ],
    sunset: [
      'Le soir tombe. Les premiers couvercles grincent.',
      'Les ombres s’allongent. Les dents aussi.',
      'Le soleil se couche. Les vieilles habitudes se lèvent.',
      'Les toits rougeoient. Ceux qui ont un don se lèvent tôt.',
      'Entre chien et loup. Ceux qui ont un secret se lèvent les premiers.',
    ],
    night: [
      'Minuit sonne. Bonsoir, chers voisins.',
      'La lune est là. Debout, et comptez-vous.',
      'Les couvercles s’ouvrent. La ville se retrouve sur la place.',
      'Enfin la nuit. Tout le monde hors du cercueil.',
      'Les lampes sont allumées. Voyons qui est là.',
    ],
  },
  together: {
    intro: [
      'Le premier jour. Chacun reçoit une carte, tous au même instant.',
      'Les cartes circulent. Chacun ne lit que la sienne.',
      'Présentations discrètes : tout le monde lit sa carte.',
      'Avant toute chose, chacun apprend ce qu’il peut savoir.',
    ],
    dawn: [
      'L’aube. Tous les pouvoirs s’éveillent d’un coup.',
      'Les cercueils se ferment. Tout se décide maintenant.',
      'Première lueur. Tout le monde choisit, personne ne parle.',
      'Le coq chante. Décidez, tous en même temps.',
      'Le ciel pâlit. Qui a un pouvoir s’en sert maintenant.',
    ],
    day: [
      'Midi. Ceux qui chassent choisissent maintenant.',
      'Il fait grand jour. Toutes les chasses se font d’un coup.',
      'Le soleil est haut. Tous choisissent, et quelqu’un ne plaisante pas.',
      'La ville dort, sauf un doigt. Quelqu’un chasse.',
      'Les rues sont vides. Que ceux qui chassent choisissent.',
    ],
    sunset: [
      'Le ciel rougit. Tous les pouvoirs s’éveillent d’un coup.',
      'Entre chien et loup. Tout le monde choisit en même temps, sans un mot.',
      'Le soir tombe. Qui a un don s’en sert maintenant.',
      'Les ombres s’allongent. Décidez, tous à la fois.',
      'Le soleil se couche. Tous les secrets se lèvent ensemble.',
    ],
  },
  eyes: {
    phone: [
      'Chut. Les yeux sur votre propre téléphone.',
      'Plus un mot. Votre téléphone sait quoi faire.',
      'Du calme. Ne regardez que votre propre téléphone.',
      'Bouche cousue. Chacun regarde son téléphone.',
    ],
    close: [
      'Les yeux fermés, tout le monde. On ne triche pas.',
      'Fermez les yeux, et gardez-les fermés.',
      'Tous les yeux fermés. Oui, les vôtres aussi.',
      'Tout le monde ferme les yeux. Dormez.',
    ],
    open: [
      'Tout le monde ouvre les yeux.',
      'Vous pouvez tous regarder.',
      'Les yeux ouverts, tout le monde. Regardez autour de vous.',
      'Réveillez-vous. Ouvrez les yeux.',
    ],
  },
};
