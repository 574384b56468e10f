import type { Hours } from '../../tale.ts';

export const hours: Hours = {
  phases: {
    intro: [
      'Welcome to our little town. Everybody smiles at everybody.',
      'The first day. Let us introduce ourselves, quietly.',
      'A new town, new neighbours, old grudges.',
    ],
    dawn: [
      'The cock crows. Good vampires are in bed.',
      'First light. Draw the curtains and sleep well, if you can.',
      'Morning comes. The town pulls down its lids.',
      'The sky pales. Time for honest folk to lie down.',
      'Another dawn. Mind the sunbeam on your way to bed.',
    ],
    day: [
      'Noon. A fine hour for bad intentions.',
      'The streets are bright and empty. Almost empty.',
      'The town snores. Somebody is on tiptoe.',
      'Broad daylight, the most dangerous hour of all.',
      'The sun is shining, and that suits somebody well.',
    ],
    sunset: [
      'Evening. The first lids creak.',
      'The shadows grow longer. So do the teeth.',
      'The sun goes down. Old habits get up.',
      'Red light on the roofs. The gifted rise early.',
      'Dusk. Those with a secret are up first.',
    ],
    night: [
      'Midnight strikes. Good evening, dear neighbours.',
      'The moon is up. Rise, and count each other.',
      'The lids are open. The town gathers in the square.',
      'Night at last. Everybody out of the coffins.',
      'The lamps are lit. Let us see who is here.',
    ],
  },
  together: {
    intro: [
      'The first day. Everybody gets a card, all at the same moment.',
      'The cards go round. Each of you reads your own and no other.',
      'A quiet welcome: everybody reads a card.',
      'Before anything else, each of you learns what you may know.',
    ],
    dawn: [
      'Dawn. Every power stirs at once.',
      'The coffins close. All choices are made now.',
      'First light. Everybody chooses, nobody talks.',
      'The cock crows. Decide, all of you at the same time.',
      'The sky pales. Whoever has a power uses it now.',
    ],
    day: [
      'Noon. Those who hunt choose now.',
      'Broad daylight. All who hunt, hunt at once.',
      'The sun is high. Everybody chooses, and somebody means it.',
      'The town sleeps, all but one finger. Somebody is hunting.',
      'The streets are empty. Whoever hunts, choose.',
    ],
    sunset: [
      'The sky turns red. All powers wake at once.',
      'Dusk. Everybody chooses at the same time, without a word.',
      'Evening. Whoever has a gift, use it now.',
      'The shadows grow longer. Decide, all of you at once.',
      'The sun goes down. Every secret gets up together.',
    ],
  },
  eyes: {
    phone: [
      'Hush now. Eyes on your own phone.',
      'Not a word. Your phone knows what to do.',
      'Quiet, please. Look at nothing but your own phone.',
      'Lips closed. Everybody looks at their own phone.',
    ],
    close: [
      'Eyes shut, all of you. No peeping.',
      'Close your eyes, and keep them closed.',
      'All eyes closed, please. Yes, yours too.',
      'Shut your eyes, everybody. Sleep.',
    ],
    open: [
      'Open your eyes, all of you.',
      'You may all look again.',
      'Eyes open, everybody. Look around.',
      'Wake up, all of you. Eyes open.',
    ],
  },
};
