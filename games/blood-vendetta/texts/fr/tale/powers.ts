import type { PowerCalls } from '../../tale.ts';

/** In the order of the calls. */
export const powers: PowerCalls = {
  monk: {
    open: [
      'Le Moine s’agenouille. Quels pouvoirs sa prière va-t-elle endormir ?',
      'Une cloche sonne pour le Moine. Qui va-t-il apaiser ?',
      'Le Moine ouvre son petit livre. Quel nom murmure-t-il ?',
    ],
    close: ['Ainsi soit-il.', 'Le Moine referme son livre.', 'La cloche se tait.'],
  },
  lamia: {
    open: [
      'La Lamie veut de la compagnie. Laquelle, et sous quel toit ?',
      'Un lit vide attriste la Lamie. Avec qui passe-t-elle la journée ?',
      'La Lamie reçoit, ou se fait inviter. Qui choisit-elle ?',
    ],
    close: ['La Lamie tire les rideaux.', 'La Lamie souffle la bougie.', 'La Lamie dort.'],
  },
  undine: {
    open: [
      'L’Ondine sort du puits. Quelles forces va-t-elle emporter ?',
      'Des pas mouillés dans le couloir : l’Ondine. Qui va-t-elle épuiser ?',
      'L’Ondine écoute les gouttes tomber. Quelle source va tarir ?',
    ],
    close: ['Le puits se tait.', 'L’Ondine replonge.', 'La dernière goutte est tombée.'],
  },
  'paralyzing-varg': {
    open: [
      'Le Varg paralysant se lèche les crocs. Qui va rester immobile ?',
      'Le Varg paralysant avance à pas de velours. Quels bras vont s’alourdir ?',
      'Ne bougez plus : le Varg paralysant choisit. Qui donc ?',
    ],
    close: ['Les pas de velours s’éloignent.', 'Les crocs sont rangés.', 'Le Varg paralysant s’esquive.'],
  },
  'tricky-varg': {
    open: [
      'Le Varg perfide porte un sac plein d’empreintes. Quel seuil les aura ?',
      'Le Varg perfide invente un mensonge. Sur qui ?',
      'Le Varg perfide cherche un coupable. Qui a l’air d’un loup aujourd’hui ?',
    ],
    close: ['Le mensonge est prêt.', 'Le Varg perfide s’époussette les pattes.', 'Quelque part, on ricane.'],
  },
  queen: {
    open: [
      'La Reine est réveillée. Sur qui étend-elle la main ?',
      'La Reine prend l’un de vous sous son aile. Qui donc ?',
      'La Reine ne peut garder tout le monde. Qui garde-t-elle aujourd’hui ?',
    ],
    close: ['La Reine joint les mains.', 'Le manteau se referme.', 'Sa Majesté se repose.'],
  },
  nosferatu: {
    open: [
      'Nosferatu n’a pas dîné depuis longtemps. Va-t-il se mettre à table ?',
      'Une longue ombre dans l’escalier : Nosferatu. S’arrête-t-elle devant une porte ?',
      'Nosferatu étudie le menu. Va-t-il commander quelqu’un ?',
    ],
    close: ['La longue ombre a disparu.', 'Nosferatu plie sa serviette.', 'L’escalier ne grince plus.'],
  },
  'vengeful-varg': {
    open: [
      'Le Varg vengeur cherche le Seigneur. Sur qui bondit-il, s’il bondit ?',
      'Le Varg vengeur se souvient d’un vieil affront. Qui va le payer ?',
      'Le Varg vengeur aiguise ses griffes pour le Seigneur. Où se cache-t-il ?',
    ],
    close: ['La rancune s’endort.', 'Le Varg vengeur se rassoit.', 'Les grognements cessent.'],
  },
  bride: {
    open: [
      'La Fiancée cherche son Seigneur. Quelle main prend-elle ?',
      'La Fiancée soulève son voile. Qui regarde-t-elle ?',
      'La Fiancée a une bague et une question. Pour qui ?',
    ],
    close: ['La Fiancée regagne sa chambre.', 'La bague retrouve son écrin.', 'Le froissement de soie s’éloigne.'],
  },
  banshee: {
    open: [
      'La Banshee s’éclaircit la voix. Pour qui est la chanson ?',
      'La Banshee a une nouvelle chanson. Qui l’entendra ?',
      'Bouchez-vous les oreilles : la Banshee chante. Pour qui ?',
    ],
    close: ['La chanson est finie.', 'L’écho se perd.', 'La Banshee salue. Personne n’applaudit.'],
  },
  dhampir: {
    open: [
      'Le Dhampir ouvre son carnet. Quelle maison a-t-il surveillée ?',
      'Le Dhampir a passé le jour derrière un rideau. En face de quelle porte ?',
      'Le Dhampir n’a pas dormi de la journée. Quel seuil gardait-il ?',
    ],
    close: ['Le Dhampir pose son crayon.', 'Le rideau retombe.', 'Le Dhampir hoche la tête et se tait.'],
  },
  scout: {
    open: [
      'L’Éclaireuse entre par la fenêtre. Quels papiers a-t-elle lus ?',
      'L’Éclaireuse a suivi quelqu’un. Qui donc ?',
      'L’Éclaireuse déplie sa carte. Quel nom cherche-t-elle ?',
    ],
    close: ['L’Éclaireuse replie sa carte.', 'La fenêtre se referme sans bruit.', 'L’Éclaireuse n’est jamais venue.'],
  },
  revenant: {
    open: [
      'Le Revenant met deux noms dans la balance. Lesquels ?',
      'Le Revenant compare les vivants. Qui avec qui ?',
      'Deux âmes, une balance : le Revenant choisit. Lesquelles ?',
    ],
    close: ['Le Revenant range les poids.', 'Les plateaux s’arrêtent.', 'Le Revenant se fond dans le mur.'],
  },
  ghoul: {
    open: [
      'La Goule vérifie ce qui reste d’elle.',
      'La Goule tâte ses vieux os.',
      'La Goule fait l’inventaire, de la tête aux pieds.',
    ],
    close: [
      'La Goule remonte la terre comme une couverture.',
      'Un couvercle grince.',
      'La Goule est rentrée chez elle.',
    ],
  },
  beauty: {
    open: [
      'La Belle se regarde dans son miroir. Qui va-t-elle ensorceler ?',
      'La Belle laisse tomber son mouchoir. Qui le ramassera ?',
      'Un regard de la Belle coûte une voix. À qui ?',
    ],
    close: ['La Belle referme son éventail.', 'Le miroir se trouble.', 'Il reste un parfum de rose.'],
  },
};
