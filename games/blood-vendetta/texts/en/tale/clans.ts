import type { ClanCalls } from '../../tale.ts';

export const clans: ClanCalls = {
  'meet-vargs': {
    open: [
      'Vargs, this is your family. Learn it by heart.',
      'Vargs, count your own, in silence.',
      'Vargs, know each other, and nobody else.',
    ],
    close: ['The pack knows its own.', 'The pack falls silent.', 'Tails down, vargs.'],
  },
  'meet-varg-leader': {
    open: [
      'Vargs, one of you gives the orders. Remember who.',
      'Vargs, here is your leader. Do not bow: it would be noticed.',
      'Vargs, this is the one you follow.',
    ],
    close: ['The pack has its head.', 'The leader needs no more introduction.', 'All is in order in the pack.'],
  },
  'meet-newly-turned': {
    open: [
      'Newly-Turned, keep your mouth shut: the fangs show.',
      'The Newly-Turned learns to play a hunter.',
      'Newly-Turned, from today on you wear a mask.',
    ],
    close: ['The mask fits.', 'The newcomer smiles with closed lips.', 'Nobody has noticed a thing.'],
  },
  'meet-hunters': {
    open: [
      'Hunters, these are your friends. You have no others.',
      'Hunters, see who is with you. Show nothing.',
      'Hunters, learn the names you must never say aloud.',
    ],
    close: ['The hunters look innocent again.', 'The hunters know enough.', 'The stakes vanish under the coats.'],
  },
  'meet-leader': {
    open: [
      'Hunters, one of you has the last word. Remember who.',
      'Hunters, this is your Leader. Salute in your heads.',
      'Hunters, when you disagree, the Leader decides. Remember who that is.',
    ],
    close: ['The Leader is known.', 'It is clear who gives the orders.', 'No salutes, please.'],
  },
  vargs: {
    open: [
      'Vargs, the day is yours. Whom do you hunt?',
      'The pack sniffs at every threshold. Whose scent does it follow?',
      'The pack goes round in circles. Around whom?',
      'The pack is hungry. Who smells best?',
    ],
    close: ['The pack lies down in the shade.', 'The last howl dies away.', 'The pack is back in the woods.'],
  },
  hunters: {
    open: [
      'Hunters, this is your hour. Whom do you visit?',
      'The hunters whisper in the empty square. About whom?',
      'The hunters walk the quiet streets. Where do they stop?',
      'The hunters choose a door. Whose?',
    ],
    close: [
      'The hunters wipe their boots.',
      'The hunters vanish between the houses.',
      'The hunters step back into the crowd.',
      'The street is quiet again.',
    ],
  },
  second: {
    open: [
      'The hunters have a second strike. Whom now?',
      'The hunters are not done yet. Who else?',
      'Today the hunters strike twice. Whose door comes next?',
    ],
    close: ['Now the hunters are done.', 'The second stake is put away.', 'The hunt is over for today.'],
  },
  lord: {
    open: [
      'The Lord leaves the throne. Before whom does he stop?',
      'The Lord looks round the table. Where does his gaze rest?',
      'Make way for the Lord. To whom does he turn?',
      'The Lord is awake. Whose turn is it to tremble?',
    ],
    close: ['The Lord is back on the throne.', 'A door closes behind the Lord.', 'The Lord wishes you a good evening.'],
  },
  werewolf: {
    open: [
      'The Werewolf stretches. Is he hungry today?',
      'The Werewolf walks alone. Does he choose anybody?',
      'Fur, teeth and not one friend: the Werewolf. Whom does he want?',
    ],
    close: ['The Werewolf buttons up his coat.', 'The wind turns.', 'The Werewolf is just a neighbour again.'],
  },
  kitsune: {
    open: [
      'The Kitsune takes off her face. Whom does she choose?',
      'The Kitsune wants to play. With whom?',
      'The fox is loose: the Kitsune hunts. Whom?',
    ],
    close: ['Nine tails fold up.', 'The Kitsune smiles like everybody else.', 'The fox is a lady again.'],
  },
  hidden: {
    open: [
      'Somewhere the shapeshifter sheds a skin.',
      'The shapeshifter opens one eye.',
      'The shapeshifter thinks of another shape.',
    ],
    close: ['The shapeshifter is like everybody else again.', 'The skin fits again.', 'The shapeshifter blends in.'],
  },
};
