import type { Labels, Prompts } from '../catalogue.ts';
import { capital, of, ofType, theType, words } from './words.ts';

export const prompts: Prompts = {
  own: {
    pick: ({ step }) => `Carte ${step} sur 6 : gardez-en une, les autres passent au voisin.`,
    place: ({ card }) => `Où posez-vous cette carte ? ${card}.`,
    villager: ({ points }) =>
      points === 0
        ? 'Tous les points de déplacement sont dépensés.'
        : `Votre héros déplace les villageois voisins. Reste : ${words.movement(points)}.`,
    step: ({ card, points }) => `Où va le villageois de « ${card} » ? (reste : ${words.movement(points)})`,
    left: ({ left }) => `Choisissez une créature pour ${left}, à votre gauche.`,
    right: ({ right }) => `Choisissez une créature pour ${right}, à votre droite ; vous gardez la dernière.`,
    keep: ({ left }) => `Choisissez la créature que vous gardez ; les deux autres vont à ${left}.`,
    demon: () => 'Lequel de vos démons agit maintenant ?',
    deed: ({ demon }) => `${demon} : que fait-il ?`,
    done: () => 'Vos démons ont agi. Confirmez ou revenez en arrière.',
    sacrifice: ({ attacker, attack, defence }) =>
      `${capital(theType(attacker))} font une percée, ${attack} contre ${defence} : sacrifiez une carte de la ligne.`,
    slay: ({ attacker, isFree }) =>
      isFree
        ? `Votre héros ne tombe pas en vain : choisissez n’importe quelle créature parmi ${theType(attacker)}.`
        : `Choisissez la créature détruite parmi les plus faibles ${ofType(attacker)}.`,
  },
  ready: (ready, all) => `Prêts : ${ready} sur ${all}.`,
  done: 'Votre choix est fait, et vous pouvez encore le changer.',
  idle: 'Vous n’avez rien à décider ici.',
  waiting: (names) => `On attend ${words.list(names)}.`,
  over: 'La partie est terminée.',
};

export const labels: Labels = {
  pick: (card) => `Garder ${card}`,
  place: (where, gained, defence) =>
    `${where} (${gained > 0 ? `+${words.villagers(gained)}, ` : ''}défense ${defence.join('/')})`,
  from: (card, movable) => `Un villageois de « ${card} » (disponibles : ${movable})`,
  to: (card) => `Avancer vers « ${card} »`,
  stop: (card) => `Rester sur « ${card} »`,
  give: (creature, name) => `À ${name} : ${creature}`,
  keep: (creature) => `Garder ${creature}`,
  demon: (demon) => demon,
  plague: 'Subir la peste',
  destroyHero: (card) => `Sacrifier le héros « ${card} »`,
  ruin: (card) => `Laisser ruiner « ${card} »`,
  lure: (creature, name) => `Attirer « ${creature} » du village ${of(name)}`,
  sacrifice: (card, villagers) => `Sacrifier ${card}${villagers > 0 ? ` avec ${words.villagers(villagers)}` : ''}`,
  slay: (creature) => `Détruire ${creature}`,
  doneMoving: 'Fin des déplacements',
  doneDemons: 'Confirmer',
};
