import type { PowerCalls } from '../../tale.ts';

/** In the order of the calls. */
export const powers: PowerCalls = {
  monk: {
    open: [
      'The Monk kneels down. Whose powers does he pray to sleep?',
      'A bell rings once for the Monk. Whom will he still?',
      'The Monk opens his little book. Whose name does he whisper?',
    ],
    close: ['Amen.', 'The Monk closes his book.', 'The bell is silent.'],
  },
  lamia: {
    open: [
      'The Lamia wants company. Whose, and under which roof?',
      'An empty bed makes the Lamia sad. With whom does she spend the day?',
      'The Lamia expects a guest, or is one. Whom does she choose?',
    ],
    close: ['The Lamia draws the curtains.', 'The Lamia blows out the light.', 'The Lamia is asleep.'],
  },
  undine: {
    open: [
      'The Undine climbs out of the well. Whose strength does she wash away?',
      'Wet footprints in the hall: the Undine. Whom does she drain?',
      'The Undine listens to the dripping water. Who runs dry?',
    ],
    close: ['The well is silent again.', 'The Undine sinks back.', 'The last drop has fallen.'],
  },
  'paralyzing-varg': {
    open: [
      'The Paralysing Varg licks his teeth. Who will stand very still?',
      'The Paralysing Varg walks on soft paws. Whose limbs grow heavy?',
      'Do not move: the Paralysing Varg is choosing. Whom?',
    ],
    close: ['The soft paws are gone.', 'The teeth are put away.', 'The Paralysing Varg slinks off.'],
  },
  'tricky-varg': {
    open: [
      'The Tricky Varg carries a bag of paw prints. Whose doorstep gets them?',
      'The Tricky Varg makes up a lie. About whom?',
      'The Tricky Varg needs a culprit. Who looks like a wolf today?',
    ],
    close: ['The lie is ready.', 'The Tricky Varg dusts off his paws.', 'Somewhere somebody chuckles.'],
  },
  queen: {
    open: [
      'The Queen is awake. Over whom does she hold her hand?',
      'The Queen takes one of you under her wing. Whom?',
      'The Queen cannot guard you all. Whom does she guard today?',
    ],
    close: ['The Queen folds her hands.', 'The cloak falls shut.', 'Her Majesty retires.'],
  },
  nosferatu: {
    open: [
      'Nosferatu has not dined for a while. Will he sit down to table?',
      'A long shadow on the stairs: Nosferatu. At whose door does it stop, if at all?',
      'Nosferatu studies the menu. Does he order anybody?',
    ],
    close: ['The long shadow is gone.', 'Nosferatu folds his napkin.', 'The stairs creak no more.'],
  },
  'vengeful-varg': {
    open: [
      'The Vengeful Varg is looking for the Lord. At whom does he leap, if at all?',
      'The Vengeful Varg remembers an old wrong. Who shall pay for it?',
      'The Vengeful Varg sharpens his claws for the Lord. Where might he sit?',
    ],
    close: ['The grudge sleeps.', 'The Vengeful Varg sits down again.', 'The growling stops.'],
  },
  bride: {
    open: [
      'The Bride is looking for her Lord. Whose hand does she take?',
      'The Bride lifts her veil. At whom does she look?',
      'The Bride has a ring and a question. For whom?',
    ],
    close: ['The Bride goes back to her room.', 'The ring is back in its box.', 'The rustle of silk fades.'],
  },
  banshee: {
    open: [
      'The Banshee clears her throat. For whom is the song?',
      'The Banshee has a new song. Who will hear it?',
      'Cover your ears: the Banshee sings. For whom?',
    ],
    close: ['The song is sung.', 'The echo fades.', 'The Banshee bows. Nobody claps.'],
  },
  dhampir: {
    open: [
      'The Dhampir opens the notebook. Which house was watched?',
      'The Dhampir spent the day behind a curtain. Across from whose door?',
      'The Dhampir has not slept all day. On whose doorstep was the watch?',
    ],
    close: ['The Dhampir puts the pencil down.', 'The curtain falls back.', 'The Dhampir nods and says nothing.'],
  },
  scout: {
    open: [
      'The Scout climbs in at the window. Whose papers has she read?',
      'The Scout has been following somebody. Whom?',
      'The Scout unrolls her map. Which name is she looking for?',
    ],
    close: ['The Scout rolls up her map.', 'The window clicks shut.', 'The Scout was never here.'],
  },
  revenant: {
    open: [
      'The Revenant puts two names on the scales. Which two?',
      'The Revenant compares the living. Whom with whom?',
      'Two souls, one pair of scales: the Revenant chooses. Which two?',
    ],
    close: ['The Revenant puts the weights away.', 'The balance comes to rest.', 'The Revenant fades into the wall.'],
  },
  ghoul: {
    open: [
      'The Ghoul checks what is left of him.',
      'The Ghoul feels his old bones.',
      'The Ghoul takes stock, from head to heel.',
    ],
    close: ['The Ghoul pulls the earth up like a blanket.', 'A lid scrapes shut.', 'The Ghoul is home again.'],
  },
  beauty: {
    open: [
      'The Beauty looks into her mirror. Whom will she bewitch?',
      'The Beauty drops her handkerchief. Who will pick it up?',
      'One glance of the Beauty costs one vote. Whose?',
    ],
    close: ['The Beauty closes her fan.', 'The mirror clouds over.', 'A scent of roses is left.'],
  },
};
